// 1. A message that says what is still known is asked back where the rest alone would be: "user" may mean several things.
// 2. A message about both a lost User ID and a lost password gets the entry on the User ID, because its steps cover both.
// 3. "Bounce" is a trouble with mail. "Mantul" alone is praise.
// 4. The rule for "one LPSE works, another fails" also matches names of LPSE without "di" before them.
// 5. An account of helpdesk officers has a procedure of its own, whatever is lost of it.
// 6. Mail that is in no spam folder either has not arrived.
// 7. What begins with "padahal" tells what stands against the trouble, and never what the trouble is.
// 8. "Kasih tau cara" asks how, and wants nothing told that nobody may tell.
// 9. Thanks behind a request do not take it back.
// 10. "No" before an English noun means "tidak ada", and not "nomor".

import FAQKnowledge
import FAQMatching
import Testing

struct EverydayWordTests {
  @Test(arguments: [
    ("sandi masih ingat, usernya yang lupa", "akun"),
    ("mail delivery failed", "email"),
    ("bounce", "email"),
    ("Mohon diinformasikan User ID dan Password PT Bangun Persada. Terima kasih.", ""),
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
    ("login di LPSE Maros bisa, di Bone & Barru tidak bisa", "login-sebagian-lpse"),
    ("mohon petunjuk, akun helpdesk kami gak bisa dipakai karena lupa password", "sop-akun-helpdesk"),
    ("surel dari LPSE tidak ada, di folder spam pun tidak ada", "email-tidak-sampai"),
    (
      "sudah tiga kali login tetap java script error!! padahal password yakin benar", "login-javascript-error"
    ),
    ("bisa kasih tau cara bikin password baru? yang lama lupa", "lupa-password"),
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
