/// A word that says that a secret stands near: "password", "sandinya", "kode OTP", "kata kunci".
struct Announcement {
  enum Kind: Equatable {
    case password
    case oneTimeCode
    /// "kodenya": one only where the text speaks of codes elsewhere.
    case looseCode
    /// "pas", "jadi": announces a password only where the very next word looks like one.
    case loosePassword
    /// The token of a program.
    case token
  }

  /// Longest word that can announce a secret, in bytes.
  static let longest = 16

  /// The first letters of every announcing word, by which most words are passed over.
  static let beginnings = WordBeginnings([
    "pass", "pas ", "pasw", "pasp", "pasf", "paspo", "pash", "pasd", "pws", "pw", "p/w", "psw", "pss", "p4",
    "p@", "pin ",
    "pin:", "pin=", "pin-", "pinny", "pinku", "pinco", "sand", "kata k", "kata s", "katas", "katak", "kunc",
    "word", "phra",
    "otp", "mpin", "token", "bear", "api", "auth", "key", "kode", "code", "kd", "fras", "cvv", "cvc", "secr",
    "snd",
    "angka",
  ])
  /// Words behind which others announce a secret: "kode verifikasi", "kata kunci".
  private static let firsts = WordBeginnings(
    (SecretWords.pairs + SecretWords.tokenPairs + SecretWords.codePairs).map {
      String(decoding: $0.first, as: UTF8.self)
    }
      + SecretWords.codeNouns.map { String(decoding: $0, as: UTF8.self) })
  /// Words that announce one only in a text that speaks of passwords.
  private static let loose = WordBeginnings(
    (Array(SecretWords.loosePasswords) + Array(SecretWords.olderAndNewer)).map {
      String(decoding: $0, as: UTF8.self)
    })

  /// Whether a word that announces a secret by itself may stand at a place of a text; capitals do not matter.
  static func mayStand(at place: Int, in text: [UInt8]) -> Bool { beginnings.stand(at: place, in: text) }

  /// Whether a word behind this one may announce a secret together with it.
  static func mayPair(at place: Int, in text: [UInt8]) -> Bool { firsts.stand(at: place, in: text) }

  /// Whether the word announces a secret in a text that speaks of passwords.
  static func mayBeLoose(at place: Int, in text: [UInt8]) -> Bool { loose.stand(at: place, in: text) }

  /// - Parameters:
  ///   - word: in small letters.
  ///   - previous: the word before it, empty where a line begins.
  /// - Returns: what the word announces, or nil.
  static func kind(of word: ArraySlice<UInt8>, after previous: ArraySlice<UInt8>) -> Kind? {
    guard word.count <= longest else { return nil }
    for body in bodies(of: word) {
      let word = Array(body)
      if pairs(SecretWords.codePairs, previous, word: word) { return .oneTimeCode }
      if SecretWords.passwords.contains(word) { return .password }
      if pairs(SecretWords.tokenPairs, previous, word: word) || SecretWords.tokens.contains(word) {
        return .token
      }
      if pairs(SecretWords.pairs, previous, word: word) { return .password }
      if SecretWords.codes.contains(word) { return .oneTimeCode }
      if SecretWords.codeKinds.contains(word), SecretWords.codeNouns.contains(Array(previous)) {
        return .oneTimeCode
      }
      if SecretWords.codeNouns.contains(word), SecretWords.codeKinds.contains(Array(previous)) {
        return .oneTimeCode
      }
    }
    if SecretWords.looseCodes.contains(Array(word)) { return .looseCode }
    if SecretWords.loosePasswords.contains(Array(word)) { return .loosePassword }
    return isMisspelled(word) ? .password : nil
  }

  /// Whether a word is one of a list, with or without an ending that tells its owner: "apendonya".
  static func isForm(_ word: ArraySlice<UInt8>, in list: Set<[UInt8]>) -> Bool {
    word.count <= longest && bodies(of: word).contains { list.contains(Array($0)) }
  }

  private static func pairs(
    _ list: [(first: [UInt8], second: [UInt8])], _ previous: ArraySlice<UInt8>, word: [UInt8]
  ) -> Bool {
    list.contains { previous.elementsEqual($0.first) && word == $0.second }
  }

  /// The word as it stands, and without the ending of its owner.
  private static func bodies(of word: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    [word]
      + SecretWords.endings.filter { word.count > $0.count && word.suffix($0.count).elementsEqual($0) }
      .map { word.dropLast($0.count) }
  }

  /// "passwoed", "paswordnya", "passw0rd": no other word begins so.
  private static func isMisspelled(_ word: ArraySlice<UInt8>) -> Bool {
    let letters = word.map { leet[$0] ?? $0 }
    return ["passw", "pasw", "passphr", "passfr", "pswr", "pswd", "pssw"].contains {
      letters.starts(with: $0.utf8)
    }
  }

  private static let leet: [UInt8: UInt8] = [
    UInt8(ascii: "0"): UInt8(ascii: "o"), UInt8(ascii: "4"): UInt8(ascii: "a"),
    UInt8(ascii: "@"): UInt8(ascii: "a"),
    UInt8(ascii: "5"): UInt8(ascii: "s"), UInt8(ascii: "$"): UInt8(ascii: "s"),
    UInt8(ascii: "3"): UInt8(ascii: "e"),
  ]
}
