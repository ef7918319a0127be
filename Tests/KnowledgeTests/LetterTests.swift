// 1. The request to LKPP has the parts A to D of the form, with every line of each.
// 2. It has a letterhead, a number, a place and date, and the director's signature with the company's stamp.
// 3. Every field must be filled; e-mail, telephone, NPWP and category are checked.
// 4. It goes to the helpdesk at LKPP with a copy to PSPSE, and says what to do with it.
// 5. Each field that is no choice has a hint; one as long as it may be fits on the page.
// 6. What the form gives, it does not ask for: the office of the signer and the kind of user.

import FAQKnowledge
import Testing

struct LetterTests {
  private func letter() throws -> Letter {
    try #require(Shipped.base.entry("permohonan-lkpp")?.letter)
  }

  @Test func `the parts come in order`() throws {
    let text = try letter().template
    let parts = [
      "KOP SURAT PERUSAHAAN", "Nomor :", "A. DIAJUKAN OLEH", "B. IDENTITAS PENGGUNA SPSE",
      "C. KATEGORI PERMOHONAN",
      "D. DESKRIPSI PERMASALAHAN", "Keterangan :", "Pemohon", "(Ttd Direktur dan Cap Perusahaan)",
    ]
    var rest = text[...]
    for part in parts {
      let place = try #require(rest.firstRange(of: part), "\(part) is missing or comes too early")
      rest = rest[place.upperBound...]
    }
  }

  @Test(arguments: [
    "Nomor : {{nomor_surat}}", "Nama Instansi/Perusahaan : {{nama_perusahaan}}", "Nama : {{nama_pemohon}}",
    "Jabatan : Direktur", "Pengguna SPSE : Penyedia", "Nama : {{nama_pengguna}}",
    "Alamat Instansi/Perusahaan : {{alamat}}", "NPWP Perusahaan : {{npwp}}", "Telepon/Fax/HP : {{telepon}}",
    "Email Perusahaan : {{email}}", "User ID SPSE : {{user_id}}", "Agregasi data Penyedia : {{kategori}}",
    "{{deskripsi}}", "{{tempat_tanggal}} Pemohon {{nama_perusahaan}}", "Diisi sesuai permohonan*",
    "Hanya data yang lengkap dan dikirim oleh perusahaan yang akan diproses",
    "Form ini hanya untuk keperluan internal Direktorat Sistem Pengadaan Secara Elektronik-LKPP",
    "Penomoran diisi oleh instansi/perusahaan yang bersangkutan",
  ])
  func `the letter has the line`(line: String) throws {
    #expect(folded(try letter().template).contains(folded(line)))
  }

  @Test func `every field must be filled`() throws {
    #expect(try letter().fields.filter { !$0.isRequired }.map(\.name) == [])
    #expect(try letter().fields.count == 12)
  }

  @Test func `what can be checked is checked`() throws {
    let rules = try letter().fields.reduce(into: [:]) { $0[$1.name] = $1.rule }
    #expect(rules["email"] == .email)
    #expect(rules["telepon"] == .phone)
    #expect(rules["npwp"] == .taxNumber)
    #expect(rules["kategori"] == .choice(["Permasalahan Login", "Sinkronisasi Data", "Permohonan agregasi"]))
    #expect(rules["deskripsi"] == .any)
  }

  @Test func `it goes to LKPP`() throws {
    #expect(try letter().recipients.map(\.value) == ["email-helpdesk-lkpp"])
    #expect(try letter().copies.map(\.value) == ["email-helpdesk-pspse"])
    let steps = try letter().sending.joined(separator: "\n")
    for fact in ["menandatangani", "cap perusahaan", "tembusan", "lacak.php", "021-29935577", "147"] {
      #expect(steps.contains(fact), "\(fact)")
    }
  }

  @Test func `fields are explained`() throws {
    #expect(try letter().fields.filter { $0.hint.isEmpty }.map(\.name) == ["kategori"])
    #expect(try letter().fields.allSatisfy { ($0.limit ?? 100) <= 600 })
  }

  @Test func `no other entry has a letter`() {
    #expect(Shipped.base.entries.filter { $0.letter != nil }.map(\.id) == ["permohonan-lkpp"])
  }
}
