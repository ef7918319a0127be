/// A word as it was typed, before it is read: where it stands, and its folded letters.
package struct RawWord: Sendable, Equatable {
  /// Bytes of the user's text.
  package var start: Int
  package var end: Int
  /// Bytes of ``TokenizedText/folded``.
  package var folded: Range<Int>
  package var kind: Token.Kind
  package var changes: Token.Changes
  package var startsWithCapital: Bool
  package var sentence: UInt16
  package var clause: UInt16
  package var startsSentence: Bool
}

/// The tokens found; made to be used again, so that a busy caller allocates nothing.
package struct TokenizedText: Sendable {
  package var folded: [UInt8] = []
  package var words: [RawWord] = []
  package init() {}
}

/// Cuts text into words, numbers, codes, e-mail addresses and host names.
///
/// - Letters and digits part: "spse4.5" is two words. A `2` behind three letters or more doubles the word ("laki2").
/// - Digits joined by `.`, `,`, `-`, `/` or `:` are one code: "550-5.7.1", "4.5", "021-29935577".
/// - An apostrophe within a word is dropped ("don't" is "dont"); one letter and a hyphen join ("e-mail" is "email").
/// - An address gives the labels of its domain, a URL those of its host and the words of its path, without "www" and
///   top-level domains, so that "gmail-smtp-in.l.google.com" still speaks of Gmail and Google.
/// - Two signs of the same kind, such as `||`, are a code; three or more are nothing.
package struct Tokenizer: Sendable {
  package init() {}

  /// Tokenizes `text`, UTF-8 that need not be well formed, or the part of it in `range`.
  package func tokenize(_ text: [UInt8], in range: Range<Int>? = nil, into result: inout TokenizedText) {
    result.folded.removeAll(keepingCapacity: true)
    result.words.removeAll(keepingCapacity: true)
    var run = TokenizerRun(text: text, range: range ?? 0..<text.count)
    while run.index < run.end { run.step(&result) }
  }
}
