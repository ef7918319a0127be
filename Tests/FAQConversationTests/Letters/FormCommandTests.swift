// 1. A command is one of the words of the knowledge, with nothing but polite words beside it.
// 2. A field is meant by its name, its label, or words of them, mistyped or not; several may be meant.
// 3. Each field of the shipped letter is found by its whole label and by its name.
// 4. What only resembles a command is a value. A reason may stand before the word that skips a field.
// 5. The built-in words know commands in both languages.

@testable import FAQConversation
import FAQKnowledge
import ShippedKnowledge
import Testing

struct FormCommandTests {
  private static let base = ShippedKnowledge.responder.base
  private static let fields = base.entry("permohonan-lkpp")?.letter?.fields ?? []

  private func read(_ message: String) -> FormCommand? {
    FormCommand.read(message, FormCommandTests.fields, words: FormCommandTests.base.phrasebook)
  }

  private func number(_ name: String) -> Int { FormCommandTests.fields.firstIndex { $0.name == name } ?? -1 }

  @Test(
    arguments: [
      ("lewati", .skip), ("Lewati saja dulu ya min", .skip), ("skip", .skip), ("-", .skip), (" - ", .skip),
      ("belum ada", .skip), ("yg ini nanti aja, lewati", .skip),
      ("belum punya nomornya, skip dulu ya", .skip),
      ("batal", .cancel), ("BATAL!", .cancel), ("batalkan suratnya", .cancel),
      ("tidak jadi deh kak", .cancel), ("stop", .cancel), ("kembali", .back), ("balik dulu", .back),
      ("salah", .back), ("ganti dong", .back), ("yang tadi salah", .back),
      ("ok lanjut isi lg", .goOn), ("ya udah terusin suratnya", .goOn), ("continue please", .goOn),
    ] as [(String, FormCommand)])
  func `a command is understood`(message: String, command: FormCommand) {
    #expect(read(message) == command)
  }

  @Test(arguments: [
    ("ganti email", ["email"]), ("ubah npwp", ["npwp"]), ("email salah", ["email"]),
    ("salah e-mail", ["email"]),
    ("npwp saya salah", ["npwp"]), ("tolong ganti nomor telepon", ["telepon"]), ("ganti emial", ["email"]),
    ("ubah alamat", ["alamat"]), ("alamatnya salah", ["alamat"]),
    ("ganti nama perusahaan", ["nama_perusahaan"]),
    ("ganti nama direktur", ["nama_pemohon"]), ("ralat kategori", ["kategori"]),
    ("ganti tanggal", ["tempat_tanggal"]),
    ("ganti nama", ["nama_perusahaan", "nama_pemohon", "nama_pengguna"]),
    ("ganti nomor surat", ["nomor_surat"]),
    ("koreksi user id", ["user_id"]),
  ])
  func `a field is meant`(message: String, names: [String]) {
    #expect(read(message) == .change(names.map(number)))
  }

  @Test func `each field is found by its label and its name`() {
    #expect(FormCommandTests.fields.count == 12)
    for (index, field) in FormCommandTests.fields.enumerated() {
      #expect(read("ganti \(field.label)") == .change([index]), "\(field.label)")
      let name = field.name.split(separator: "_").joined(separator: " ")
      #expect(read("ganti \(name)") == .change([index]), "\(name)")
    }
  }

  @Test(arguments: [
    "Jl. Merdeka 5, -", "Blok C 12, kosong", "PT Sinar Delta, kosong", "Surabaya, nanti",
    "PT Batal Nikah", "PT Lanjut Abadi", "Stop Motor",
    "Jl. Kembali No. 3",
    "Salah satu akun kami tidak bisa masuk",
    "ganti email admin gagal terus", "Lewati jembatan, belok kiri", "2", "siti@maju.co.id", "012/DIR/V/2025",
    "Data perusahaan salah semua setelah ganti direktur", "", "🙂", "?", "ganti oli",
  ])
  func `anything else is a value`(message: String) { #expect(read(message) == nil) }

  @Test(arguments: [
    ("id", "lewati", "batal", "kembali", "ganti e-mail"), ("en", "skip", "cancel", "back", "change e-mail"),
  ])
  func `the built-in words have them`(
    language: String, skip: String, cancel: String, back: String, change: String
  ) {
    let words = Phrasebook(language: language)
    let commands = [skip, cancel, back, change].map {
      FormCommand.read($0, BicycleLetter.letter.fields, words: words)
    }
    #expect(commands == [.skip, .cancel, .back, .change([2])])
  }
}
