// 1. Whatever is asked, no address and no run of ten digits of the question comes back in any part of the reply.
// 2. Neither does a told password, nor what was told in the turns before.
// 3. A told password and a told code earn one notice each; talk about them earns none.
// 4. How it was decided is told without what is personal.
// 5. Only a base that asks for it has answers say that a program wrote them.
// 6. The words of the field come with the program: a folder that empties every list hides no less, and one that adds a word
//    is heard.

import FAQConversation
import FAQKnowledge
import FAQMatching
import FAQText
import ShippedKnowledge
import TestSupport
import Testing

@Suite struct RedactionTests {
  private static let stories = [
    "lupa password", "tidak bisa login", "email tidak sampai", "data sikap gagal ditarik",
    "siapa yang menang",
    "mau bicara dengan petugas", "halo", "xyzzy", "2", "host mx.id said: 550 5.1.1",
    "said: 421 try again later",
  ]
  private static let secrets = [
    "budi.santoso@cvmaju.co.id", "081234567890", "0812-3456-7890", "3201012345678901", "012345678901000",
    "1234567890123",
    "pw: Rahasia99x", "password saya Rahasia99x", "to=<budi.santoso@cvmaju.co.id>",
    "<1234567890123@cvmaju.co.id>: host",
  ]

  private func leaks(_ reply: Reply) -> [String] {
    let said = SeenReply(reply).everything + "\n" + reply.conversation
    return [
      "santoso", "Rahasia99x", "rahasia99x", "081234567890", "0812-3456", "3201012345", "012345678901",
      "1234567890123",
    ]
    .filter { said.contains($0) }
  }

  @Test func `nothing personal comes back`() throws {
    var scratch = ShippedKnowledge.responder.matcher.makeScratch()
    var token: String?
    for story in RedactionTests.stories {
      for secret in RedactionTests.secrets {
        for question in ["\(story) \(secret)", "\(secret), \(story)", "\(secret)\n\(story)"] {
          let reply = try ShippedKnowledge.responder.respond(question, token: token, &scratch).reply
          #expect(leaks(reply).isEmpty, "\(question)")
          token = reply.conversation
        }
      }
    }
  }

  @Test func `no long number of a random text comes back`() throws {
    let words = [
      "lupa", "password", "login", "email", "550 5.1.1", "said:", "to=", "hp", "npwp", "<", ">:", "\n", ":",
      "@", ".id",
    ]
    var random = SeededRandom(seed: 42)
    var scratch = ShippedKnowledge.responder.matcher.makeScratch()
    for _ in 0..<400 {
      let parts = (0..<8).map { _ in
        random.next() % 3 == 0
          ? String(random.next() % 90_000_000_000 + 10_000_000_000) : words[Int(random.next() % 15)]
      }
      let question = parts.joined(separator: random.next() % 2 == 0 ? " " : "")
      let said = SeenReply(ShippedKnowledge.responder.respond(question, &scratch).reply).everything
      for part in parts where part.utf8.count >= 10 && part.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) {
        #expect(!said.contains(part), "\(question)")
      }
    }
  }

  @Test(arguments: [
    ("password saya rahasia123 salah terus", [Phrasebook.Key.toldPassword]),
    ("kode otp 445566 ditolak", [.toldCode]),
    ("pw: abc, otp: 112233", [.toldPassword, .toldCode]), ("lupa password", []), ("password saya salah", []),
    ("otp tidak masuk", []), ("email saya budi@gmail.com", []),
  ])
  func `secrets earn a notice`(question: String, keys: [Phrasebook.Key]) {
    var scratch = ShippedKnowledge.responder.matcher.makeScratch()
    let words = ShippedKnowledge.responder.base.phrasebook
    #expect(ShippedKnowledge.responder.respond(question, &scratch).reply.remarks == keys.map { words[$0] })
  }

  @Test func `the reasons hide what is personal`() {
    let responder = ShippedKnowledge.responder
    var scratch = responder.matcher.makeScratch()
    let result = responder.respond(
      "lupa password, pw: rahasia99 email budi@cvmaju.co.id hp 081234567890", &scratch)
    let reasons = Explainer(responder.matcher).explain(
      result.match, result.decision)
    // Candidates are told of by wordings of the knowledge, which may have any word.
    let told = (reasons.parts.first.map(lines) ?? []).joined(separator: "\n")
    for secret in ["rahasia", "budi", "cvmaju", "0812"] { #expect(!told.contains(secret)) }
    #expect(told.contains("disamarkan"))
    #expect(told.contains("lupa"))
  }

  private func lines(_ reason: Reason) -> [String] { [reason.text] + reason.parts.flatMap(lines) }

  private static let lists: [Phrasebook.Key] = [
    .secretLinks, .secretKeys, .noSecrets, .numberedMatters, .countedThings, .numberedProducts,
    .accountSystems,
  ]

  private func redacted(_ text: String, _ words: [Phrasebook.Key: String]) -> String {
    var base = KnowledgeBase()
    for (key, list) in words { base.phrasebook[key] = list }
    return Redactor(RedactionWords(base)).redact(text).text
  }

  @Test(arguments: [
    ("password spse lpse sikap apendo inaproc e-katalog saya melati99", "melati99"),
    ("kunci apendo: melatiku", "melatiku"), ("kunci apendonya: melatiku", "melatiku"),
    ("password lpse12345", "lpse12345"), ("password penyedia: kucing", "kucing"),
  ])
  func `a folder without lists hides no less`(text: String, secret: String) {
    let empty = Dictionary(uniqueKeysWithValues: RedactionTests.lists.map { ($0, "") })
    #expect(!redacted(text, [:]).contains(secret))
    #expect(redacted(text, empty) == redacted(text, [:]))
  }

  @Test(arguments: [
    (Phrasebook.Key.secretKeys, "simpel", "kunci simpel: melatiku", true),
    (.secretLinks, "simpel", "password simpel: melatiku", true),
    (.numberedMatters, "nomenklatur", "password salah nomenklatur ab123456", false),
    (.numberedProducts, "simpel", "password untuk simpel4.5 ditolak", false),
  ])
  func `a word of a folder is heard`(key: Phrasebook.Key, word: String, text: String, isHidden: Bool) {
    let (without, with) = (redacted(text, [:]), redacted(text, [key: word]))
    #expect(without != with && (with != text) == isHidden, "\(without) | \(with)")
  }

  @Test func `only who asks for it is told of the program`() {
    var base = ShippedKnowledge.responder.base
    let words = base.phrasebook
    func text(_ base: KnowledgeBase, isFirst: Bool) -> String {
      Responder(base).reply(to: .answer(entry: 0), isFirst: isFirst).text
    }
    #expect(text(base, isFirst: true).contains(words[.writtenByProgram]))
    #expect(!text(base, isFirst: false).contains(words[.writtenByProgram]))
    base.phrasebook = Phrasebook(language: "id")
    #expect(!text(base, isFirst: true).contains(base.phrasebook[.writtenByProgram]))
  }
}
