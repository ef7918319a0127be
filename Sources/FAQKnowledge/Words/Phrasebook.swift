/// The words that the program says. `basis.md` gives them under `## Kata-kata`; what it leaves out is said in plain
/// built-in words, so that a folder of a few entries already works.
package struct Phrasebook: Sendable {
  private var phrases: [Key: String] = [:]
  /// Those that the knowledge itself gives.
  private var own: Set<Key> = []

  /// The words of the widget, the lookup page, the report and explanations.
  package private(set) var screens = ScreenWords()

  /// The built-in words of a language.
  ///
  /// - Parameter language: as in `basis.md`: `en`, or anything else for Indonesian.
  package init(language: String) { self = language == "en" ? BuiltInWords.english : BuiltInWords.indonesian }

  /// A phrasebook without a word, to be filled.
  init() {}

  /// Said at the end of each answer where the knowledge asks for it by giving the sentence; else nil.
  package var disclosure: String? { own.contains(.writtenByProgram) ? self[.writtenByProgram] : nil }

  package subscript(key: Key) -> String {
    get { phrases[key] ?? "" }
    set {
      phrases[key] = newValue
      own.insert(key)
    }
  }

  /// A phrase with its values; a place without a value stays as it is written.
  ///
  /// - Parameters:
  ///   - key: the phrase.
  ///   - values: a value for each name in braces.
  /// - Returns: the filled phrase.
  package func fill(_ key: Key, _ values: [String: String]) -> String {
    PhraseText.fill(self[key], with: values)
  }

  /// The parts of a phrase that is a list with commas.
  package func list(_ key: Key) -> [String] { PhraseText.list(self[key]) }

  /// Replaces the text of a phrase.
  ///
  /// - Parameters:
  ///   - name: its key as `basis.md` writes it.
  ///   - text: what is said from now on.
  /// - Returns: false when no phrase has this key.
  mutating func take(_ name: String, _ text: String) -> Bool {
    guard let key = Key.named[name] else { return screens.take(name, text) }
    self[key] = text
    return true
  }

  /// The text of a phrase by its key as `basis.md` writes it; nil when no phrase has this key.
  func text(_ name: String) -> String? {
    Key.named[name].map { self[$0] } ?? screens.text(name)
  }

  /// The same words, none of which counts as given by the knowledge itself.
  var plain: Phrasebook {
    var plain = self
    plain.own = []
    return plain
  }

  /// Every key that `basis.md` may use.
  static let keys = Key.allCases.map(\.rawValue) + ScreenWords.keys
}

extension Phrasebook.Key {
  /// Each key by its name; `init(rawValue:)` compares the name with one case after the other.
  static let named = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })
}
