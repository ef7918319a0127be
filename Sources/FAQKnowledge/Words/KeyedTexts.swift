package import Basics

/// Texts by the keys of a Markdown document that is built into a target: `- key: text` lines, each with or without a second
/// text in a deeper item below it.
package struct KeyedTexts: Sendable {
  struct Text: Sendable, Equatable {
    var line: String
    /// Empty where nothing stands below.
    var below: String
  }

  /// By the keys of the document.
  let texts: [String: Text]

  /// - Parameters:
  ///   - document: the document.
  ///   - name: its name, which the location of each item has as its path.
  package init(_ document: EmbeddedText, name: String) {
    let text = String(decoding: document.bytes, as: UTF8.self)
    var texts: [String: Text] = [:]
    var key: String?
    for section in MarkdownReader.read(text, path: name).document.sections {
      for (item, mark) in zip(section.items, section.marks) {
        if mark.column > 1, let key {
          texts[key]?.below = item.value
        } else if let field = MarkdownReader.field(item.value[...], item.location) {
          key = field.key.value
          texts[field.key.value] = Text(line: field.value.value, below: "")
        }
      }
    }
    self.texts = texts
  }

  /// Every key of the document.
  package var keys: Set<String> { Set(texts.keys) }

  /// The text of a key; the key itself where the document has none.
  package subscript(key: some PhraseKey) -> String { texts[key.rawValue]?.line ?? key.rawValue }

  /// The text of a key with a value for each name in braces; what is filled in is not read again.
  package func fill(_ key: some PhraseKey, _ values: [String: String] = [:]) -> String {
    PhraseText.fill(self[key], with: values)
  }

  /// The names in braces of the text of a key, in their order: words of small letters, so that an example of JSON has none.
  package func names(_ key: some PhraseKey) -> [String] {
    PhraseText.names(in: self[key]).filter { $0.utf8.allSatisfy(ASCII.isSmall) && !$0.isEmpty }
  }
}
