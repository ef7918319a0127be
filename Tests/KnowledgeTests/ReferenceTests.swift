// 1. Every source is cited by some entry, and every citation names a source and a part of it.
// 2. Every contact is named by some entry; the entry `kontak` names all of them.
// 3. Entries lead to one another, and none to itself.
// 4. The kind of each contact fits its value.

import FAQConversation
import FAQKnowledge
import Testing

struct ReferenceTests {
  @Test(
    arguments: [
      ("faq-spse-oku-timur-2023", 2023), ("faq-user-id-apendo-pekanbaru", nil),
      ("imbauan-email-paser-2012", 2012),
      ("pemberitahuan-email-babel-2011", 2011), ("sop-akun-helpdesk-purbalingga-2014", 2014),
    ] as [(String, Int?)])
  func `the source is listed with its year and cited`(id: String, year: Int?) throws {
    let source = try #require(Shipped.base.source(id))
    #expect(source.year == year)
    #expect(!source.title.isEmpty)
    #expect(Shipped.base.entries.contains { $0.citations.contains { $0.source == id } })
  }

  @Test func `no other source is listed`() {
    #expect(Shipped.base.sources.count == 5)
  }

  @Test(arguments: Shipped.base.entries.map(\.id))
  func `each citation names a part of a source`(id: String) throws {
    let entry = try #require(Shipped.base.entry(id))
    #expect(!entry.citations.isEmpty)
    #expect(entry.citations.allSatisfy { $0.section.hasPrefix("§") })
  }

  @Test(arguments: Shipped.base.contacts.map(\.id))
  func `the contact is used`(id: String) {
    let users = Shipped.base.entries.filter { $0.contacts.contains { $0.value == id } }.map(\.id)
    #expect(users.contains("kontak"))
    #expect(users.count >= 1)
  }

  @Test(arguments: Shipped.base.entries.map(\.id))
  func `an entry leads to others`(id: String) throws {
    let related = try #require(Shipped.base.entry(id)).related.map(\.value)
    #expect(!related.isEmpty)
    #expect(!related.contains(id))
    #expect(Set(related).count == related.count)
  }

  @Test(arguments: [
    ("call-center-lkpp", "tel:+622129935577"), ("call-center-lkpp-2", "tel:+622150205577"),
    ("layanan-lkpp-147", "tel:147"), ("email-helpdesk-lkpp", "mailto:helpdesk-lpse@lkpp.go.id"),
    ("lacak-lkpp", "http://crm.lkpp.go.id/lacak.php"), ("lpse-paser-telepon", "tel:+6254322695"),
  ])
  func `a contact can be called`(id: String, uri: String) throws {
    #expect(try #require(Shipped.base.contact(id)).link == uri)
  }
}
