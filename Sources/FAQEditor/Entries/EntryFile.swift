import Basics
import FAQKnowledge

/// The file of an entry: one that the knowledge was read from, or one that is still to be written.
struct EntryFile: Sendable, Equatable {
  /// One of the knowledge folders.
  var root: String
  /// The folder below it; empty for none.
  var category: String
  var id: String

  /// Below the knowledge folder.
  var name: String { (category.isEmpty ? "" : category + "/") + id + ".md" }
  var path: String { root + "/" + name }

  /// The file of an entry that was read. Only names that the loader met are taken from a request, so that none leads out of
  /// the folders.
  static func known(_ name: String, _ knowledge: DeskKnowledge, _ store: DeskStore) -> EntryFile? {
    let entries = knowledge.base.entries + knowledge.base.drafts
    for root in store.folders.reversed() {
      let path = root + "/" + name
      guard let entry = entries.first(where: { $0.location.path == path }) else { continue }
      return EntryFile(root: root, category: entry.category, id: entry.id)
    }
    return nil
  }

  /// The folder and the name of a file that may be written; nil for any other text.
  static func parts(_ name: String) -> (category: String, id: String)? {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, parts[1].hasSuffix(".md") else { return nil }
    let id = String(parts[1].dropLast(3))
    return isName(parts[0]) && isName(id) ? (parts[0], id) : nil
  }

  static func of(_ entry: Entry, _ store: DeskStore) -> EntryFile {
    let root = store.folders.reversed().first { entry.location.path.hasPrefix($0 + "/") } ?? store.top
    return EntryFile(root: root, category: entry.category, id: entry.id)
  }

  /// The reason why a new file cannot have a name.
  enum NameProblem: Error { case badID, badCategory, taken }

  /// A new file.
  static func new(category: String, id: String, _ knowledge: DeskKnowledge, _ store: DeskStore)
    throws(NameProblem) -> EntryFile
  {
    guard isName(category), !reservedFolders.contains(category) else { throw .badCategory }
    guard isName(id), id != "readme" else { throw .badID }
    let file = EntryFile(root: store.top, category: category, id: id)
    let isTaken = (knowledge.base.entries + knowledge.base.drafts).contains { $0.id == id }
    guard !isTaken, store.text(file.path) == nil else { throw .taken }
    return file
  }

  /// The file in another folder. It keeps its name, by which other entries refer to it, and its knowledge folder.
  func moved(to category: String, _ store: DeskStore) throws(NameProblem) -> EntryFile {
    guard EntryFile.isName(category), !EntryFile.reservedFolders.contains(category) else {
      throw .badCategory
    }
    let file = EntryFile(root: root, category: category, id: id)
    guard (try? store.system.kind(file.path)) == nil else { throw .taken }
    return file
  }

  /// Small letters, digits and hyphens: a name that cannot be a path.
  static func isName(_ text: String) -> Bool {
    (1...80).contains(text.utf8.count)
      && text.utf8.allSatisfy { ASCII.isSmall($0) || ASCII.isDigit($0) || $0 == UInt8(ascii: "-") }
  }

  /// Folders that hold no entries.
  static let reservedFolders = ["basis"] + Headings.noticeFolders
}
