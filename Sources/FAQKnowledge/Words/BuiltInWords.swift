import Basics

/// The words that are said where the knowledge gives none: `basis.id.md` and `basis.en.md`, which are built into the
/// program and written like a `basis.md`.
enum BuiltInWords {
  static let indonesian = read(EmbeddedText.`basis.id.md`.bytes, name: "basis.id.md").phrasebook
  static let english = read(EmbeddedText.`basis.en.md`.bytes, name: "basis.en.md").phrasebook

  /// Reads the words of a document like `basis.md`.
  ///
  /// - Parameters:
  ///   - bytes: the document.
  ///   - name: the name of the document, which the location of each problem has as its path.
  /// - Returns: its words, and its problems, of which the built-in documents have none.
  static func read(_ bytes: [UInt8], name: String) -> (phrasebook: Phrasebook, problems: [Diagnostic]) {
    let (document, problems) = MarkdownReader.read(String(decoding: bytes, as: UTF8.self), path: name)
    var words = WordsBuilder(Phrasebook(), places: nil)
    for section in document.sections { words.take(section) }
    return (words.phrasebook.plain, problems + words.problems)
  }
}
