// 1. Every entry that was asked for is there, in its category, under the id that other programs rely on.
// 2. No category is empty, and each has a title, a question to ask back and choices.
// 3. Each entry says for whom it is, answers, and has wordings of its own and of its neighbours.

import FAQKnowledge
import Testing

struct RequiredEntriesTests {
  @Test(arguments: [
    ("login", "login-kredensial-salah"), ("login", "login-javascript-error"),
    ("login", "login-data-tidak-sinkron"), ("login", "login-sebagian-lpse"),
    ("akun", "lupa-password"), ("akun", "lupa-user-id"), ("akun", "tanya-password"),
    ("apendo", "apendo-user-id-karakter"), ("sikap", "sikap-gagal-integrasi"),
    ("ppk", "ppk-pindah-satker"), ("ppk", "ppk-ganti-paket"),
    ("email", "email-pendaftaran"), ("email", "ganti-email"), ("email", "email-tidak-sampai"),
    ("email", "email-masuk-spam"), ("email", "inbox-lpse"),
    ("helpdesk", "permohonan-lkpp"), ("helpdesk", "lacak-tiket-lkpp"), ("helpdesk", "sop-akun-helpdesk"),
    ("kontak", "kontak"),
  ])
  func `the entry is in its category`(category: String, id: String) {
    #expect(Shipped.base.entry(id)?.category == category)
  }

  @Test(arguments: ["login", "akun", "apendo", "sikap", "ppk", "email", "helpdesk", "kontak"])
  func `the category asks back`(id: String) throws {
    let category = try #require(Shipped.base.category(id))
    #expect(!category.title.isEmpty)
    #expect(Shipped.base.entries.contains { $0.category == id })
    #expect(!category.clarification.question.isEmpty)
    #expect(category.clarification.choices.count >= 2)
    // Nobody asks vaguely for a contact: what names one is answered with the entry.
    #expect(!category.clarification.wordings.isEmpty || id == "kontak")
  }

  @Test(arguments: Shipped.base.entries.map(\.id))
  func `an entry is complete`(id: String) throws {
    let entry = try #require(Shipped.base.entry(id))
    #expect(!entry.title.isEmpty)
    #expect(!entry.summary.isEmpty)
    #expect(!entry.steps.isEmpty)
    #expect(!entry.notes.isEmpty)
    #expect(!entry.audiences.isEmpty)
    #expect(entry.wordings.count >= 20)
    #expect(entry.counterexamples.count >= 5)
  }
}
