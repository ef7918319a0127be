import Basics

/// Finds passwords, one-time codes and tokens by the words that announce them: "password saya rahasia123", "pw: abc",
/// "sandinya Tender2023!", "kode OTP 123 456", "482910 adalah kode verifikasi". "Password saya salah" holds none.
///
/// The work is linear in the text: each announcement has a ``ClauseReader``, whose work is bounded, and none reads past
/// the announcement behind it.
struct SecretFinder {
  let text: FoldedText
  /// Bytes looked at so far.
  private(set) var steps = 0
  /// Whether the text speaks of one-time codes anywhere: "kode" alone announces one only then.
  private let speaksOfCodes: Bool
  private let speaksOfPasswords: Bool

  private static let codeSigns = ["otp", "verif", "aktivasi", "sekali pakai", "one-time", "sms"].map {
    Array($0.utf8)
  }
  private static let passwordSigns = ["pass", "sandi", "pw", "reset", "usr", "user"].map { Array($0.utf8) }

  init(_ text: FoldedText) {
    self.text = text
    speaksOfCodes = SecretFinder.codeSigns.contains {
      text.lower[0..<text.lower.count].firstIndex(of: $0) != nil
    }
    speaksOfPasswords = SecretFinder.passwordSigns.contains {
      text.lower[0..<text.lower.count].firstIndex(of: $0) != nil
    }
  }

  mutating func all() -> [Redactor.Finding] {
    var found: [Redactor.Finding] = []
    var previous = 0..<0
    var index = 0
    while index < text.lower.count {
      guard ASCII.isLetter(text.lower[index]) else {
        index += 1
        continue
      }
      let word = word(at: index)
      defer { previous = word }
      index = word.upperBound
      let isPaired =
        isNear(previous, word) && !previous.isEmpty
        && Announcement.mayPair(at: previous.lowerBound, in: text.lower)
      guard
        isPaired || Announcement.mayStand(at: word.lowerBound, in: text.lower)
          || speaksOfPasswords && Announcement.mayBeLoose(at: word.lowerBound, in: text.lower)
      else { continue }
      let before = isNear(previous, word) ? text.lower[previous] : []
      guard
        let kind = Announcement.kind(of: text.lower[word], after: before) ?? key(word, before) ?? label(word)
      else { continue }
      if kind == .loosePassword, !speaksOfPasswords { continue }
      for finding in secrets(kind, word, after: previous)
      where finding.range.lowerBound >= (found.last?.range.upperBound ?? 0) {
        found.append(finding)
        index = max(index, finding.range.upperBound)
      }
    }
    steps += text.lower.count
    return found
  }

  /// "kunci apendo": the key of a system of the field is a password.
  private func key(_ word: Range<Int>, _ before: ArraySlice<UInt8>) -> Announcement.Kind? {
    guard before.elementsEqual("kunci".utf8) else { return nil }
    return Announcement.isForm(text.lower[word], in: text.words.keyed) ? .password : nil
  }

  /// "lama:", "baru =": labels of a password where the text speaks of one.
  private func label(_ word: Range<Int>) -> Announcement.Kind? {
    guard speaksOfPasswords, SecretWords.olderAndNewer.contains(Array(text.lower[word])) else { return nil }
    let next = text.lower[word.upperBound...].drop { $0 == UInt8(ascii: " ") }.first
    return next == UInt8(ascii: ":") || next == UInt8(ascii: "=") ? .password : nil
  }

  /// A run of letters; digits within are part of it where it may be "passw0rd".
  private func word(at start: Int) -> Range<Int> {
    var end = start
    while end < text.lower.count, ASCII.isLetter(text.lower[end]) { end += 1 }
    if text.lower[start...].starts(with: "p/w".utf8), start + 3 < text.lower.count,
      !ASCII.isWord(text.lower[start + 3])
    {
      return start..<start + 3
    }
    guard text.lower[start] == UInt8(ascii: "p"), end - start <= 6, end < text.lower.count,
      ASCII.isDigit(text.lower[end]) || text.lower[end] == UInt8(ascii: "@")
    else { return start..<end }
    var long = end
    while long < text.lower.count, long < start + Announcement.longest,
      ASCII.isLetter(text.lower[long]) || ASCII.isDigit(text.lower[long])
        || text.lower[long] == UInt8(ascii: "@")
    { long += 1 }
    let isWhole = Announcement.kind(of: text.lower[start..<long], after: []) == .password
    return start..<(isWhole && ASCII.isLetter(text.lower[long - 1]) ? long : end)
  }

  /// Whether two words stand side by side: nothing but white space or a hyphen between them.
  private func isNear(_ a: Range<Int>, _ b: Range<Int>) -> Bool {
    b.lowerBound - a.upperBound <= 3
      && text.lower[a.upperBound..<b.lowerBound].allSatisfy {
        $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
      }
  }

  private mutating func secrets(
    _ kind: Announcement.Kind, _ word: Range<Int>, after previous: Range<Int>
  ) -> [Redactor.Finding] {
    var search = SecretSearch(text: text, kind: kind, announcement: word, speaksOfCodes: speaksOfCodes)
    defer { steps += search.steps }
    let behind = search.behind()
    return behind.isEmpty ? search.before() : behind
  }
}
