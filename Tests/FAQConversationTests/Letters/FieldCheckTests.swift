// 1. A value comes out as the letter shall have it, whatever usual spelling it came in.
// 2. What is wrong is told as a fact: how many digits were read, what was read behind the @.
// 3. White space is tidied, and signs that nobody sees are taken out.
// 4. A value has a longest, counted before anything else is looked at.

import FAQConversation
import FAQKnowledge
import Testing

struct FieldCheckTests {
  private func check(_ text: String, _ rule: Letter.Field.Rule, limit: Int? = nil) -> Result<
    String, FieldError
  > {
    Result { () throws(FieldError) in
      try FieldCheck.check(text, BicycleLetter.field("a", "A", rule, limit: limit))
    }
  }

  @Test(arguments: [
    ("012345678901234", "01.234.567.8-901.234"), ("01.234.567.8-901.234", "01.234.567.8-901.234"),
    ("01 234 567 8 901 234", "01.234.567.8-901.234"), ("01.234.567.8–901.234", "01.234.567.8-901.234"),
    ("NPWP: 01.234.567.8-901.234", "01.234.567.8-901.234"),
    ("npwp kami 012345678901234 ya", "01.234.567.8-901.234"),
    ("01/234/567/8/901/234", "01.234.567.8-901.234"), ("0123456789012345", "0123456789012345"),
    ("0123 4567 8901 2345", "0123456789012345"), ("3271.0123.4567.0001", "3271012345670001"),
  ])
  func `an NPWP has 15 or 16 digits`(text: String, value: String) {
    #expect(check(text, .taxNumber) == .success(value))
  }

  @Test(arguments: [
    ("01.234.567.8-901", 12), ("12345678901234", 14), ("12345678901234567", 17), ("tidak punya", 0),
    ("0123456789 atau 12345", 10), ("O1.234.567.8-901.234", 14), ("０１２３４５６７８９０１２３４", 0),
    ("1234567890123456789012", 22),
  ])
  func `another number is none`(text: String, digits: Int) {
    #expect(check(text, .taxNumber) == .failure(.taxDigits(digits)))
  }

  @Test(arguments: [
    ("081234567890", "0812-3456-7890"), ("0812-3456-7890", "0812-3456-7890"),
    ("0812 3456 7890", "0812-3456-7890"),
    ("+62 812 3456 7890", "0812-3456-7890"), ("+62812-3456-7890", "0812-3456-7890"),
    ("6281234567890", "0812-3456-7890"), ("+62 (0)812 3456 7890", "0812-3456-7890"),
    ("0062 812 3456 7890", "0812-3456-7890"), ("81234567890", "0812-3456-7890"),
    ("0811 234 567", "0811-234567"), ("08123456789", "0812-3456-789"), ("0812345678901", "0812-3456-78901"),
    ("HP 0812.3456.7890 (WA)", "0812-3456-7890"), ("nomor saya 081234567890", "0812-3456-7890"),
    ("(021) 2993 5577", "(021) 2993 5577"), ("021-29935577", "(021) 2993 5577"),
    ("+62 21 2993 5577", "(021) 2993 5577"), ("021/29935577", "(021) 2993 5577"),
    ("0543 - 22695", "(0543) 22695"), ("(0543)22695", "(0543) 22695"), ("0761–123456", "(0761) 123456"),
    ("021 29935577 ext. 12", "(021) 2993 5577 ext. 12"), ("0761 123456 pes 7", "(0761) 123456 ext. 7"),
    ("0761 123456 / 0812 3456 7890", "(0761) 123456 / 0812-3456-7890"),
    ("0761123456, 081234567890", "(0761) 123456 / 0812-3456-7890"),
    (
      "Telp 0761 123456 Fax 0761 123457 HP 081234567890",
      "Telp (0761) 123456 / Fax (0761) 123457 / HP 0812-3456-7890"
    ),
    ("Telp. (0761) 123456/Fax. (0761) 123457", "Telp (0761) 123456 / Fax (0761) 123457"),
    ("0761 123456 dan 081234567890", "(0761) 123456 / 0812-3456-7890"),
    ("+81 3 1234 5678", "+81312345678"),
  ])
  func `a telephone number is written in one way`(text: String, value: String) {
    #expect(check(text, .phone) == .success(value))
  }

  @Test(arguments: [
    ("22695", 5), ("0812", 4), ("tidak ada", 0), ("12345678", 8), ("0112345678", 10), ("08123456789012", 14),
    ("0812345", 7), ("0761 123456 / 123", 3), ("081234567", 9), ("+1", 1),
  ])
  func `a number that cannot be dialled is refused`(text: String, digits: Int) {
    // An extension is one only behind a number.
    if text.hasSuffix("/ 123") {
      #expect(check(text, .phone) == .success("(0761) 123456 ext. 123"))
    } else {
      #expect(check(text, .phone) == .failure(.phoneDigits(digits)))
    }
  }

