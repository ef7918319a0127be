/// The sign before an item of a list: `1.`, `2)`, `(3)`, `a.`, `•`, a number on a key.
struct ListMark: Equatable {
  enum Kind: Equatable {
    case bullet
    case number(Int)
    /// From 1 for `a`.
    case letter(Int)
  }

  var kind: Kind
  /// The number of characters that the sign and the space behind it take.
  var length: Int

  /// The number of an item of an ordered list; nil for a bullet.
  var number: Int? {
    switch kind {
    case .bullet: nil
    case .number(let number), .letter(let number): number
    }
  }

  /// Whether the next item of a list with this one has the mark.
  func isFollowed(by next: ListMark) -> Bool {
    switch (kind, next.kind) {
    case (.number(let a), .number(let b)), (.letter(let a), .letter(let b)): b == a + 1
    case (.bullet, .bullet): true
    default: false
    }
  }

  init(_ kind: Kind, length: Int) { (self.kind, self.length) = (kind, length) }

  /// The sign at the beginning of a text; nil where none stands.
  init?(_ text: some StringProtocol) {
    guard let first = text.first else { return nil }
    if ListMark.bullets.contains(first) {
      guard text.dropFirst().first?.isWhitespace == true || "•▪●◦‣○■□➢✓✔".contains(first), text.count > 1
      else {
        return nil
      }
      let length = ListMark.length(text, sign: 1)
      // Converters write the number of an item behind a hyphen.
      if let number = ListMark.numbered(text.dropFirst(length)), number.number != nil {
        self.init(number.kind, length: length + number.length)
      } else {
        self.init(.bullet, length: length)
      }
    } else if let (number, sign) = ListMark.keycap(text) {
      self.init(.number(number), length: ListMark.length(text, sign: sign))
    } else if let mark = ListMark.numbered(text) {
      self = mark
    } else {
      return nil
    }
  }

  /// `1.` `1)` `(1)` `a.` `a)` `(a)` with a space behind them.
  private static func numbered(_ text: some StringProtocol) -> ListMark? {
    let isOpen = text.first == "("
    let body = isOpen ? text.dropFirst() : text.dropFirst(0)
    let digits = body.prefix { $0.isASCII && $0.isNumber }
    let name = digits.isEmpty ? body.prefix(1) : digits.prefix(3)
    guard let last = name.last, last.isASCII, digits.count < 4, let close = body.dropFirst(name.count).first,
      close == ")" || close == "." && !isOpen
    else { return nil }
    let sign = (isOpen ? 1 : 0) + name.count + 1
    guard let next = text.dropFirst(sign).first else { return nil }
    if let number = Int(name) {
      guard next.isWhitespace || next.isLetter || next == "*" else { return nil }
      return ListMark(.number(number), length: length(text, sign: sign))
    }
    guard last.isLowercase, last.isLetter, let value = last.asciiValue, next.isWhitespace else { return nil }
    return ListMark(.letter(Int(value) - 96), length: length(text, sign: sign))
  }

  /// A digit in a key, `1️⃣`, or in a circle, `①`.
  private static func keycap(_ text: some StringProtocol) -> (number: Int, sign: Int)? {
    guard let first = text.first else { return nil }
    let scalars = first.unicodeScalars
    if scalars.contains("\u{20E3}"), let digit = scalars.first.flatMap({ Int(String($0)) }) {
      return (digit, 1)
    }
    if first == "🔟" { return (10, 1) }
    guard let value = scalars.first?.value, (0x2460...0x2473).contains(value) else { return nil }
    return (Int(value) - 0x245F, 1)
  }

  private static func length(_ text: some StringProtocol, sign: Int) -> Int {
    sign + text.dropFirst(sign).prefix { $0.isWhitespace }.count
  }

  private static let bullets: Set<Character> = [
    "-", "*", "+", "•", "▪", "●", "◦", "‣", "○", "■", "□", "–", "—", "➢", "✓", "✔", "\u{F0B7}", "\u{F0A7}",
    "·",
  ]
}
