import Basics

/// A text file with several lists: a line that ends with a colon names the words below it, one word or phrase a line.
enum NamedLists {
  typealias List = (name: String, lines: [ArraySlice<UInt8>])

  static func read(_ text: EmbeddedText) -> [List] {
    let list = WordList(text)
    var lists: [List] = []
    for line in list.bytes[list.words].split(separator: UInt8(ascii: "\n")) {
      if line.last == UInt8(ascii: ":") {
        lists.append((String(decoding: line.dropLast(), as: UTF8.self), []))
      } else if !lists.isEmpty {
        lists[lists.count - 1].lines.append(line)
      }
    }
    return lists
  }

  /// All words of the lists, with commas between them.
  static func words(_ lists: [List]) -> [UInt8] {
    Array(lists.flatMap(\.lines).joined(separator: [UInt8(ascii: ",")]))
  }
}
