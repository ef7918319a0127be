import Basics

/// Finds what lets its holder in: links that reset a password or confirm an account, and the tokens of programs.
///
/// A link is hidden when a parameter of its query is named like a key, or when a part of its path behind "reset" or
/// "aktivasi", or any part of it, is too random to be a word. Links to pages of tenders stay.
struct LinkFinder {
  /// Longest link or token that is looked at, in bytes; of a longer one the beginning is hidden.
  private static let longest = 2048
  private static let parameters = SecretWords.set(
    """
    token key code kode reset otp auth sid session sessionid access_token accesstoken password pwd pass sig signature \
    secret apikey api_key jwt t tk hash verify verification activation aktivasi ticket jsessionid code_challenge k c \
    invite invitation invite_code inv reset_token confirmation_token id_token oobcode authcode reset_key
    """)
  private static let steps = SecretWords.set(
    """
    reset resetpassword reset-password lupa-password lupapassword forgot forgot-password forgotpassword verify verifikasi \
    aktivasi activate activation confirm confirmation konfirmasi token invite undangan magic magic-link login-link recover \
    recovery set-password ubah-password ganti-password resetpass reset_password otp rp unlock auth gantipassword
    """)

  let text: FoldedText
  private(set) var steps = 0

  init(_ text: FoldedText) { self.text = text }

  mutating func all() -> [Redactor.Finding] {
    var found: [Redactor.Finding] = []
    var index = 0
    while index < text.lower.count {
      guard !LinkFinder.isBreak(text.lower[index]) else {
        index += 1
        continue
      }
      let start = index
      while index < text.lower.count, !LinkFinder.isBreak(text.lower[index]) { index += 1 }
      steps += index - start
      guard index - start >= 12, text.lower[start..<index].contains(where: LinkFinder.isUnlikeWords) else {
        continue
      }
      let word = start..<min(index, start + LinkFinder.longest)
      if let range = secret(in: word) {
        found.append(.init(kind: .accessToken, range: range.lowerBound..<trimmed(index, range)))
      }
    }
    return found
  }

  private func trimmed(_ end: Int, _ range: Range<Int>) -> Int {
    var end = range.upperBound - range.lowerBound >= LinkFinder.longest ? end : range.upperBound
    while end > range.lowerBound + 1, ".,;:!?)".utf8.contains(text.lower[end - 1]) { end -= 1 }
    return end
  }

  private mutating func secret(in word: Range<Int>) -> Range<Int>? {
    let lower = text.lower[word]
    if let place = LinkFinder.place(of: "eyj", in: text.lower, range: word), isToken(place..<word.upperBound)
    {
      return place..<word.upperBound
    }
    for prefix in [
      "sk_live_", "sk_test_", "sk-", "ghp_", "gho_", "github_pat_", "xoxb-", "xoxp-", "akia", "aiza",
      "glpat-",
    ]
    where lower.starts(with: prefix.utf8) && lower.count >= 20 && lower.contains(where: ASCII.isDigit) {
      return word
    }
    if let value = assigned(in: word) { return value }
    guard let scheme = start(ofLinkIn: word) else { return nil }
    return isKey(scheme..<word.upperBound) ? scheme..<word.upperBound : nil
  }

  /// The value of "SPSE_SESSION=8ab21fe09c7d": a cookie or a setting that is named like a key.
  private func assigned(in word: Range<Int>) -> Range<Int>? {
    guard let sign = text.lower[word].firstIndex(of: UInt8(ascii: "=")), sign - word.lowerBound <= 40 else {
      return nil
    }
    let name = text.lower[word.lowerBound..<sign]
    let value = sign + 1..<word.upperBound
    guard name.allSatisfy({ ASCII.isWord($0) || $0 == UInt8(ascii: "-") }), isKeyName(name),
      value.count >= 12
    else {
      return nil
    }
    return isMixed(text.lower[value]) ? value : nil
  }

  private func isKeyName(_ name: ArraySlice<UInt8>) -> Bool {
    LinkFinder.parameters.contains(Array(name))
      || ["token", "session", "sessionid", "sid", "secret", "apikey", "_key", "signature"].contains {
        name.count > $0.utf8.count && name.suffix($0.utf8.count).elementsEqual($0.utf8)
      }
  }

  /// `eyJ…`: three parts in base64url, or one of them.
  private func isToken(_ range: Range<Int>) -> Bool {
    range.count >= 20 && text.bytes[range].starts(with: "eyJ".utf8)
      && (range.lowerBound == 0 || !ASCII.isLetter(text.lower[range.lowerBound - 1]))
  }

  private func start(ofLinkIn word: Range<Int>) -> Int? {
    for scheme in ["https://", "http://", "www."] {
      if let place = LinkFinder.place(of: scheme, in: text.lower, range: word) { return place }
    }
    // "spse.example.id/reset?token=…", without a scheme.
    guard let slash = text.lower[word].firstIndex(of: UInt8(ascii: "/")), slash > word.lowerBound + 3,
      text.lower[word.lowerBound..<slash].contains(UInt8(ascii: ".")),
      text.lower[word.lowerBound..<slash].allSatisfy(ASCII.isHostName)
    else { return nil }
    return word.lowerBound
  }

  private func isKey(_ link: Range<Int>) -> Bool {
    let lower = text.lower[link]
    let path = lower.prefix { !"?#;".utf8.contains($0) }
    for pair in lower[path.endIndex...].split(whereSeparator: { "?&#;".utf8.contains($0) }) {
      let name = pair.prefix { $0 != UInt8(ascii: "=") }
      let value = pair.dropFirst(name.count + 1)
      if isKeyName(name), value.count >= 5, isMixed(value) || value.count >= 16 {
        return true
      }
      if isRandom(value.isEmpty ? name : value) { return true }
    }
    var isBehindStep = false
    for part in path.split(separator: UInt8(ascii: "/")).dropFirst() {
      if isBehindStep, part.count >= 8, isMixed(part) { return true }
      if isRandom(part) { return true }
      isBehindStep = isBehindStep || LinkFinder.steps.contains(Array(part))
    }
    return false
  }

  private func isMixed(_ part: ArraySlice<UInt8>) -> Bool {
    part.contains(where: ASCII.isDigit)
      && (part.contains(where: ASCII.isLetter) || part.count >= 6)
  }

  /// Twenty letters and digits or more in one run, mixed as no word mixes them.
  private func isRandom(_ part: ArraySlice<UInt8>) -> Bool {
    part.split { !ASCII.isLetter($0) && !ASCII.isDigit($0) }.contains {
      $0.count >= 20 && zip($0, $0.dropFirst()).count { ASCII.isDigit($0) != ASCII.isDigit($1) } >= 3
    }
  }

  private static func place(of words: String, in text: [UInt8], range: Range<Int>) -> Int? {
    text[range].firstIndex(of: Array(words.utf8))
  }

  /// Signs and digits without which no link and no token is.
  private static func isUnlikeWords(_ byte: UInt8) -> Bool {
    ASCII.isDigit(byte) || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "=")
      || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: ".")
  }

  private static func isBreak(_ byte: UInt8) -> Bool {
    ASCII.isSpace(byte) || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "<")
      || byte == UInt8(ascii: ">")
      || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "(") || byte == UInt8(ascii: "|")
  }
}
