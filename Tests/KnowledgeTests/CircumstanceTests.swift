// 1. A deadline or another circumstance keeps no trouble from being answered, whether it stands before or behind it.
// 2. A message that asks for the circumstance itself is not answered with the trouble.

import FAQKnowledge
import FAQMatching
import Testing

struct CircumstanceTests {
  @Test(arguments: [
    ("lupa password padahal besok batas upload dokumen", "lupa-password"),
    ("besok batas akhir upload penawaran, saya lupa password", "lupa-password"),
    ("user id saya lupa nih tolong sejam lagi penutupan penawaran", "lupa-user-id"),
    (
      "gak bisa login password salah terus padahal jam 2 ini harus upload penawaran", "login-kredensial-salah"
    ),
    (
      "apendo gagal enkripsi user id ada karakter aneh, batas upload tinggal 1 jam", "apendo-user-id-karakter"
    ),
  ])
  func `a trouble is answered`(question: String, entry: String) {
    #expect(CircumstanceTests.answered(question) == entry)
  }

  @Test(arguments: [
    "padahal besok batas upload dokumen", "password aman, kapan batas upload penawaran?",
    "besok batas upload penawaran, boleh minta perpanjangan waktu?",
  ])
  func `a circumstance that is asked is none`(question: String) {
    #expect(CircumstanceTests.answered(question) == nil)
  }

  /// The entry that a message is answered with; nil for none.
  private static func answered(_ question: String) -> String? {
    var scratch = Shipped.matcher.makeScratch()
    let decision = Decider(Shipped.matcher).decide(Shipped.matcher.match(question, &scratch)).decision
    guard case .answer(let entry) = decision else { return nil }
    return Shipped.base.entries[entry].id
  }
}
