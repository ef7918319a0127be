/// Words of a short list, found in a text without a copy of it.
package struct WordSet: Sendable {
  /// The words in small letters, by their length: most words of a text are passed over with one look.
  private var words: [[[UInt8]]] = []

  package init(_ list: some Sequence<String>) {
    for word in list.map({ ASCII.lowered($0.utf8) }) {
      while words.count <= word.count { words.append([]) }
      words[word.count].append(word)
    }
  }

  /// Whether a range of a text, UTF-8, is one of the words. Capital letters count as small ones.
  package func contains(_ range: Range<Int>, of text: [UInt8]) -> Bool {
    guard words.indices.contains(range.count) else { return false }
    return words[range.count].contains { word in
      word.indices.allSatisfy { word[$0] == ASCII.lowered(text[range.lowerBound + $0]) }
    }
  }
}
