// 1. What is still known is never answered as forgotten: where a word such as "user" leaves open what is, it is asked.
// 2. Who has lost both User ID and password is told of the User ID, whose steps go on to the password.
// 3. A bounce is a trouble with mail and no praise, though "mantul" may mean either.
// 4. Two LPSE of which one lets in and the other does not are told apart without "di", too.
// 5. An English "no" denies a message, and is no abbreviated "nomor" in front of it.

import FAQKnowledge
import FAQMatching
import Testing

struct EverydayWordTests {
  @Test(arguments: [
    ("sandi masih ingat, usernya yang lupa", "akun"),
    ("mail delivery failed", "email"),
    ("bounce", "email"),
    ("no javascript message at all, I just cannot log in", "login"),
  ])
  func `a question back`(message: String, category: String) {
    #expect(EverydayWordTests.decision(message) == "clarify \(category)")
  }

  @Test(arguments: [
    ("user id masih ingat, yang hilang sandinya", "lupa-password"),
    ("password masih ingat, nama loginnya yang lupa", "lupa-user-id"),
    ("dua-duanya lupa, user id dan password", "lupa-user-id"),
    ("lupa username sama sandi sekaligus min", "lupa-user-id"),
    ("lpse jabar ok, lpse banten mental", "login-sebagian-lpse"),
    ("lpse kota gagal, lpse provinsi aman", "login-sebagian-lpse"),
  ])
  func `an answer`(message: String, entry: String) {
    #expect(EverydayWordTests.decision(message) == "answer \(entry)")
  }

  @Test(arguments: ["mantul", "mantul min"])
  func `praise`(message: String) {
    #expect(EverydayWordTests.decision(message) == "smalltalk")
  }

  /// The outcome of a message, with the entry or category that it names.
  private static func decision(_ message: String) -> String {
    var scratch = Shipped.matcher.makeScratch()
    switch Decider(Shipped.matcher).decide(Shipped.matcher.match(message, &scratch)).decision {
    case .answer(let entry): return "answer \(Shipped.base.entries[entry].id)"
    case .clarify(let category, _): return "clarify \(category.map { Shipped.base.categories[$0].id } ?? "")"
    case .canned(let index): return "\(Shipped.base.canned[index].kind)"
    case .unknown: return "unknown"
    }
  }
}
