// 1. What is said while a short field is asked for is not written into it, whichever field that is.
// 2. What is written into a field goes on to the next, whatever words it has.
// 3. Nothing but an act, and the wish to wait, are no description either.
// 4. Between quotation marks everything is a value, a command as well.
// 5. What comes in between is answered, and the field is asked for again; who asks for a moment is told that there is one.

import FAQConversation
import FAQKnowledge
import FAQMatching
import ShippedKnowledge
import Testing

struct FieldTalkTests {
  private let responder = ShippedKnowledge.responder

  /// A value for each field of the letter, in their order.
  private static let filled = [
    "012/DIR/V/2025", "PT Maju Jaya", "Ahmad Fauzi", "Siti Rahma", "Jl. Merdeka 1, Ende, NTT",
    "01.234.567.8-901.000",
    "081234567890", "info@majujaya.co.id", "majujaya99", "1", "Tidak bisa login di LPSE Kabupaten Ende",
    "Ende, 2 Mei 2025",
  ]
  private static let description = 10

  /// The letter in which so many fields are filled.
  private func letter(filled count: Int, _ scratch: inout MatchScratch) throws -> String {
    var token = responder.respond("form permohonan lkpp", &scratch).reply.conversation
    for message in ["Buatkan suratnya"] + FieldTalkTests.filled.prefix(count) {
      token = try responder.respond(message, token: token, &scratch).reply.conversation
    }
    return token
  }

  /// The number of fields that are filled after a message; nil where no letter is written any more.
  private func filled(after message: String, filled count: Int) throws -> Int? {
    var scratch = responder.matcher.makeScratch()
    let reply = try responder.respond(message, token: letter(filled: count, &scratch), &scratch).reply
    return try ConversationToken.decode(reply.conversation).form?.values.count
  }

  @Test(arguments: [
    "bentar ya saya cari dulu", "tunggu sebentar kak", "wait a minute", "makasih ya", "oke", "sip", "halo",
    "gak tau",
    "saya bingung", "maksudnya apa itu", "opo iki maksude", "what should I put here", "ini datanya aman gak",
    "masih berapa lagi isiannya", "surat ini perlu materai gak", "kenapa harus pakai npwp",
    "dikirim ke mana nanti suratnya",
    "harga materai berapa sekarang", "btw ppn sekarang 11 atau 12 persen ya", "kamu robot ya",
    "minta nomor telepon lkpp dong", "sebenarnya saya cuma mau reset password",
    "sudah saya kirim kemarin suratnya",
    "buatkan suratnya sekarang", "loh kok panjang amat isiannya",
  ])
  func `what is said is not written`(message: String) throws {
    for count in [0, 1, 2, 3, 4, 8, 11] {
      #expect(try filled(after: message, filled: count) == count, "\(count)")
    }
  }

  @Test(arguments: [
    (0, ["001", "45/SP/2024", "007/CV-RAB/XI/2026", "isi aja 001/DIR/2026"]),
    (
      1,
      [
        "CV Raflesia Alat Berat", "UD Barokah", "CV Siapa Sangka", "PT Solusi Login Indonesia",
        "CV. Mana Tahan",
        "cv lupa daratan", "PT Terima Kasih Abadi", "CV Batal Jaya", "PT Ganti Nama", "PT Tanya Kerja",
        "koperasi serba usaha mandiri", "Dinas Kesehatan Kab. Ende",
      ]
    ),
    (
      2,
      [
        "Lina Marlina", "Rina Wati", "Bagus", "Siti Siapa", "Oke Setiawan", "Terima Sihombing",
        "pak Bagus Santosa",
      ]
    ),
    (
      3,
      [
        "sama", "sama dengan di atas", "idem", "admin perusahaan, Dewi", "nama saya sendiri",
        "karyawan yang lama",
      ]
    ),
    (
      4,
      [
        "jl. kapan lagi no 5 kendari", "Jalan Sudirman 12, Kel. Bisa, Kec. Dimana, Kota Palu",
        "ruko mana suka blok b 3, medan", "Dusun Apa, Desa Kenapa, Kab. Sikka",
        "kantor pindah ke jl diponegoro 4, klaten",
      ]
    ),
    (8, ["majujaya", "user id nya cvbarokah", "lupa", "||BORNEO", "cv_maju-99"]),
    (9, ["login", "yang pertama", "opsi 2", "data tidak sinkron"]),
    (
      10,
      [
        "data tidak tersinkronisasi sejak senin, kenapa kami tidak tahu",
        "lupa password dan email lama sudah tidak aktif",
        "mohon dibantu secepatnya karena tender ditutup besok",
      ]
    ),
  ])
  func `what is a value is written`(count: Int, values: [String]) throws {
    for value in values { #expect(try filled(after: value, filled: count) == count + 1, "\(value)") }
  }

  @Test(arguments: ["makasih ya", "bentar ya", "gak tau", "maksudnya apa"])
  func `an act is no description`(message: String) throws {
    let count = FieldTalkTests.description
    #expect(try filled(after: message, filled: count) == count)
  }

  @Test(arguments: ["\"Batal?\"", "“sebenarnya saya cuma mau reset password”", " \"makasih ya\" "])
  func `a quotation is a value`(message: String) throws {
    #expect(try filled(after: message, filled: 1) == 2)
  }

  @Test(arguments: [
    ("btw ppn sekarang 11 atau 12 persen ya", Reply.Outcome.fallback, "pajak"),
    ("kamu robot ya", .smalltalk, "program"),
    ("minta nomor telepon lkpp dong", .answer, "2993 5577"),
    ("bentar ya saya cari dulu", .form, "saya tunggu"),
    ("ini datanya aman gak", .form, "tanda petik"),
  ])
  func `it is answered, and the field is asked for again`(
    message: String, outcome: Reply.Outcome, says: String
  ) throws {
    var scratch = responder.matcher.makeScratch()
    let reply = try responder.respond(message, token: letter(filled: 2, &scratch), &scratch).reply
    #expect(reply.outcome == outcome)
    #expect(reply.text.contains(says), "\(reply.text)")
    #expect(reply.text.contains("Isian 3 dari 12"), "\(reply.text)")
  }
}
