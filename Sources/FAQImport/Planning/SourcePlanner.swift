import Basics
import FAQKnowledge

/// Gives each page its source: one that the folder has, one of the knowledge below it, or a new one.
struct SourcePlanner {
  private let folder: [Source]
  private let below: [Source]
  private let today: CivilDate
  private let texts: ImportTexts
  /// Sections of sources by their id, to be added when an entry names them.
  private var proposed: [String: String] = [:]
  private var used: [String] = []

  init(folder: [Source], below: [Source], today: CivilDate, texts: ImportTexts) {
    (self.folder, self.below, self.today, self.texts) = (folder, below, today, texts)
  }

  /// - Parameters:
  ///   - named: the id or the title that the officer gives.
  ///   - title: the name of the page.
  ///   - publisher: the name of its site.
  ///   - file: the name of its file.
  /// - Returns: the id of the source.
  mutating func id(_ named: String?, title: String, publisher: String, file: String) -> String {
    if let named, folder.contains(where: { $0.id == named }) { return named }
    if let named, let source = below.first(where: { $0.id == named }) {
      proposed[named] = DirectoryText.source(source, texts)
      return named
    }
    let stem = file == "-" ? texts[.unnamed] : file
    let name = named ?? (title.isEmpty ? stem : title)
    let slug = Slug.of(name, longest: 40)
    let id = slug.isEmpty ? "impor" : slug
    if !folder.contains(where: { $0.id == id }) {
      proposed[id] = DirectoryText.source(id, title: name, publisher: publisher, today: today, texts)
    }
    return id
  }

  mutating func use(_ id: String) { if !used.contains(id) { used.append(id) } }

  /// Sections to add to `sumber.md`.
  var sections: [String] { used.compactMap { proposed[$0] } }

  /// `sumber.md` with the day of today at the sources that were read again.
  func dated(_ text: String) -> String {
    used.reduce(text) { DirectoryText.read($1, on: today, in: $0) }
  }
}
