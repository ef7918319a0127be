/// Reads the words that the program says, `- key: text` below `## Kata-kata`.
struct WordsBuilder {
  private(set) var phrasebook: Phrasebook
  private(set) var problems: [Diagnostic] = []
  /// The first place of each key.
  private var first: [String: SourceLocation] = [:]
  private let places: Phrasebook?

  /// - Parameters:
  ///   - phrasebook: the words to replace.
  ///   - places: says which places for values each phrase has; nil where any will do.
  init(_ phrasebook: Phrasebook, places: Phrasebook?) {
    self.phrasebook = phrasebook
    self.places = places
  }

  mutating func take(_ section: Document.Section) {
    for item in section.items { take(item) }
  }

  private mutating func take(_ item: Located<String>) {
    guard let field = MarkdownReader.field(item.value[...], item.location) else {
      return report(.error, item.location, .shape(.notKeyValue(item.value)))
    }
    let (key, text) = (field.key.value, field.value.value)
    if let first = first[key] {
      return report(.error, item.location, .shape(.duplicateKey(key, first: first)))
    }
    first[key] = item.location
    checkPlaces(of: key, in: text, at: field.value.location)
    guard phrasebook.take(key, text) else {
      let nearest = NearestName.of(key, among: Phrasebook.keys)
      return report(.error, item.location, .shape(.unknownPhrase(key, nearest: nearest)))
    }
  }

  /// A place that the built-in phrase does not have is never filled: readers would see its braces.
  private mutating func checkPlaces(of key: String, in text: String, at location: SourceLocation) {
    guard text.utf8.contains(UInt8(ascii: "{")), let plain = places?.text(key) else { return }
    let known = PhraseText.names(in: plain)
    for name in PhraseText.names(in: text) where !known.contains(name) {
      report(.warning, location, .shape(.unknownPlace(name, of: key, known: known)))
    }
  }

  private mutating func report(
    _ severity: Diagnostic.Severity, _ place: SourceLocation, _ problem: Problem
  ) {
    problems.append(Diagnostic(severity, place, problem))
  }
}
