// 1. Name, language and lpse come from the front matter; the language brings its built-in words.
// 2. Greeting, canned replies, the question to ask back and vague wordings come from their headings, in both languages.
// 3. Words around answers replace the built-in ones, one by one.
// 4. A place for a value that a word does not have is a warning.
// 5. Unknown languages, keys, headings and words, and replies without text are errors at their places.
// 6. A list of what is outside has the rules of the sections that name it, wherever these stand.

@testable import FAQKnowledge
import Testing

struct BasisBuilderTests {
  private func build(_ text: String) -> (base: KnowledgeBase, problems: [String]) {
    let (base, problems) = BasisBuilder.build(document(text), into: KnowledgeBase())
    return (base, rendered(problems))
  }

  @Test(arguments: [
    ("nama: Pandu\nbahasa: id\nlpse: PASER", "Langkah"), ("name: Pandu\nlanguage: en\nlpse: paser", "Steps"),
  ])
  func `the front matter names the base`(head: String, steps: String) {
    let (base, problems) = build("---\n\(head)\n---\n# T\n")
    #expect([base.name, base.lpse, base.phrasebook[.steps]] == ["Pandu", "paser", steps])
    #expect(problems.isEmpty)
  }

  @Test(arguments: [
    [
      "Salam", "Basa-basi", "Minta petugas", "Di luar cakupan", "Tidak tahu", "Tanya balik",
      "Pertanyaan kabur", "Kata-kata",
    ],
    ["Greeting", "Small talk", "Handoff", "Out of scope", "Unknown", "Ask back", "Vague questions", "Words"],
  ])
  func `headings are known in both languages`(names: [String]) {
    let (base, problems) = build(
      """
      ## \(names[0])
      Halo.

      Silakan.
      - contoh
      ## \(names[1]): terima kasih
      Sama-sama.
      - makasih
      ## \(names[2])
      Hubungi kami.
      - mau bicara orang
      ## \(names[3]) : cuaca: hari ini
      Bukan bidang kami.
      ## \(names[4])
      Maaf.
      ## \(names[5])
      Yang mana?
      - Lupa → lupa-password
      ## \(names[6])
      - tidak bisa
      ## \(names[7])
      - langkah: Cara
      """)
    #expect(problems.isEmpty)
    #expect(base.greeting == "Halo.\n\nSilakan.")
    #expect(base.examples == ["contoh"])
    #expect(base.canned.map(\.kind) == [.smalltalk, .handoff, .outside, .unknown])
    #expect(base.canned.map(\.name) == ["terima kasih", "", "cuaca: hari ini", ""])
    #expect(base.canned.map(\.text) == ["Sama-sama.", "Hubungi kami.", "Bukan bidang kami.", "Maaf."])
    #expect(base.canned.flatMap(\.wordings).map(placed) == ["8:3 makasih", "11:3 mau bicara orang"])
    #expect(base.canned.map(\.location.line) == [6, 9, 12, 14])
    #expect(base.askBack.question == "Yang mana?")
    #expect(base.askBack.choices.map { [$0.label, $0.entry] } == [["Lupa", "lupa-password"]])
    #expect(base.askBack.wordings.map(placed) == ["20:3 tidak bisa"])
    #expect(base.phrasebook[.steps] == "Cara")
    #expect(base.phrasebook[.notes] == "Catatan")
  }

  @Test func `rules of what is outside`() {
    let (base, problems) = build(
      """
      ## Aturan: cuaca
      - hujan
      ## Di luar cakupan: cuaca
      Bukan bidang kami.
      - apa besok hujan
      ## Rules: Cuaca
      - `banjir & !/lpse/`
      - banjir &
      ## Aturan: cuwaca
      - angin
      """)
    #expect(
      base.canned.map { $0.rules.map(\.value) } == [
        [.word("hujan"), .all([.word("banjir"), .not(.pattern("lpse"))])]
      ])
    #expect(base.canned.flatMap(\.rules).map(\.location.line) == [2, 7])
    #expect(
      problems.map { $0.split(separator: ":").prefix(3).joined(separator: ":") } == ["a.md:8:11", "a.md:9:1"])
    #expect(
      problems.last?.hasSuffix(
        "tidak ada daftar \"Di luar cakupan: cuwaca\"\n  → mungkin maksudnya \"cuaca\"") == true)
  }

  @Test(arguments: ["id", "en"])
  func `every word around an answer is built in and can be replaced`(language: String) {
    for key in Phrasebook.Key.allCases {
      #expect(!Phrasebook(language: language)[key].isEmpty)
      let (base, problems) = build(
        "---\nbahasa: \(language)\n---\n## Kata-kata\n- \(key.rawValue): Ganti: ini\n")
      #expect(base.phrasebook[key] == "Ganti: ini")
      #expect(problems.isEmpty)
    }
  }

  @Test(arguments: [
    ("---\nbahasa: jv\n---\n", "a.md:2:9: error: bahasa \"jv\" tidak ada\n  → periksa ejaannya"),
    (
      "---\nbahsa: id\n---\n",
      "a.md:2:1: error: kunci \"bahsa\" tidak dikenal\n  → mungkin maksudnya \"bahasa\""
    ),
    ("# T\n## Salm\n", "a.md:2:1: error: bagian \"Salm\" tidak dikenal\n  → mungkin maksudnya \"salam\""),
    (
      "## Basabasi: x\n",
      "a.md:1:1: error: bagian \"Basabasi: x\" tidak dikenal\n  → mungkin maksudnya \"basa-basi\""
    ),
    ("## :\n", "a.md:1:1: error: bagian \":\" tidak dikenal\n  → periksa ejaannya"),
    (
      "## Basa-basi: a\n- halo\n",
      "a.md:1:1: error: tidak ada jawaban\n  → tulis satu sampai tiga kalimat jawaban di bawah judul"
    ),
    (
      "## Kata-kata\n- lngkah: x\n",
      "a.md:2:3: error: kata \"lngkah\" tidak dipakai program\n  → mungkin maksudnya \"langkah\""
    ),
    (
      "## Kata-kata\n- log-terbaca: {kode} {} {isi}\n",
      "a.md:2:16: warning: tanda {} pada kata \"log-terbaca\" tidak akan diganti dengan isi apa pun\n"
        + "  → isian yang dikenal: {kode}, {arti}|a.md:2:16: warning: tanda {isi} pada kata \"log-terbaca\" "
        + "tidak akan diganti dengan isi apa pun\n  → isian yang dikenal: {kode}, {arti}"
    ),
    (
      "## Kata-kata\n- langkah: {x}\n",
      "a.md:2:12: warning: tanda {x} pada kata \"langkah\" tidak akan diganti dengan isi apa pun\n"
        + "  → hapus kurungnya; kata ini tidak punya isian"
    ),
    (
      "## Kata-kata\n- langkah\n",
      "a.md:2:3: error: \"langkah\" bukan bentuk kunci: nilai\n  → tulis misalnya  untuk: penyedia, ppk"
    ),
    (
      "## Kata-kata\n- langkah: a\n## Words\n- langkah: b\n",
      "a.md:4:3: error: kunci \"langkah\" ditulis dua kali; yang pertama di a.md:2:3\n  → hapus salah satunya"
    ),
    (
      "## Tanya balik\nApa?\n- lupa\n",
      "a.md:3:3: error: pilihan \"lupa\" tidak punya tanda →\n  → tulis  - label → id-entri"
    ),
  ])
  func `what is wrong is an error at its place`(text: String, expected: String) {
    #expect(build(text).problems == expected.split(separator: "|").map(String.init))
  }
}
