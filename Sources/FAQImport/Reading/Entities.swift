import Basics

/// Characters that HTML writes by name or by number.
enum Entities {
  /// The text with its references replaced; what is none stays as it is.
  static func decoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var decoded: [UInt8] = []
    var rest = Substring(text).utf8[...]
    while let place = rest.firstIndex(of: UInt8(ascii: "&")) {
      decoded += rest[..<place]
      rest = rest[rest.index(after: place)...]
      let name = rest.prefix(longest).prefix { ASCII.isLetterOrDigit($0) || $0 == UInt8(ascii: "#") }
      guard !name.isEmpty, let character = character(Substring(name)) else {
        decoded.append(UInt8(ascii: "&"))
        continue
      }
      decoded += character.utf8
      rest = rest[name.endIndex...]
      if rest.first == UInt8(ascii: ";") { rest = rest.dropFirst() }
    }
    decoded += rest
    return String(decoding: decoded, as: UTF8.self)
  }

  private static let longest = 10

  private static func character(_ name: Substring) -> String? {
    guard name.hasPrefix("#") else { return named[String(name)] }
    let digits = name.dropFirst()
    let isHexadecimal = digits.hasPrefix("x") || digits.hasPrefix("X")
    guard let number = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits) else {
      return nil
    }
    // Numbers that Unicode gives to controls are meant as in Windows-1252.
    if (128..<160).contains(number) { return String(TextDecoder.windows1252(UInt8(number))) }
    guard number > 0, let scalar = Unicode.Scalar(number) else { return "\u{FFFD}" }
    return String(scalar)
  }

  private static let named: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "ensp": " ", "emsp": " ",
    "thinsp": " ", "ndash": "–", "mdash": "—", "lsquo": "‘", "rsquo": "’", "sbquo": "‚", "ldquo": "“",
    "rdquo": "”", "bdquo": "„", "hellip": "…", "bull": "•", "middot": "·", "copy": "©", "reg": "®",
    "trade": "™", "deg": "°", "laquo": "«", "raquo": "»", "lsaquo": "‹", "rsaquo": "›", "larr": "←",
    "rarr": "→", "uarr": "↑", "darr": "↓", "times": "×", "divide": "÷", "plusmn": "±", "frac12": "½",
    "frac14": "¼", "frac34": "¾", "sect": "§", "para": "¶", "euro": "€", "pound": "£", "cent": "¢",
    "yen": "¥", "shy": "", "zwnj": "", "zwj": "", "lrm": "", "rlm": "", "check": "✓", "checkmark": "✓",
    "eacute": "é", "egrave": "è", "ecirc": "ê", "aacute": "á", "agrave": "à", "iacute": "í", "oacute": "ó",
    "uacute": "ú", "ouml": "ö", "uuml": "ü", "auml": "ä", "ccedil": "ç", "ntilde": "ñ", "sup2": "²",
    "sup3": "³", "ordm": "º", "ordf": "ª", "le": "≤", "ge": "≥", "ne": "≠", "minus": "−", "colon": ":",
    "lpar": "(", "rpar": ")", "num": "#", "excl": "!", "quest": "?", "comma": ",", "period": ".",
  ]
}
