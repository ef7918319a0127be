// 1. The sections of basis.md may stand in files of the folder basis/; the base is the same.
// 2. The files are read in the order of their names, after basis.md, and need no basis.md.
// 3. Vague questions, connecting words and words around answers add up over all files.
// 4. Any other section that stands twice is an error that names both files and lines, whatever language its heading has.
// 5. A front matter belongs into basis.md; elsewhere each of its keys is an error.
// 6. A file of the folder is no entry, and an error in it names it and the line.

import FAQKnowledge
import Testing

struct BasisFolderTests {
  private static let sections = [
    "## Salam\nHalo.\n- apa ini\n", "## Basa-basi: pamit\nSampai jumpa.\n- dadah\n",
    "## Di luar cakupan: cuaca\nBukan bidang kami.\n- besok hujan\n", "## Pertanyaan kabur: umum\n- error\n",
    "## Lanjutan: langkah\nBegini.\n- caranya\n", "## Kata sambung\n- terus\n",
    "## Kata-kata\n- langkah: Cara\n",
  ]

  private func folder(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder(directories)
    try folder.write("akun/lupa.md", entryText("Lupa", wording: "lupa"))
    for (name, text) in files { try folder.write(name, text) }
    return folder
  }

  private func told(_ base: KnowledgeBase) -> [String] {
    [base.name, base.language, base.greeting, base.phrasebook[.steps]] + base.examples + base.connectors
      + base.canned.flatMap { ["\($0.kind) \($0.name): \($0.text)"] + $0.wordings.map(\.value) }
      + base.askBack.wordings.map(\.value) + base.followUps.flatMap { [$0.lead] + $0.wordings.map(\.value) }
  }

  @Test func `sections in files of the folder make the same base`() throws {
    let head = "---\nnama: P\nbahasa: en\n---\n# P\n\n"
    let whole = try folder(["basis.md": head + BasisFolderTests.sections.joined(separator: "\n")])
    var files = ["basis.md": head]
    for (number, section) in BasisFolderTests.sections.enumerated() {
      files["basis/\(number)-x.md"] = "# Bagian\n\n" + section
    }
    let parted = try folder(files)
    let (one, other) = (KnowledgeLoader.load(whole.path), KnowledgeLoader.load(parted.path))
    #expect(rendered(one.problems + other.problems).isEmpty)
    #expect(told(one.base) == told(other.base))
    #expect(told(one.base).count == 13)
    #expect(other.base.entries.map(\.id) == ["lupa"])
    #expect(one.base.version != other.base.version)
  }

  @Test func `files are read in the order of their names, after basis.md`() throws {
    let folder = try folder([
      "basis.md": "## Kata sambung\n- satu\n", "basis/20-b.md": "## Kata sambung\n- tiga\n",
      "basis/10-a.md": "## Connectors\n- dua\n",
    ])
    let (base, problems) = KnowledgeLoader.load(folder.path)
    #expect(rendered(problems).isEmpty)
    #expect(base.connectors == ["satu", "dua", "tiga"])
  }

  @Test func `no basis.md is needed`() throws {
    let folder = try folder(["basis/a.md": "## Kata-kata\n- langkah: Cara\n"])
    let (base, problems) = KnowledgeLoader.load(folder.path)
    #expect(rendered(problems).isEmpty)
    #expect(base.phrasebook[.steps] == "Cara" && base.phrasebook[.notes] == "Catatan")
  }

  @Test func `some sections add up`() throws {
    let text = ["## Pertanyaan kabur: umum\n- x", "## Kata sambung\n- x", "## Kata-kata\n- "]
    let folder = try folder([
      "basis/a.md": text.joined(separator: "1\n") + "langkah: A\n",
      "basis/b.md": text.joined(separator: "2\n") + "catatan: B\n",
    ])
    let (base, problems) = KnowledgeLoader.load(folder.path)
    #expect(rendered(problems).isEmpty)
    #expect(base.askBack.wordings.map(\.value) == ["x1", "x2"] && base.connectors == ["x1", "x2"])
    #expect([base.phrasebook[.steps], base.phrasebook[.notes]] == ["A", "B"])
  }

  @Test(arguments: [
    ("## Salam\nA.\n", "## Greeting\nB.\n"), ("## Tanya balik\nA?\n", "## Ask back\nB?\n"),
    ("## Basa-basi: pamit\nA.\n", "## Small talk: Pamit\nB.\n"), ("## Tidak tahu\nA.\n", "## Unknown\nB.\n"),
    ("## Di luar cakupan: cuaca\nA.\n", "## Out of scope: cuaca\nB.\n"),
    ("## Lanjutan: langkah\nA.\n- a\n", "## Follow-up: steps\nB.\n- b\n"),
    ("## Lanjutan: biaya\nA.\n- a\n", "## Lanjutan: Biaya\nB.\n- b\n"),
  ])
  func `a section that stands twice names both places`(first: String, second: String) throws {
    let folder = try folder(["basis/a.md": "# A\n\n" + first, "basis/b.md": second])
    let heading = second.dropFirst(3).prefix { $0 != "\n" }
    #expect(
      check(folder)
        == [
          "basis/b.md:1:1: error: bagian \"\(heading)\" ditulis dua kali; yang pertama di "
            + "\(folder.path)/basis/a.md:3:1\n  → gabungkan keduanya"
        ].map { $0.replacing(folder.path + "/", with: "") })
  }

  @Test func `replies of one kind with different names stand side by side`() throws {
    let folder = try folder(["basis/a.md": "## Basa-basi: a\nA.\n", "basis/b.md": "## Basa-basi: b\nB.\n"])
    #expect(check(folder).isEmpty)
  }

  @Test func `a front matter belongs into basis.md`() throws {
    let folder = try folder(["basis/a.md": "---\nbahasa: en\n---\n# A\n"])
    #expect(
      check(folder) == [
        "basis/a.md:2:1: error: kunci \"bahasa\" tidak berlaku di folder basis\n"
          + "  → pindahkan ke bagian kepala basis.md"
      ])
    #expect(KnowledgeLoader.load(folder.path).base.language == "id")
  }

  @Test func `an error names the file and the line`() throws {
    let folder = try folder(["basis/a.md": "# A\n\n## Kata-kata\n- lngkah: x\n"])
    #expect(firstLines(check(folder)) == ["basis/a.md:4:3: error: kata \"lngkah\" tidak dipakai program"])
  }
}
