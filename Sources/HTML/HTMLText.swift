/// Text within HTML, in elements and in attributes with quotes.
package enum HTMLText {
  package static func escaped(_ text: String) -> String {
    // Most texts hold none of the five, and are taken as they are.
    guard text.utf8.contains(where: { "&<>\"'".utf8.contains($0) }) else { return text }
    var escaped: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): escaped += "&amp;".utf8
      case UInt8(ascii: "<"): escaped += "&lt;".utf8
      case UInt8(ascii: ">"): escaped += "&gt;".utf8
      case UInt8(ascii: "\""): escaped += "&quot;".utf8
      case UInt8(ascii: "'"): escaped += "&#39;".utf8
      default: escaped.append(byte)
      }
    }
    return String(decoding: escaped, as: UTF8.self)
  }
}
