/// Cuts a text where a channel takes only so much in one message.
enum TextPiece {
  /// Cuts off a piece.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - limit: the most UTF-16 units of the piece.
  /// - Returns: the longest beginning within the limit that ends with a paragraph; where that would be less than half of
  ///   it, with a line; else with a word, or with a character. White space at the cut is left out. The remainder is empty where
  ///   the text fits.
  static func cut(_ text: String, limit: Int) -> (piece: String, remainder: String) {
    guard text.utf16.count > limit else { return (text, "") }
    var units = 0
    var ends = (
      paragraph: text.startIndex, line: text.startIndex, word: text.startIndex, any: text.startIndex
    )
    var half = text.startIndex
    var wasBreak = false
    for index in text.indices {
      let character = text[index]
      if character.isNewline {
        ends.line = index
        if wasBreak { ends.paragraph = index }
      }
      if character.isWhitespace { ends.word = index }
      wasBreak = character.isNewline
      units += character.utf16.count
      if units > limit { break }
      ends.any = text.index(after: index)
      if units <= limit / 2 { half = ends.any }
    }
    // A character may be longer than any limit, because accents may be heaped on it.
    if ends.any == text.startIndex { ends.any = scalars(text, limit: limit) }
    let end = [ends.paragraph, ends.line, ends.word].first { $0 > half } ?? ends.any
    let piece = String(text[..<end]).trimmedAtEnd
    return (piece, String(text[end...].drop(while: \.isWhitespace)))
  }

  private static func scalars(_ text: String, limit: Int) -> String.Index {
    var units = 0
    for index in text.unicodeScalars.indices {
      units += UTF16.width(text.unicodeScalars[index])
      if units > limit { return index }
    }
    return text.endIndex
  }
}

extension String {
  fileprivate var trimmedAtEnd: String {
    var text = self[...]
    while text.last?.isWhitespace == true { text = text.dropLast() }
    return String(text)
  }
}
