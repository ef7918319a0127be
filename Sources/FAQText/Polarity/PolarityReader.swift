import Basics

/// Finds what a message says it is not about: "bukan user id, passwordnya", "password masih ingat, yang lupa user id".
///
/// A cue reaches over its clause: to the next comma, to a word such as "tapi" that begins another thing, or to "yang".
package struct PolarityReader: Sendable {
  private let phrases: PhraseFinder<PolarityCue>

  /// - Parameters:
  ///   - language: whose words are looked for.
  ///   - analyzer: reads them as it reads messages.
  package init(_ language: Language, _ analyzer: Analyzer) {
    phrases = PhraseFinder(PolarityReader.lists(language), analyzer)
  }

  /// The words of the lists, which the analyzer has to know.
  static func words(_ language: Language) -> [UInt8] { NamedLists.words(named(language)) }

  static func lists(_ language: Language) -> [(meaning: PolarityCue, lines: [ArraySlice<UInt8>])] {
    named(language).compactMap { list in PolarityCue(rawValue: list.name).map { ($0, list.lines) } }
  }

  private static func named(_ language: Language) -> [NamedLists.List] {
    NamedLists.read(language == .english ? EmbeddedText.`polarity.en.txt` : EmbeddedText.`polarity.txt`)
  }

  /// - Returns: what is excluded, in the order of the cues.
  package func read(_ tokens: [Token]) -> [Exclusion] {
    let cues = cues(of: tokens)
    guard cues.contains(where: \.cue.excludes) else { return [] }
    let message = CuedMessage(tokens, cues)
    return cues.compactMap { message.isOpen($0) ? nil : message.exclusion(by: $0) }
  }

  func cues(of tokens: [Token]) -> [CuedMessage.Cue] {
    phrases.all(in: tokens).map { ($0.words, $0.meaning) }
  }
}

extension PolarityCue {
  /// Whether it excludes something by itself.
  var excludes: Bool {
    switch self {
    case .not, .absent, .kept, .fine, .needless, .focus, .done: true
    case .turn, .despite, .relative, .condition, .asks, .empty: false
    }
  }
}
