/// Whether what stands behind the announcement of a secret is one, by its letters, digits and signs.
struct SecretShape {
  private static let lengths = 3...128
  private static let signs = Set("@#$%^*+".utf8)

  let text: [UInt8]
  let token: SecretReader.Token
  let reader: SecretReader
  let kind: Masker.Kind

  func isSecret(isPin: Bool) -> Bool {
    let core = LogBytes.lowered(text[token.core])
    guard SecretShape.lengths.contains(token.whole.count), !token.isLabel, !core.isEmpty,
      !SecretWords.ordinary.contains(core), !isElsewhere(core), !isPlaceholder(core)
    else { return false }
    let digits = core.count(where: LogBytes.isDigit)
    let letters = core.count { LogBytes.isLetter($0) || $0 >= 0x80 }
    if kind == .oneTimeCode || isPin { return isCode(core, digits, letters) }
    if letters == 0 { return isNumber(core, digits) }
    if digits > 0 { return core.count >= 5 && (isTold || !isOrdinaryMix(core, digits)) || isTold }
    if core.contains(where: SecretShape.signs.contains), core.count >= 5 { return true }
    if isJoined(core) { return true }
    // A plain word is a secret only where it is told as one.
    return isTold || (token.isQuoted && reader.wordsSinceFact != nil)
  }

  /// Words with an underscore between them, which no sentence has: "bunga_melati". Names of fields such as "user_id" and
  /// "kata_sandi", and of errors such as "err_connection_refused", are no secret, nor is what is set in italics: "_salah_".
  private func isJoined(_ core: [UInt8]) -> Bool {
    let parts = core.split(separator: 0x5F).map(Array.init)
    guard parts.count > 1, !parts.contains(where: SecretWords.failures.contains) else { return false }
    return !parts.allSatisfy {
      SecretWords.ordinary.contains($0) || SecretWords.links.contains($0) || SecretWords.fields.contains($0)
    }
  }

  /// Directly behind a colon, or behind "adalah".
  private var isTold: Bool { reader.wordsSinceFact == 0 }

  /// An address or a link: not a secret, and addresses are found by others.
  private func isElsewhere(_ core: [UInt8]) -> Bool {
    core.first == 0x40 || core.starts(with: "www.".utf8) || core.starts(with: "http".utf8)
      || !EmailFinder(text: core).all().isEmpty
  }

  /// "****", "xxxx", "....".
  private func isPlaceholder(_ core: [UInt8]) -> Bool {
    core.allSatisfy { $0 == core[0] } && !LogBytes.isDigit(core[0])
  }

  /// 4 to 8 digits, with a hyphen within at most; no year, unless it is told as the code. Letters only behind a colon.
  private func isCode(_ core: [UInt8], _ digits: Int, _ letters: Int) -> Bool {
    guard (4...8).contains(digits), core.count - digits - letters <= 1 else { return false }
    return letters == 0 ? isTold || !isYear(core) : isTold
  }

  /// Four digits or more; no year, no telephone number and no code with dots.
  private func isNumber(_ core: [UInt8], _ digits: Int) -> Bool {
    guard digits >= (isTold ? 3 : 4), digits == core.count || isTold else { return false }
    return isTold || (digits <= 8 && !isYear(core))
  }

  private func isYear(_ core: [UInt8]) -> Bool {
    core.count == 4 && (core.starts(with: "19".utf8) || core.starts(with: "20".utf8))
  }

  /// Words that have digits without being secrets: "laki2", "spse4.5", "3x", "8karakter".
  private func isOrdinaryMix(_ core: [UInt8], _ digits: Int) -> Bool {
    if digits == 1, let two = core.firstIndex(of: 0x32), two >= 2,
      core[..<two].allSatisfy(LogBytes.isLetter),
      SecretWords.doubledEndings.contains(Array(core[(two + 1)...]))
    {
      return true
    }
    let letters = core.prefix(while: LogBytes.isLetter)
    if SecretWords.products.contains(Array(letters)),
      core.dropFirst(letters.count).allSatisfy({ LogBytes.isDigit($0) || $0 == 0x2E || $0 == 0x2D })
    {
      return true
    }
    let leading = core.prefix(while: LogBytes.isDigit)
    return (1...3).contains(leading.count) && core.dropFirst(leading.count).allSatisfy(LogBytes.isLetter)
  }
}
