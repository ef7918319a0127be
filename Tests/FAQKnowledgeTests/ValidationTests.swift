// 1. An id in two categories, and twice in a directory, is an error that names both places.
// 2. A wording under two entries, an entry and a category, or under Pertanyaan and Bukan names both places, however
//    it is written; twice under one entry is only a warning.
// 3. Contacts, sources, entries and users that are not there are named with the nearest that is.
// 4. A letter goes to contacts that are there; one that goes nowhere is a warning.
// 5. A folder may say which users there are.
// 6. An entry without an answer is an error; what else is missing is a warning.

import FAQKnowledge
import Testing

struct ValidationTests {
  private func folder(_ files: [String: String]) throws -> TemporaryFolder {
    try TemporaryFolder(directories.merging(files) { $1 })
  }

  @Test func `a folder may name its own users`() throws {
    let folder = try folder([
      "basis.md": "## Kata-kata\n- pengguna: guru, murid\n",
      "akun/a.md": entryText("A", wording: "a", head: "untuk: guru, penyedia\n"),
    ])
    #expect(firstLines(check(folder)) == ["akun/a.md:6:1: warning: pengguna \"penyedia\" tidak ada"])
  }

  @Test func `an id in two categories names both places`() throws {
    let folder = try folder([
      "akun/lupa.md": entryText("A", wording: "a"), "email/_kategori.md": "# E\n",
      "email/lupa.md": entryText("B", wording: "b"),
      "email/zz.md": entryText("C", wording: "c"), "zz.md": entryText("D", wording: "d"),
    ])
    #expect(
      check(folder) == [
        "email/lupa.md:5:1: error: id \"lupa\" dipakai dua kali; yang pertama di akun/lupa.md:5:1\n"
          + "  → ganti salah satunya",
        "zz.md:5:1: error: id \"zz\" dipakai dua kali; yang pertama di email/zz.md:5:1\n  → ganti salah satunya",
      ])
  }

  @Test(arguments: ["kontak.md", "sumber.md"])
  func `an id twice in a directory names both places`(name: String) throws {
    let text = try #require(directories[name])
    let section = try #require(text.split(separator: "\n\n").last)
    let folder = try folder([name: text + "\n" + section, "akun/a.md": entryText("A", wording: "a")])
    let id = name == "kontak.md" ? "pusat" : "faq"
    #expect(
      firstLines(check(folder)) == [
        "\(name):8:1: error: id \"\(id)\" dipakai dua kali; yang pertama di \(name):3:1"
      ])
  }

  @Test(arguments: ["lupa sandi", "Lupa  Sandi?", "\"lupa-sandi\"", "LUPA SANDI!!!"])
  func `a wording under two entries names both places`(again: String) throws {
    let folder = try folder([
      "akun/a.md": entryText("A", wording: "lupa sandi"), "akun/b.md": entryText("B", wording: again),
    ])
    #expect(
      check(folder) == [
        "akun/b.md:10:3: error: kalimat \"\(again)\" sudah ada pada a, di akun/a.md:10:3\n  → simpan di satu tempat saja"
      ])
  }

  @Test(
    arguments: [
      ("", "akun/a.md:5:1: warning: surat tanpa alamat tujuan"),
      (
        "\n## Pengiriman\n- kepada: pusat\n- tembusan: pusatt",
        "akun/a.md:19:13: error: kontak \"pusatt\" tidak ada"
      ),
      ("\n## Pengiriman\n- kepada: pusat", nil),
    ] as [(String, String?)])
  func `a letter goes to contacts that are there`(sending: String, expected: String?) throws {
    let letter = "## Formulir\n```\n{{a}}\n```\n## Isian\n- a: A" + sending
    let folder = try folder(["akun/a.md": entryText("A", wording: "lupa", extra: letter)])
    #expect(firstLines(check(folder)) == (expected.map { [$0] } ?? []))
  }

  @Test(arguments: [
    ("- lain\n- Lupa!", "akun/a.md:12:3: warning: kalimat \"Lupa!\" sudah ada pada a, di akun/a.md:10:3"),
    ("## Bukan\n- Lupa!", "akun/a.md:12:3: error: kalimat \"Lupa!\" sudah ada pada a, di akun/a.md:10:3"),
  ])
  func `a wording twice under one entry`(extra: String, expected: String) throws {
    let folder = try folder(["akun/a.md": entryText("A", wording: "lupa", extra: extra)])
    #expect(firstLines(check(folder)) == [expected])
  }

  @Test func `a category may be named like its entry, but not share its wordings`() throws {
    let folder = try folder([
      "akun/akun.md": entryText("A", wording: "lupa"), "akun/_kategori.md": "# A\n\n## Pertanyaan\n- lupa\n",
    ])
    #expect(
      firstLines(check(folder)) == [
        "akun/_kategori.md:4:3: error: kalimat \"lupa\" sudah ada pada akun, di akun/akun.md:10:3"
      ])
  }

  @Test(arguments: [
    ("basis.md", "# P\n\n## Minta petugas\nYa.\n- lupa\n", "basis.md:5:3"),
    ("basis.md", "# P\n\n## Pertanyaan kabur\n- lupa\n", "basis.md:4:3"),
    ("akun/_kategori.md", "# A\n\n## Pertanyaan\n- lupa\n", "akun/_kategori.md:4:3"),
  ])
  func `a wording of an entry belongs to no other answer`(name: String, text: String, place: String) throws {
    let folder = try folder([name: text, "akun/a.md": entryText("A", wording: "lupa")])
    #expect(
      firstLines(check(folder)) == ["\(place): error: kalimat \"lupa\" sudah ada pada a, di akun/a.md:10:3"])
  }

  @Test func `a reply without a name is called by its file`() throws {
    let basis = "# P\n\n## Minta petugas\nYa.\n- orang\n\n## Basa-basi: halo\nHalo.\n- orang\n"
    let folder = try folder(["basis.md": basis, "akun/a.md": entryText("A", wording: "a")])
    #expect(
      firstLines(check(folder)) == [
        "basis.md:9:3: error: kalimat \"orang\" sudah ada pada basis, di basis.md:5:3"
      ])
  }

  @Test(arguments: [
    ("kontak: puat", "kontak \"puat\" tidak ada", "mungkin maksudnya \"pusat\"", "error", "4:9"),
    ("kontak: pusat, xyzzy", "kontak \"xyzzy\" tidak ada", "periksa ejaannya", "error", "4:16"),
    ("sumber: fag §1", "sumber \"fag\" tidak ada", "mungkin maksudnya \"faq\"", "error", "4:9"),
    (
      "terkait: lupa-sandy", "entri \"lupa-sandy\" tidak ada", "mungkin maksudnya \"lupa-sandi\"", "error",
      "4:10"
    ),
    ("untuk: penydia", "pengguna \"penydia\" tidak ada", "mungkin maksudnya \"penyedia\"", "warning", "6:1"),
  ])
  func `a name that is not there is told with the nearest`(
    line: String, what: String, hint: String, severity: String, place: String
  ) throws {
    let key = String(line.prefix { $0 != ":" })
    var text = entryText("Lupa", wording: "lupa", head: line + "\n")
    if key == "kontak" { text = text.replacing("kontak: pusat\n\(line)", with: "untuk: ppk\n\(line)") }
    if key == "sumber" { text = text.replacing("sumber: faq §1\n", with: "untuk: ppk\n") }
    let folder = try folder(["akun/lupa-sandi.md": text])
    #expect(check(folder) == ["akun/lupa-sandi.md:\(place): \(severity): \(what)\n  → \(hint)"])
  }

  @Test func `a choice leads to an entry that exists`() throws {
    let folder = try folder([
      "akun/_kategori.md": "# A\n\nApa?\n\n## Pilihan\n- é → lupaa\n- b → lupa\n",
      "akun/lupa.md": entryText("L", wording: "l"),
    ])
    #expect(
      check(folder) == [
        "akun/_kategori.md:6:10: error: entri \"lupaa\" tidak ada\n  → mungkin maksudnya \"lupa\""
      ])
  }

  @Test func `an entry without an answer is an error`() throws {
    let folder = try folder(["akun/a.md": "# A\n", "akun/b.md": "# B\n## Langkah\n1. satu\n"])
    #expect(
      check(folder).prefix(2) == [
        "akun/a.md:1:1: error: tidak ada jawaban\n  → tulis satu sampai tiga kalimat jawaban di bawah judul",
        "akun/a.md:1:1: warning: tidak ada bagian Pertanyaan\n"
          + "  → tambahkan ## Pertanyaan dengan beberapa kalimat seperti yang diketik orang",
      ])
    #expect(check(folder).count { $0.contains("tidak ada jawaban") } == 1)
  }
}
