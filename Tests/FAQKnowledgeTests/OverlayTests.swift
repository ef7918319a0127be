// 1. Of one id the later folder's entry, contact, source, category, notice wins whole, and a note says which file did.
// 2. `buang` strikes entries, and what refers to them; an id that is not there is an error.
// 3. Words, wordings, vocabulary and codes add up; a later sentence replaces the earlier one of its key.
// 4. A wording of a later entry is taken off everything earlier, and a note says so; within one folder it is an error as ever.
// 5. A later folder may hold nothing, or no entry; one that is missing is an error. Only the sum must hold an entry.
// 6. A new category that no choice and no example leads to is a note, where the knowledge has any.
// 7. The version names all folders: it changes with a byte of any, with their order, and with where a file lies.

import Testing

@testable import FAQKnowledge

struct OverlayTests {
  private static let base = [
    "basis.md": """
    ---
    nama: Dasar
    lpse: pusat
    ---
    # Dasar

    ## Salam
    Halo dari pusat.
    - lupa sandi

    ## Basa-basi: sapaan
    Halo.
    - halo

    ## Di luar cakupan: hal lain
    Itu di luar.
    - jam buka kantor
    - resep soto

    ## Kata-kata
    - langkah: Langkahnya
    - catatan: Catatannya

    """,
    "kontak.md": contact("pusat", "147") + contact("loket", "148").split(separator: "# K\n").joined(),
    "sumber.md": "# S\n## faq\n- judul: FAQ\n- penerbit: Pusat\n- tahun: 2020\n",
    "kosakata.md": "# K\n## I\n- password: sandi, kunci\n",
    "kode.md": "# K\n## I\n- 550 5.1.1: alamat salah\n- 554: ditolak\n",
    "akun/_kategori.md":
      "# Akun\n\nYang mana?\n\n## Pilihan\n- Lupa → lupa\n- Hapus → hapus\n\n## Pertanyaan\n- akun saya\n",
    "akun/lupa.md": entry("Lupa sandi", ["lupa sandi"], head: "terkait: hapus\n")
      + "\n## Lanjutan: hapus\n- sekalian dihapus\n",
    "akun/hapus.md": entry("Hapus akun", ["hapus akun"]),
    "pengumuman/libur.md": "# Libur nasional\n",
  ]

  private static func contact(_ id: String, _ value: String) -> String {
    "# K\n## \(id)\n- nama: \(id)\n- jenis: telepon\n- nilai: \(value)\n"
  }

  private static func entry(_ title: String, _ wordings: [String], head: String = "") -> String {
    "---\n\(head)---\n# \(title)\n\nJawaban \(title).\n\n## Pertanyaan\n"
      + wordings.map { "- \($0)\n" }.joined()
  }

  private func load(_ upper: [String: String]) throws -> (base: KnowledgeBase, problems: [Diagnostic]) {
    let (below, above) = (try TemporaryFolder(OverlayTests.base), try TemporaryFolder(upper))
    let (base, problems) = KnowledgeLoader.load([below.path, above.path])
    return (base, problems.filter { $0.severity == .error })
  }

  private func notes(_ base: KnowledgeBase) -> [Problem] { base.notes.map(\.problem) }

  @Test func `the later file wins whole`() throws {
    let (base, errors) = try load([
      "lain/lupa.md": OverlayTests.entry("Lupa di kantor", ["lupa di kantor"]),
      "kontak.md": OverlayTests.contact("loket", "149"),
      "sumber.md": "# S\n## faq\n- judul: FAQ baru\n- penerbit: Kantor\n- tahun: 2026\n",
      "akun/_kategori.md": "# Akun kantor\n\nApa?\n", "pengumuman/libur.md": "# Libur daerah\n",
    ])
    #expect(errors == [])
    #expect(base.entries.map(\.id).sorted() == ["hapus", "lupa"])
    #expect(base.entry("lupa")?.title == "Lupa di kantor" && base.entry("lupa")?.category == "lain")
    #expect(base.entry("lupa")?.wordings.map(\.value) == ["lupa di kantor"])
    #expect(base.contact("loket")?.value == "149" && base.contact("pusat")?.value == "147")
    #expect(base.sources.map(\.year) == [2026])
    #expect(base.categories.map(\.title) == ["Akun kantor"])
    #expect(base.categories[0].clarification.wordings.isEmpty)
    #expect(base.notices.map(\.title) == ["Libur daerah"])
    // The folder of the entry is a category that is new, which is a note, too.
    #expect(base.notes.count == 5 + 1)
    let note = try #require(base.notes.first { $0.location.path.hasSuffix("lain/lupa.md") })
    guard case .content(.overrides(.entry, "lupa", other: let other)) = note.problem else {
      return #expect(Bool(false), "\(note)")
    }
    #expect(other.path.hasSuffix("/akun/lupa.md"))
  }

  @Test func `an entry that is struck`() throws {
    let (base, errors) = try load(["basis.md": "---\nbuang: hapus\n---\n# K\n"])
    #expect(errors == [])
    #expect(base.entries.map(\.id) == ["lupa"] && base.entries[0].related.isEmpty)
    #expect(base.entries[0].followUps.isEmpty)
    #expect(base.categories[0].clarification.choices.map(\.entry) == ["lupa"])
    #expect(base.notes.count == 1)
    let (_, wrong) = try load(["basis.md": "---\nbuang: hapus, lupaa\n---\n# K\n"])
    #expect(wrong.map(\.problem) == [.content(.unknownReference(.entry, "lupaa", nearest: "lupa"))])
    #expect(wrong.map { [$0.location.line, $0.location.column] } == [[2, 15]])
  }

