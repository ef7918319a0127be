// 1. Telephones, mail, pages, addresses and WhatsApp are found as they are written; numbers of other things are not.
// 2. A contact that `kontak.md` has is linked by its id; another one is added once, and the folder loads.

import FAQKnowledge
import Testing

@testable import FAQImport

@Suite struct ContactTests {
  private static let cases: [(text: String, found: [String])] = [
    ("Hubungi (0411) 871-234 atau 0812-3456-7890.", ["(0411) 871-234", "0812-3456-7890"]),
    ("Telp. +62 21 2993 5577, faks (021) 2993 5578", ["+62 21 2993 5577"]),
    ("Call Center 144 atau telepon 1500-123", ["144", "1500-123"]),
    ("Kirim ke helpdesk@lpse.contoh.go.id.", ["helpdesk@lpse.contoh.go.id"]),
    (
      "Buka https://spse.contoh.go.id/ atau lpse.contoh.go.id",
      ["https://spse.contoh.go.id/", "lpse.contoh.go.id"]
    ),
    ("Kantor di Jl. Merdeka No. 5, Kota Contoh. Buka pagi.", ["Jl. Merdeka No. 5, Kota Contoh"]),
    ("NPWP 01.234.567.8-901.000 dan NIK 3174012345678901", []),
    ("Peraturan Nomor 12 Tahun 2021, pukul 08.00-15.00, 10 hari", []),
    ("Unduh https://contoh.go.id/berkas/formulir.pdf", []),
  ]

  @Test(arguments: cases) func `contacts are found as they are written`(_ text: String, _ found: [String]) {
    let blocks = [Block(.paragraph(InlineText(text)), line: 1)]
    #expect(ContactFinder.contacts(blocks).map(\.value).sorted() == found.sorted())
  }

  @Test(
    arguments: [
      ("WA: 0812 3456 7890", .whatsapp), ("Telp/WA 0812-3456-7890", .whatsapp),
      ("0812 3456 7890 (WA)", .whatsapp),
      ("Telp. 0812 3456 7890", .phone), ("Ingat bahwa nomor 0812 3456 7890 sudah mati", .phone),
      ("WA layanan: 144 atau telepon 144", .phone),
    ] as [(String, Contact.Kind)])
  func `a number of WhatsApp is of that kind`(text: String, kind: Contact.Kind) {
    let found = ContactFinder.contacts([Block(.paragraph(InlineText(text)), line: 1)])
    #expect(found.map(\.kind) == [kind])
  }

  @Test(arguments: [
    "https://wa.me/6281234567890?text=Halo", "https://api.whatsapp.com/send?phone=6281234567890",
  ])
  func `a link to WhatsApp is a number`(link: String) throws {
    var folder = FolderInMemory(files: [:])
    let plan = try folder.plan(
      "<h3>Ke mana?</h3><p>Telp. 0812-3456-7890 atau <a href=\"\(link)\">tulis ke kami</a>.</p>"
        + "<h3>Lalu?</h3><p><a href=\"https://wa.me/628998887776\">Tulis</a>.</p>")
    #expect(plan.contacts.map(\.value).sorted() == ["+628998887776", "0812-3456-7890"])
    #expect(plan.contacts.map(\.kind) == [.whatsapp, .whatsapp])
    folder.carryOut(plan)
    #expect(folder.loaded.problems.filter { $0.severity == .error }.map(\.problem) == [])
  }

  @Test func `known contacts are linked and others added once`() throws {
    let known = "# Kontak\n\n## loket\n- nama: Loket\n- jenis: telepon\n- nilai: 0411 871234\n"
    var folder = FolderInMemory(files: ["kontak.md": known])
    let page =
      "<h3>Ke mana?</h3><p>Hubungi (0411) 871-234 atau a@b.go.id.</p><h3>Lalu?</h3><p>Surel a@b.go.id.</p>"
    let plan = try folder.plan(page)
    #expect(
      plan.contacts.map(\.id) == ["email-a-b-go-id", "loket"]
        || plan.contacts.map(\.id) == ["loket", "email-a-b-go-id"])
    folder.carryOut(plan)
    let (base, problems) = folder.loaded
    #expect(problems.filter { $0.severity == .error }.map(\.problem) == [])
    #expect(base.contacts.map(\.id) == ["loket", "email-a-b-go-id"])
    #expect(base.entry("ke-mana")?.contacts.map(\.value).sorted() == ["email-a-b-go-id", "loket"])
  }
}