  @Test(arguments: [
    ("siti@maju.co.id", "siti@maju.co.id"), ("Siti.Aminah+lpse@Maju.CO.ID", "Siti.Aminah+lpse@maju.co.id"),
    (" <siti@maju.co.id> ", "siti@maju.co.id"), ("mailto:siti@maju.co.id", "siti@maju.co.id"),
    ("email saya siti@maju.co.id.", "siti@maju.co.id"), ("siti @ maju.co.id", "siti@maju.co.id"),
    ("siti@maju .co .id", "siti@maju.co.id"), ("siti@maju.co.id ya min", "siti@maju.co.id"),
    ("siti_1@a-b.id", "siti_1@a-b.id"), ("1@1.id", "1@1.id"),
  ])
  func `an address is found`(text: String, value: String) {
    #expect(check(text, .email) == .success(value))
  }

  @Test(
    arguments: [
      ("siti", .emailWithoutSign), ("siti at maju.co.id", .emailWithoutSign),
      ("a@maju.id b@maju.id", .severalEmails), ("a@@maju.id", .severalEmails),
      ("@maju.id", .emailName), ("siti..a@maju.id", .emailName), (".siti@maju.id", .emailName),
      ("sítì@maju.id", .emailName),
      ("siti@", .emailDomain("")), ("siti@maju", .emailDomain("maju")), ("siti@maju.", .emailDomain("maju")),
      ("siti@.id", .emailDomain(".id")), ("siti@maju..id", .emailDomain("maju..id")),
      ("siti@maju.i", .emailDomain("maju.i")), ("siti@-maju.id", .emailDomain("-maju.id")),
      ("siti@maju.123", .emailDomain("maju.123")), ("siti@10.0.0.1", .emailDomain("10.0.0.1")),
    ] as [(String, FieldError)])
  func `what is no address is told why`(text: String, error: FieldError) {
    let found = check(text, .email)
    if case .emailDomain = error {
      guard case .failure(.emailDomain) = found else {
        Issue.record("\(text): \(found)")
        return
      }
    } else {
      #expect(found == .failure(error))
    }
  }

  @Test(arguments: [
    ("  PT   Maju \t Terus ", "PT Maju Terus"), ("satu\n\n  dua\r\ntiga", "satu\ndua\ntiga"),
    ("a\u{0}b\u{1B}[31m", "ab[31m"), ("a\u{202E}b\u{200B}c", "abc"), ("é 漢 😀", "é 漢 😀"),
    ("\u{1F}x", "x"),
  ])
  func `a text is tidied`(text: String, value: String) {
    #expect(check(text, .any) == .success(value))
  }

  @Test(arguments: ["", "   ", "\n\t", "\u{200B}", "\u{202E} \u{0}"])
  func `nothing is missing`(text: String) {
    for rule in [Letter.Field.Rule.any, .email, .phone, .taxNumber, .choice(["a"])] {
      #expect(check(text, rule) == .failure(.missing))
    }
  }

  @Test func `a value has a longest`() {
    let accents = "e" + String(repeating: "\u{301}", count: 20)
    #expect(check(String(repeating: "a", count: 10), .any, limit: 10) == .success("aaaaaaaaaa"))
    #expect(check("aaaaaaaaaaa", .any, limit: 10) == .failure(.tooLong(letters: 11, limit: 10)))
    #expect(check(accents, .any, limit: 10) == .failure(.tooLong(letters: 21, limit: 10)))
    #expect(
      check(String(repeating: "1", count: 101), .taxNumber)
        == .failure(.tooLong(letters: 101, limit: FieldCheck.usualLimit)))
  }

  private static let kinds = ["Permasalahan Login", "Sinkronisasi Data", "Permohonan agregasi"]

  @Test(arguments: [
    ("1", 0), (" 2. ", 1), ("(3)", 2), ("nomor 2", 1), ("yang pertama", 0), ("opsi 3", 2),
    ("yang terakhir aja", 2), ("Sinkronisasi Data", 1), ("sinkronisasi data", 1),
    ("SINKRONISASI-DATA!", 1), ("sinkronsasi data", 1), ("login", 0), ("yang login", 0), ("sinkron", 1),
    ("agregasi", 2), ("agregsi", 2), ("permohonan agregasi dong", 2), ("masalah login", 0),
  ])
  func `a choice is its number, its words, or some of them`(text: String, choice: Int) {
    #expect(check(text, .choice(FieldCheckTests.kinds)) == .success(FieldCheckTests.kinds[choice]))
  }

  @Test(arguments: ["4", "0", "12", "apa saja", "perm", "x", "login data", "1 2", "password"])
  func `anything else is no choice`(text: String) {
    #expect(check(text, .choice(FieldCheckTests.kinds)) == .failure(.notAChoice))
  }
}