  @Test func `struck and written anew`() throws {
    let (base, errors) = try load([
      "basis.md": "---\nbuang: hapus\n---\n# K\n",
      "akun/hapus.md": OverlayTests.entry("Baru", ["akun hilang"]),
    ])
    #expect(errors == [])
    #expect(base.entry("hapus")?.title == "Baru")
    #expect(base.entry("lupa")?.related.map(\.value) == ["hapus"])
  }

  @Test func `words add up`() throws {
    let (base, errors) = try load([
      "basis.md": """
      ---
      nama: Kantor
      bahasa: id
      ---
      # Kantor

      ## Salam
      Halo dari kantor.

      ## Basa-basi: sapaan
      - hai kantor

      ## Di luar cakupan: hal lain
      Itu urusan lain.
      - resep rawon

      ## Kata-kata
      - langkah: Caranya

      """,
      "kosakata.md": "# K\n## I\n- gembok: kunci\n", "kode.md": "# K\n## I\n- 554: alamat mati\n",
    ])
    #expect(errors == [])
    #expect([base.name, base.lpse, base.greeting] == ["Kantor", "pusat", "Halo dari kantor."])
    #expect(base.examples == ["lupa sandi"])
    #expect([base.phrasebook[.steps], base.phrasebook[.notes]] == ["Caranya", "Catatannya"])
    #expect(base.canned.map(\.text) == ["Halo.", "Itu urusan lain."])
    #expect(
      base.canned.map { $0.wordings.map(\.value) } == [
        ["halo", "hai kantor"], ["jam buka kantor", "resep soto", "resep rawon"],
      ])
    #expect(
      base.vocabulary.groups.map { [$0.canonical.value] + $0.variants } == [
        ["password", "sandi"], ["gembok", "kunci"],
      ])
    #expect(base.codes.map(\.meaning) == ["alamat mati", "alamat salah"])
  }

  @Test func `a wording goes to the later entry`() throws {
    let (base, errors) = try load([
      "kantor/jam.md": OverlayTests.entry("Jam buka", ["Jam buka kantor?", "hapus akun", "akun saya"])
    ])
    #expect(errors == [])
    #expect(base.canned.last?.wordings.map(\.value) == ["resep soto"])
    #expect(base.entry("hapus")?.wordings.isEmpty == true)
    #expect(base.categories[0].clarification.wordings.isEmpty)
    #expect(
      base.notes.count == 3 + 1 && base.notes.allSatisfy { $0.location.path.hasSuffix("kantor/jam.md") })
    let (_, twice) = try load([
      "kantor/a.md": OverlayTests.entry("A", ["jam tutup"]),
      "kantor/b.md": OverlayTests.entry("B", ["jam tutup"]),
    ])
    #expect(twice.count == 1)
  }

  @Test func `folders without an entry`() throws {
    for upper in [[:], ["kontak.md": OverlayTests.contact("loket", "149")], ["pengumuman/a.md": "# A\n"]] {
      let (base, errors) = try load(upper)
      #expect(errors == [] && base.entries.count == 2)
      let alone = try TemporaryFolder(upper)
      let found = KnowledgeLoader.load([alone.path, alone.path]).problems
      #expect(found.contains { $0.problem == .file(.noEntries) })
    }
    let below = try TemporaryFolder(OverlayTests.base)
    let missing = KnowledgeLoader.load([below.path, below.path + "/keine"]).problems.filter {
      $0.severity == .error
    }
    #expect(missing.map(\.problem) == [.file(.folderMissing)])
  }

  @Test func `one folder has no notes`() throws {
    let below = try TemporaryFolder(OverlayTests.base)
    let (base, problems) = KnowledgeLoader.load(below.path)
    #expect(base.notes == [] && problems.filter { $0.severity == .error } == [])
  }

  @Test func `a new category that nothing leads to`() throws {
    let parking = "---\n---\n# Parkir\n\nDi belakang.\n\n## Pertanyaan\n- parkir di mana\n"
    let named = "# Kantor\n\n## Salam\nHalo.\n- parkir di mana\n"
    let chosen = "# Kantor\n\n## Tanya balik\nYang mana?\n- Parkir → parkir\n- Lupa → lupa\n"
    let category = "# Gedung\n\nYang mana?\n\n## Pilihan\n- Parkir → parkir\n- Lupa → lupa\n"
    for (files, isTold) in [
      (["gedung/parkir.md": parking], true), (["gedung/parkir.md": parking, "basis.md": named], false),
      (["gedung/parkir.md": parking, "basis.md": chosen], false),
      (["gedung/parkir.md": parking, "gedung/_kategori.md": category], false),
      (["akun/parkir.md": parking], false),
    ] {
      let told = try load(files).base.notes.filter { $0.problem == .content(.unnamedCategory("gedung")) }
      #expect(told.count == (isTold ? 1 : 0), "\(files.keys)")
    }
  }

  @Test func `the version names all folders`() throws {
    let (one, two) = (try TemporaryFolder(OverlayTests.base), try TemporaryFolder(["akun/a.md": "# A\n"]))
    let empty = try TemporaryFolder()
    let both = try TemporaryFolder(OverlayTests.base.merging(["akun/a.md": "# A\n"]) { $1 })
    func version(_ folders: TemporaryFolder...) -> String {
      KnowledgeLoader.load(folders.map(\.path)).base.version
    }
    let versions = [
      version(one), version(one, two), version(two, one), version(both), version(one, empty),
      version(empty, one),
    ]
    #expect(Set(versions).count == versions.count)
    #expect(version(one, two) == versions[1])
    try two.write("akun/a.md", "# B\n")
    #expect(version(one, two) != versions[1])
  }
}
