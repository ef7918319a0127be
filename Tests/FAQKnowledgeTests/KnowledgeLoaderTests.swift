// 1. A whole folder loads without a problem; basis, directories, vocabulary, categories and entries are told apart.
// 2. A folder of nothing but entries works, with warnings.
// 3. A missing folder, a file for a folder and a folder without entries are one error each, without a line.
// 4. BOM, CRLF and CR change nothing of what is read.
// 5. All problems of all files come in one run, in the order of their places, and what can be read is kept.

import FAQKnowledge
import Testing

struct KnowledgeLoaderTests {
  @Test func `a whole folder loads without a problem`() throws {
    let folder = try TemporaryFolder(directories)
    try folder.write("basis.md", "---\nbahasa: en\nnama: P\n---\n# P\n\n## Kata-kata\n- langkah: Do\n")
    try folder.write("kosakata.md", "# K\n\n## I\n- password: sandi\n")
    try folder.write("README.md", "bukan # entri\n```\n")
    try folder.write("akun/readme.md", "```\n")
    try folder.write("akun/catatan.txt", "```\n")
    try folder.write("akun/.draf.md", "```\n")
    try folder.write("akun/lupa-sandi-2.md", entryText("Lupa", wording: "lupa sandi"))
    try folder.write("tentang.md", entryText("Tentang", wording: "apa ini"))
    let (base, problems) = KnowledgeLoader.load(folder.path)
    #expect(rendered(problems).isEmpty)
    #expect(base.entries.map { [$0.category, $0.id] } == [["akun", "lupa-sandi-2"], ["", "tentang"]])
    #expect(
      [base.name, base.language, base.phrasebook[.steps], base.phrasebook[.notes]] == [
        "P", "en", "Do", "Notes",
      ])
    #expect(base.categories.map(\.id) == ["akun"])
    #expect(base.contacts.map(\.id) == ["pusat"] && base.sources.map(\.id) == ["faq"])
    #expect(base.vocabulary.groups.map(\.canonical.value) == ["password"])
    #expect(base.entry("tentang")?.title == "Tentang" && base.entry("tidak-ada") == nil)
    #expect(base.contact("pusat")?.value == "147" && base.source("faq")?.year == 2023)
    #expect(base.category("akun")?.clarification.question == "Yang mana?")
  }

  @Test(arguments: [
    ["contacts", "sources", "vocabulary", "_category"], ["kontak", "sumber", "kosakata", "_kategori"],
  ])
  func `files have names in both languages`(names: [String]) throws {
    let folder = try TemporaryFolder()
    for (name, old) in zip(names, ["kontak.md", "sumber.md", "", "akun/_kategori.md"]) {
      try folder.write(
        (old.hasPrefix("akun/") ? "akun/" : "") + name + ".md", directories[old] ?? "# K\n## I\n- a: b\n")
    }
    try folder.write("akun/lupa.md", entryText("Lupa", wording: "lupa"))
    let (base, problems) = KnowledgeLoader.load(folder.path)
    #expect(rendered(problems).isEmpty)
    #expect(
      [base.contacts.count, base.sources.count, base.vocabulary.groups.count, base.categories.count] == [
        1, 1, 1, 1,
      ])
  }

  @Test func `a folder of nothing but entries works with warnings`() throws {
    let folder = try TemporaryFolder(["akun/lupa.md": "# Lupa\n\nBegini.\n\n## Pertanyaan\n- lupa\n"])
    #expect(
      check(folder) == [
        "akun/lupa.md:1:1: warning: sumber tidak disebut\n  → tambahkan  sumber: id-sumber §bagian  di bagian kepala",
        "akun/lupa.md:1:1: warning: kontak tidak disebut\n  → tambahkan  kontak: id-kontak  di bagian kepala",
        "akun/lupa.md:1:1: warning: kategori \"akun\" belum punya berkas _kategori.md\n"
          + "  → buat akun/_kategori.md dengan judul dan pertanyaan balik",
      ])
    #expect(KnowledgeLoader.load(folder.path, validating: false).problems.isEmpty)
  }

  @Test func `a missing folder is one error`() throws {
    let path = try TemporaryFolder().path + "/tidak-ada"
    let (base, problems) = KnowledgeLoader.load(path)
    #expect(
      rendered(problems) == [
        "\(path): error: folder pengetahuan tidak ditemukan\n  → periksa namanya, atau sebutkan dengan --knowledge FOLDER"
      ])
    #expect(base.entries.isEmpty)
  }

  @Test func `a file for a folder is one error`() throws {
    let folder = try TemporaryFolder(["a.md": "# A\n"])
    let path = folder.path + "/a.md"
    #expect(
      rendered(KnowledgeLoader.load(path).problems) == [
        "\(path): error: ini bukan folder\n  → sebutkan folder yang berisi berkas .md dengan --knowledge FOLDER"
      ])
  }

  @Test(
    arguments: [[:], ["README.md": "# Baca\n"], ["kontak.md": "# K\n"], ["a/catatan.txt": "x"]]
      as [[String: String]])
  func `a folder without an entry is one error`(files: [String: String]) throws {
    let folder = try TemporaryFolder(files)
    #expect(
      rendered(KnowledgeLoader.load(folder.path).problems) == [
        "\(folder.path): error: folder ini tidak berisi satu entri pun\n"
          + "  → buat berkas seperti kategori/nama-entri.md; contohnya ada di knowledge/README.md"
      ])
  }

  @Test(arguments: ["\r\n", "\r"])
  func `line ends and byte order marks change nothing that is read`(end: String) throws {
    let text = entryText(
      "Lupa → sandi", wording: "lupa\n  sandi",
      extra: "## Langkah\n1. a\n\n| N | K |\n|--|--|\n| 1 | b |\n## Aturan\n- (a\n")
    let plain = try TemporaryFolder(["a.md": text])
    let other = try TemporaryFolder(["a.md": "\u{FEFF}" + text.replacing("\n", with: end)])
    #expect(check(plain) == check(other))
    let (one, two) = (
      KnowledgeLoader.load(plain.path).base.entries, KnowledgeLoader.load(other.path).base.entries
    )
    #expect(one.map(\.title) == two.map(\.title) && one.map(\.steps) == two.map(\.steps))
    #expect(one.map(\.steps) == [["a", "b"]])
    #expect(one.flatMap(\.wordings).map(\.value) == ["lupa sandi"])
    #expect(two.flatMap(\.wordings).map(\.value) == ["lupa sandi"])
  }

  @Test func `all problems of all files come in the order of their places`() throws {
    let folder = try TemporaryFolder(directories)
    try folder.write(
      "akun/b.md",
      entryText("B", wording: "b", head: "terkait: tidak-ada\nutuk: x\n", extra: "## Aturan\n- a b\n"))
    try folder.write("akun/a.md", "---\nkontak pusat\n---\nJawaban.\n# A\n# AA\n## Langka\n```\n")
    try folder.write("kosakata.md", "# K\n## I\n- sandi\n")
    try folder.write("basis.md", "---\nbahasa: jv\n---\n")
    let (base, problems) = KnowledgeLoader.load(folder.path)
    #expect(
      firstLines(check(folder)) == [
        "akun/a.md:2:1: error: \"kontak pusat\" bukan bentuk kunci: nilai",
        "akun/a.md:5:1: warning: tidak ada bagian Pertanyaan", "akun/a.md:5:1: warning: sumber tidak disebut",
        "akun/a.md:5:1: warning: kontak tidak disebut",
        "akun/a.md:6:1: error: judul kedua; yang pertama di akun/a.md:5:1",
        "akun/a.md:7:1: error: bagian \"Langka\" tidak dikenal",
        "akun/a.md:8:1: error: blok ``` tidak ditutup",
        "akun/b.md:4:10: error: entri \"tidak-ada\" tidak ada",
        "akun/b.md:5:1: error: kunci \"utuk\" tidak dikenal",
        "akun/b.md:14:5: error: aturan: di antara dua kata harus ada & atau |",
        "basis.md:2:9: error: bahasa \"jv\" tidak ada",
        "kosakata.md:3:3: error: \"sandi\" bukan baris kosakata",
      ])
    #expect(problems.map(\.location) == problems.map(\.location).sorted())
    #expect(base.entries.map(\.id) == ["a", "b"] && base.entry("a")?.summary == "Jawaban.")
  }
}
