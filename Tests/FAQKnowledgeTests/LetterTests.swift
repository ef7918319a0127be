// 1. A field is a name, a label, whether it must be filled, and what may stand in it.
// 2. Each placeholder has a field and each field a placeholder, as they are written; the problem is at the place to change.
// 3. A field may have a hint and a limit; a condition that is none is an error with the nearest one.
// 4. Where the letter goes, and what to do with it, stands in a section of its own; its contacts must exist.
// 5. Placeholders are found once each, in order, with spaces around the name or not.

@testable import FAQKnowledge
import Testing

struct LetterTests {
  private func build(_ text: String) -> (letter: Letter?, problems: [String]) {
    let (entry, problems) = EntryBuilder.build(document(text), id: "surat", category: "")
    return (entry.letter, rendered(problems))
  }

  @Test(
    arguments: [
      ("nama: Nama lengkap", "nama", "Nama lengkap", false, .any),
      ("nama: Nama lengkap | wajib", "nama", "Nama lengkap", true, .any),
      ("nama: Nama|required", "nama", "Nama", true, .any),
      ("surel: E-mail: kantor | wajib, email", "surel", "E-mail: kantor", true, .email),
      ("hp: Telepon | telepon", "hp", "Telepon", false, .phone),
      ("hp: Phone | phone , required", "hp", "Phone", true, .phone),
      ("npwp: NPWP | npwp", "npwp", "NPWP", false, .taxNumber),
      ("jenis: Jenis | pilihan=PT/CV / UD, wajib", "jenis", "Jenis", true, .choice(["PT", "CV", "UD"])),
      ("jenis: Kind | choice=a/b", "jenis", "Kind", false, .choice(["a", "b"])),
      ("Nama_PT: Nama", "Nama_PT", "Nama", false, .any),
    ] as [(String, String, String, Bool, Letter.Field.Rule)])
  func `a field is read from its line`(
    line: String, name: String, label: String, isRequired: Bool, rule: Letter.Field.Rule
  ) throws {
    let (letter, problems) = build("# T\n## Formulir\n```\n{{\(name)}}\n```\n## Isian\n- \(line)\n")
    let place = SourceLocation(path: "a.md", line: 7, column: 3)
    #expect(
      letter?.fields == [.init(name: name, label: label, isRequired: isRequired, rule: rule, location: place)]
    )
    #expect(letter?.template == "{{\(name)}}")
    #expect(problems.isEmpty)
  }

  @Test(
    arguments: [
      ("a: A | | Tulis A.", "Tulis A.", nil, false),
      ("a: A | wajib, maks=40 | Titik, koma | garis.", "Titik, koma | garis.", 40, true),
      ("a: A | max=7", "", 7, false), ("a: A | wajib |", "", nil, true),
    ] as [(String, String, Int?, Bool)])
  func `a field has a hint and a limit`(line: String, hint: String, limit: Int?, isRequired: Bool) throws {
    let (letter, problems) = build("# T\n## Formulir\n```\n{{a}}\n```\n## Isian\n- \(line)\n")
    let field = try #require(letter?.fields.first)
    #expect(field.label == "A")
    #expect(field.hint == hint)
    #expect(field.limit == limit)
    #expect(field.isRequired == isRequired)
    #expect(field.autocomplete.isEmpty)
    #expect(problems == [])
  }

  @Test(arguments: ["otomatis=street-address", "autocomplete=street-address"])
  func `a field names what a browser may fill in`(word: String) throws {
    let (letter, problems) = build("# T\n## Formulir\n```\n{{a}}\n```\n## Isian\n- a: A | wajib, \(word)\n")
    #expect(letter?.fields.first?.autocomplete == "street-address")
    #expect(problems == [])
  }

  @Test(arguments: [
    ("wajip", "syarat isian \"wajip\" tidak dikenal\n  → mungkin maksudnya \"wajib\""),
    ("maks", "syarat isian \"maks\" tidak dikenal\n  → mungkin maksudnya \"maks\""),
    ("xyzzy", "syarat isian \"xyzzy\" tidak dikenal\n  → periksa ejaannya"),
    ("maks=banyak", "\"banyak\" bukan angka\n  → tulis angka saja"),
    ("maks=0", "\"0\" bukan angka\n  → tulis angka saja"),
  ])
  func `a condition that is none is an error`(word: String, problem: String) {
    let (_, problems) = build("# T\n## Formulir\n```\n{{a}}\n```\n## Isian\n- a: A | \(word)\n")
    #expect(problems.count == 1)
    #expect(problems.first?.hasPrefix("a.md:7:3: error: " + problem) == true, "\(problems)")
  }

  @Test func `a letter has so many fields and no more`() {
    let names = (0...LetterBuilder.mostFields).map { "f\($0)" }
    let template = names.map { "{{\($0)}}" }.joined(separator: "\n")
    let fields = names.map { "- \($0): F" }.joined(separator: "\n")
    let (_, problems) = build("# T\n## Formulir\n```\n\(template)\n```\n## Isian\n\(fields)\n")
    #expect(
      problems == [
        "a.md:55:3: error: isian ke-25: terlalu banyak untuk satu surat\n  → pakai paling banyak 24 isian"
      ])
  }

  @Test(arguments: [("Pengiriman", "kepada", "tembusan"), ("Sending", "to", "cc")])
  func `a letter says where it goes`(section: String, to: String, copy: String) throws {
    let (letter, problems) = build(
      """
      # T
      ## Formulir
      ```
      {{a}}
      ```
      ## Isian
      - a: A
      ## \(section)
      - \(to): loket, pusat
      - \(copy): arsip
      1. Cetak: dua kali.
      2. Kirim.
      """)
    #expect(letter?.recipients.map(\.value) == ["loket", "pusat"])
    #expect(letter?.copies.map(\.value) == ["arsip"])
    #expect(letter?.sending == ["Cetak: dua kali.", "Kirim."])
    #expect(problems == [])
  }

  @Test func `a placeholder without a field is an error at the letter`() {
    let text = "# T\n## Form\n```\n{{a}} {{b}} {{b}}\n```\n## Fields\n- a: A\n"
    #expect(
      build(text).problems == [
        "a.md:3:1: error: {{b}} tidak punya baris di Isian\n  → tambahkan  - b: Label | wajib"
      ])
  }

  @Test func `a field without a placeholder is an error at the field`() {
    let text = "# T\n## Isian\n- a: A\n- b: B\n## Formulir\n```\n{{a}}\n```\n"
    #expect(
      build(text).problems == [
        "a.md:4:3: error: isian \"b\" tidak dipakai di Formulir\n  → tulis {{b}} di tempatnya, atau hapus baris ini"
      ])
  }

  @Test func `a letter without fields is an error at the letter`() {
    #expect(
      build("# T\n## Formulir\n```\nYth.\n```\n").problems == [
        "a.md:3:1: error: formulir tanpa bagian Isian\n  → tambahkan ## Isian dengan satu baris untuk tiap {{isian}}"
      ])
  }

  @Test func `a line that is no field is an error at its place`() {
    let (letter, problems) = build("# T\n## Formulir\n```\n{{a}}\n```\n## Isian\n- a: A\n- é\n")
    #expect(
      problems == [
        "a.md:8:3: error: \"é\" bukan bentuk kunci: nilai\n  → tulis misalnya  untuk: penyedia, ppk"
      ])
    #expect(letter?.fields.map(\.name) == ["a"])
  }

  @Test func `an entry without a letter has none`() {
    #expect(build("# T\n\nJawaban.\n").letter == nil)
  }

  @Test(arguments: [
    ("", []), ("{{a}}", ["a"]), ("{{ a }}{{b}} {{a}}", ["a", "b"]), ("{{a", []), ("{a}", []),
    ("}}{{a}}", ["a"]),
    ("{{a}} {{", ["a"]), ("é {{a-b_1}} →", ["a-b_1"]), ("{{A}}{{a}}", ["A", "a"]),
  ])
  func `placeholders are found once each in order`(template: String, names: [String]) {
    #expect(Lists.placeholders(template) == names)
  }
}
