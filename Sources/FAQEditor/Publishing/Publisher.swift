import Basics
import FAQKnowledge

/// Writes changes of a folder, each with a record that lets it be undone.
struct Publisher: Sendable {
  let store: DeskStore

  /// A file to be written, replaced or removed, by its name below a folder.
  struct Change: Sendable {
    var name: String
    var before: String?
    var after: String?
  }

  /// Writes all changes or none.
  ///
  /// - Parameters:
  ///   - changes: files of `root`; each must still have the text that it had when it was opened.
  ///   - root: one of the knowledge folders.
  ///   - kind: for the list of changes.
  ///   - title: for the list of changes.
  /// - Throws: the file that has changed meanwhile, or what the system says. Nothing has changed then.
  func publish(_ changes: [Change], in root: String, kind: ChangeRecord.Kind, title: String)
    throws(StoreError)
  {
    // Files are written before others are removed, because a reader of the folder in between finds a moved entry at both
    // places then, and never at none.
    let changes =
      changes.filter { $0.before != $0.after && $0.after != nil }
      + changes.filter { $0.before != nil && $0.after == nil }
    if changes.isEmpty { return }
    let earlier = names(in: root)
    let record = ChangeRecord(
      number: (earlier.last.flatMap(Publisher.number) ?? 0) + 1, kind: kind, title: title,
      time: store.clock(),
      files: changes.map { .init(name: $0.name, before: $0.before, after: $0.after.map(ChangeRecord.hash)) })
    var all = [FileChange(path: "\(root)/\(record.name)", before: .text(nil), after: record.text)]
    all += changes.map { FileChange(path: "\(root)/\($0.name)", before: .text($0.before), after: $0.after) }
    let old = earlier.dropLast(ChangeRecord.most - 1)
    all += old.map {
      FileChange(path: "\(root)/\(ChangeRecord.folder)/\($0)", before: .anything, after: nil)
    }
    try store.apply(all)
  }

  /// The changes of a folder that are kept, the last one first.
  func records(in root: String) -> [ChangeRecord] {
    names(in: root).reversed().prefix(ChangeRecord.most).compactMap { name in
      store.text("\(root)/\(ChangeRecord.folder)/\(name)").flatMap(ChangeRecord.init)
    }
  }

  /// Whether all files are as the change left them.
  func canUndo(_ record: ChangeRecord, in root: String) -> Bool {
    record.files.allSatisfy { file in
      store.text("\(root)/\(file.name)").map(ChangeRecord.hash) == file.after
    }
  }

  /// Puts the files back to what they were before a change.
  ///
  /// - Throws: the first file that is not as the change left it, or what the system says.
  func undo(_ record: ChangeRecord, in root: String) throws(StoreError) {
    var changes: [Change] = []
    for file in record.files {
      let current = store.text("\(root)/\(file.name)")
      guard current.map(ChangeRecord.hash) == file.after else {
        throw .changed(path: "\(root)/\(file.name)")
      }
      changes.append(Change(name: file.name, before: current, after: file.before))
    }
    try publish(changes, in: root, kind: .undone, title: record.title)
  }

  /// Names of the records, oldest first.
  private func names(in root: String) -> [String] {
    let names = (try? store.system.names("\(root)/\(ChangeRecord.folder)")) ?? []
    return names.filter { Publisher.number($0) != nil }
  }

  private static func number(_ name: String) -> Int? {
    guard name.hasSuffix(".json") else { return nil }
    let digits = name.dropLast(5)
    return digits.count == 8 && digits.utf8.allSatisfy(ASCII.isDigit) ? Int(digits) : nil
  }
}
