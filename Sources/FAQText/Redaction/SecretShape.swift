import Basics

/// The shape of a word by its letters, digits and signs alone: how much it is like a password.
enum SecretShape: Equatable {
  /// An address, a link, a file name, a placeholder, the name of a field: never a password.
  case other
  /// Letters alone, as an ordinary word.
  case plain
  /// Digits alone.
  case digits(count: Int)
  /// A capital within: "MajuJaya".
  case camel
  /// "laki2", "spse4.5", "8karakter": mixed, and as ordinary text has it.
  case ordinaryMix
  /// "ORA-12541", "HTTP500": mixed, and like the code of an error or a document.
  case code
  /// Letters and digits, or signs among them: "tender88", "Rahasia#1".
  case mixed

  private static let signs = Set("@#$%^*+!&~?".utf8)

  /// - Parameters:
  ///   - range: the place of a word, without signs at its ends.
  ///   - text: holds the word, and the words of the field that tell names and units from secrets.
  ///   - isMarked: whether a `*`, `#` or `!` stands at its end. The default is false.
  init(_ range: Range<Int>, of text: FoldedText, isMarked: Bool = false) {
    let word = text.bytes[range]
    let core = Array(text.lower[range])
    let digits = core.count(where: ASCII.isDigit)
    let letters = core.count { ASCII.isLetter($0) || ASCII.isOutside($0) }
    if core.isEmpty || SecretShape.isElsewhere(core) || SecretShape.isPlaceholder(core)
      || SecretShape.isFileName(core)
    {
      self = .other
    } else if letters == 0 {
      self = digits == core.count ? .digits(count: digits) : SecretShape.signed(core, digits)
    } else if digits > 0 {
      self = SecretShape.withDigits(word, core, digits: digits, isMarked: isMarked, words: text.words)
    } else if core.contains(where: SecretShape.signs.contains), core.count >= 5 {
      self = .mixed
    } else if core.contains(UInt8(ascii: "_")) {
      self = SecretShape.isFieldName(core, text.words) ? .other : .mixed
    } else {
      self = SecretShape.hasInnerCapital(word) ? .camel : .plain
    }
  }

  /// Digits with signs among them are a password only with signs that no number has.
  private static func signed(_ core: [UInt8], _ digits: Int) -> SecretShape {
    digits > 0 && core.count >= 5 && core.contains { "@#$^*!&~".utf8.contains($0) } ? .mixed : .other
  }

  private static func withDigits(
    _ word: ArraySlice<UInt8>, _ core: [UInt8], digits: Int, isMarked: Bool, words: RedactionWords
  ) -> SecretShape {
    if isOrdinaryMix(core, digits, words: words) {
      return isMarked && !core.contains(UInt8(ascii: ".")) ? .mixed : .ordinaryMix
    }
    if isDoubled(core, digits) { return .ordinaryMix }
    let isLoud = word.allSatisfy { !ASCII.isLetter($0) || ASCII.isCapital($0) }
    let lettersFirst = core.prefix(while: ASCII.isLetter).count
    if core.starts(with: "0x".utf8) { return .code }
    // Capitals, then digits, hyphens and slashes alone: numbers of errors, letters and standards.
    if isLoud, lettersFirst >= 1, lettersFirst <= 6,
      core.dropFirst(lettersFirst).allSatisfy({ ASCII.isDigit($0) || "-/.:".utf8.contains($0) })
    {
      return .code
    }
    if core.contains(UInt8(ascii: "/")), core.split(separator: UInt8(ascii: "/")).count > 2 { return .code }
    return core.count >= 5 ? .mixed : .code
  }

  /// An address or a link: these are found by their own form.
  private static func isElsewhere(_ core: [UInt8]) -> Bool {
    if core.first == UInt8(ascii: "@") && core.dropFirst().allSatisfy(ASCII.isHostName) { return true }
    guard core.contains(UInt8(ascii: ".")) || core.contains(UInt8(ascii: ":")) else { return false }
    return core.starts(with: "www.".utf8) || core.starts(with: "http".utf8)
      || addressMarks.contains { core[0..<core.count].firstIndex(of: $0) != nil }
  }

  private static let addressMarks = [".go.id", ".co.id", ".com", ".id/", ".or.id", "://"].map {
    Array($0.utf8)
  }

  /// "****", "xxxx", "....".
  private static func isPlaceholder(_ core: [UInt8]) -> Bool {
    core.allSatisfy { $0 == core[0] } && !ASCII.isDigit(core[0])
  }

  private static func isFileName(_ core: [UInt8]) -> Bool {
    guard let dot = core.lastIndex(of: UInt8(ascii: ".")), dot > 0 else { return false }
    // "Main.java:114"
    return SecretWords.fileEndings.contains(Array(core[(dot + 1)...].prefix { $0 != UInt8(ascii: ":") }))
  }

  /// Words with underscores that are names of fields or errors: "user_id", "err_connection_refused", "_salah_".
  private static func isFieldName(_ core: [UInt8], _ words: RedactionWords) -> Bool {
    let parts = core.split(separator: UInt8(ascii: "_")).map(Array.init)
    guard parts.count > 1, !parts.contains(where: SecretWords.failures.contains) else { return true }
    return parts.allSatisfy {
      words.ordinary.contains($0) || words.links.contains($0) || SecretWords.fields.contains($0)
        || words.foreign.contains($0)
    }
  }

  /// A capital behind a small letter, with a hyphen or a dot between at most.
  private static func hasInnerCapital(_ word: ArraySlice<UInt8>) -> Bool {
    let word = word.filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: ".") }
    return zip(word, word.dropFirst()).contains {
      ASCII.isLetter($0) && !ASCII.isCapital($0) && ASCII.isCapital($1)
    }
  }

  private static func isDoubled(_ core: [UInt8], _ digits: Int) -> Bool {
    guard digits == 1, let two = core.firstIndex(of: UInt8(ascii: "2")), two >= 2 else { return false }
    return core[..<two].allSatisfy(ASCII.isLetter)
      && SecretWords.doubledEndings.contains(Array(core[(two + 1)...]))
  }

  /// Words that have digits without being secrets: "spse4.5", "3x", "8karakter", "v4.5u2".
  private static func isOrdinaryMix(_ core: [UInt8], _ digits: Int, words: RedactionWords) -> Bool {
    let letters = core.prefix(while: ASCII.isLetter)
    let product = Array(letters)
    // "lpse12345" is no version.
    if words.systems.contains(product), digits > 4,
      !core.contains(UInt8(ascii: "."))
    {
      return false
    }
    if words.products.contains(product),
      core.dropFirst(letters.count).allSatisfy({ ASCII.isDigit($0) || "._-:u".utf8.contains($0) })
    {
      return true
    }
    let leading = core.prefix { ASCII.isDigit($0) || $0 == UInt8(ascii: ".") }
    let unit = core.dropFirst(leading.count).drop { $0 == UInt8(ascii: "-") }
    return !leading.isEmpty && words.units.contains(Array(unit))
  }
}
