/// Finds passwords and one-time codes by the words that announce them: "password saya rahasia123", "pw: abc",
/// "sandinya Tender2023!", "kode OTP 123456". "Password saya salah" and "lupa password" tell none.
struct SecretFinder {
  /// Most words between the announcement and the secret.
  private static let mostLinks = 6

  let text: [UInt8]

  func all() -> [Masker.Finding] {
    var found: [Masker.Finding] = []
    var index = 0
    var isBehindCode = false
    while index < text.count {
      guard LogBytes.isLetter(text[index]) else {
        index += 1
        continue
      }
      let start = index
      while index < text.count, LogBytes.isLetter(text[index]) { index += 1 }
      // Longer words announce nothing, and need not be copied.
      guard index - start <= 14 else { continue }
      let typed = text[start..<index]
      defer { isBehindCode = SecretWords.isCode(typed) }
      guard isBehindCode || SecretWords.begins(typed) else { continue }
      let word = LogBytes.lowered(typed)
      guard let kind = announced(by: word, isBehindCode: isBehindCode) else { continue }
      for range in secrets(kind, word, start, index) {
        found.append(.init(kind: kind, range: range))
        index = max(index, range.upperBound)
      }
    }
    return found
  }

  private func announced(by word: [UInt8], isBehindCode: Bool) -> Masker.Kind? {
    for body in [word[...]]
      + SecretWords.endings.filter({ word.ends(with: $0) }).map({ word.dropLast($0.count) })
    {
      if SecretWords.passwords.contains(Array(body)) { return .password }
      if SecretWords.codes.contains(Array(body)) { return .oneTimeCode }
      if SecretWords.codeKinds.contains(Array(body)), isBehindCode { return .oneTimeCode }
    }
    return nil
  }

  /// The place of the secret behind its announcement; two for "user / password: name / secret".
  private func secrets(_ kind: Masker.Kind, _ word: [UInt8], _ start: Int, _ end: Int) -> [Range<Int>] {
    var reader = SecretReader(text: text, index: end)
    for _ in 0...SecretFinder.mostLinks {
      guard let token = reader.next() else { return [] }
      let plain = LogBytes.lowered(text[token.core])
      if SecretWords.links.contains(plain) {
        reader.passed(plain, token)
        continue
      }
      guard
        SecretShape(text: text, token: token, reader: reader, kind: kind).isSecret(
          isPin: word == Array("pin".utf8))
      else { return [] }
      guard reader.hasSign, kind == .password, isBehindJoint(start) else { return [token.whole] }
      return [token.whole] + second(reader)
    }
    return []
  }

  /// "User ID / password", "user & pw".
  private func isBehindJoint(_ start: Int) -> Bool {
    let before = text[..<start].suffix(6).split(whereSeparator: LogBytes.isSpace).last ?? []
    return before.last == 0x2F || before.last == 0x26 || before.elementsEqual("dan".utf8)
      || before.elementsEqual("and".utf8)
  }

  /// What stands behind the joint of "name / secret".
  private func second(_ reader: SecretReader) -> [Range<Int>] {
    var reader = reader
    guard let joint = reader.next(),
      ["/", "&", "dan", "and", "|", ","].contains(String(decoding: text[joint.whole], as: UTF8.self)),
      let token = reader.next()
    else { return [] }
    return [token.whole]
  }
}

extension Array where Element == UInt8 {
  fileprivate func ends(with ending: [UInt8]) -> Bool {
    count > ending.count && suffix(ending.count).elementsEqual(ending)
  }
}
