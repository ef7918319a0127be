@testable import FAQText

/// A text as the tokenizer cuts it.
struct Cut {
  let text: [UInt8]
  let result: TokenizedText

  init(_ text: String) { self.init(Array(text.utf8)) }

  init(_ text: [UInt8]) {
    self.text = text
    var result = TokenizedText()
    Tokenizer().tokenize(text, into: &result)
    self.result = result
  }

  /// The folded letters of each word.
  var words: [String] { result.words.map { String(decoding: result.folded[$0.folded], as: UTF8.self) } }
  /// What was typed for each word.
  var typed: [String] { result.words.map { String(decoding: text[$0.start..<$0.end], as: UTF8.self) } }
  var kinds: [Token.Kind] { result.words.map(\.kind) }
  var changes: [Token.Changes] { result.words.map(\.changes) }
  var sentences: [UInt16] { result.words.map(\.sentence) }
  var clauses: [UInt16] { result.words.map(\.clause) }
}
