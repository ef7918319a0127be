import Basics

/// The server that refused a mail, by the words that logs put before its name.
enum LogHosts {
  private static let signs = [
    "host ", "relay=", "h=", "remote-mta: dns; ", "remote-mta: dns;", "talking to ", "by server ",
  ].map { Array($0.utf8) }
  /// How far before the code it is looked for, in bytes.
  private static let reach = 400

  /// The last one named before a code, or the first behind it; empty when there is none.
  ///
  /// `text`: in small letters. `end`: where the next delivery is told of.
  static func find(in text: [UInt8], before code: Int, until end: Int) -> String {
    let from = max(0, code - reach)
    for start in stride(from: code - 1, through: from, by: -1) {
      if let host = host(at: start, in: text, until: code) { return host }
    }
    for start in code..<max(code, min(end, code + reach)) {
      if let host = host(at: start, in: text, until: end) { return host }
    }
    return ""
  }

  private static func host(at start: Int, in text: [UInt8], until end: Int) -> String? {
    if start > 0, ASCII.isWord(text[start - 1]) { return nil }
    for sign in signs where text[start...].starts(with: sign) {
      let name = text[(start + sign.count)...].prefix { ASCII.isHostName($0) }
      guard name.contains(UInt8(ascii: ".")), name.count <= 253, name.endIndex <= end else { continue }
      return String(decoding: name.last == UInt8(ascii: ".") ? name.dropLast() : name, as: UTF8.self)
    }
    return nil
  }
}
