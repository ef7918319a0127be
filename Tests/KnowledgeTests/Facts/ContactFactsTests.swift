// 1. Every number and address of the sources is told by the entry `kontak`, with the place it belongs to.
// 2. The contacts of one LPSE belong to that LPSE only, and are dated.

import FAQKnowledge
import Testing

struct ContactFactsTests {
  @Test(arguments: [
    "(021) 2993 5577", "(021) 5020 5577", "021-29935577 atau 147", "helpdesk-lpse@lkpp.go.id",
    "helpdeskpspse@gmail.com", "http://crm.lkpp.go.id/lacak.php", "sikap.lkpp.go.id",
    "Bagian Pembangunan Sekretariat Daerah Kabupaten Paser",
    "Jl. R. M. Noto Sunardi No. 01 Tanah Grogot Kabupaten Paser", "Kalimantan Timur - Kode Pos 76211",
    "telepon 0543 - 22695", "faks 0543 - 21063", "lpse_kabupaten_paser@yahoo.com", "lpse@babelprov.go.id",
    "LPSE Support di LPSE terdekat",
  ])
  func `the contact is told`(text: String) {
    #expect(Fact("kontak", text).isTold)
  }

  @Test(arguments: [
    ("lpse-paser-kantor", "paser", "2012"), ("lpse-paser-telepon", "paser", "2012"),
    ("lpse-paser-faks", "paser", "2012"), ("lpse-paser-email", "paser", "2012"),
    ("lpse-babel-email", "babel", "2011"), ("call-center-lkpp", "", ""), ("call-center-lkpp-2", "", ""),
    ("layanan-lkpp-147", "", ""), ("lpse-support", "", ""), ("lpse-helpdesk", "", ""),
  ])
  func `a contact belongs to its own LPSE`(id: String, lpse: String, year: String) throws {
    let contact = try #require(Shipped.base.contact(id))
    #expect(contact.lpse == lpse)
    #expect(year.isEmpty || contact.note.contains(year))
  }

  @Test(arguments: [
    ("lpse-helpdesk", 1), ("lpse-support", 1), ("call-center-lkpp", 2), ("layanan-lkpp-147", 2),
    ("email-helpdesk-lkpp", 3),
  ])
  func `a contact stands on its rung`(id: String, tier: Int) {
    #expect(Shipped.base.contact(id)?.tier == tier)
  }
}
