import Basics

/// The bytes of a text file of words.
///
/// Lines that begin with `#` stand at the top of the file; they name its contents and its origin.
struct WordList {
  let bytes: [UInt8]
  /// The part of the bytes that lies below the lines with `#`.
  let words: Range<Int>

  init(_ text: EmbeddedText) { self.init(bytes: text.bytes) }

  init(bytes: [UInt8]) {
    var start = 0
    while start < bytes.count, bytes[start] == UInt8(ascii: "#") {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count - 1
      start = end + 1
    }
    self.bytes = bytes
    words = start..<bytes.count
  }
}
