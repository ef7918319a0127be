// 1. What was typed wrongly is told word for word on standard error, with the nearest name and where to look.
// 2. The exit code is 64, and nothing stands on standard output.

import Testing

struct UsageErrorTests {
  @Test(arguments: [
    (
      ["serch", "login"],
      "pandu: perintah \"serch\" tidak dikenal. Maksud Anda pandu search?\nLihat semua perintah dengan: pandu --help"
    ),
    (["xyzzy"], "pandu: perintah \"xyzzy\" tidak dikenal.\nLihat semua perintah dengan: pandu --help"),
    (
      ["ask", "--jsn", "x"],
      "pandu ask: pilihan \"--jsn\" tidak dikenal. Maksud Anda --json?\nLihat pilihannya dengan: pandu ask --help"
    ),
    (
      ["--xyzzy"],
      "pandu chat: pilihan \"--xyzzy\" tidak dikenal.\nLihat pilihannya dengan: pandu chat --help"
    ),
    (["ask", "-x"], "pandu ask: pilihan \"-x\" tidak dikenal.\nLihat pilihannya dengan: pandu ask --help"),
    (["ask", "--knowledge"], "pandu: --knowledge perlu nilai, misalnya --knowledge FOLDER"),
    (["search", "login", "--limit"], "pandu: --limit perlu nilai, misalnya --limit N"),
    (["ask", "--json=1", "x"], "pandu: --json tidak memakai nilai"),
    (["search", "--limit", "dua", "login"], "pandu: --limit \"dua\" bukan angka; tulis misalnya --limit 10"),
    (["search", "--limit=-1", "login"], "pandu: --limit \"-1\" bukan angka; tulis misalnya --limit 10"),
    (["search"], "pandu search: KATA belum ditulis. Contoh ada di: pandu search --help"),
    (["why"], "pandu why: PERTANYAAN belum ditulis. Contoh ada di: pandu why --help"),
    (["letter"], "pandu letter: ID belum ditulis. Contoh ada di: pandu letter --help"),
    (["evaluate"], "pandu evaluate: BERKAS.jsonl belum ditulis. Contoh ada di: pandu evaluate --help"),
  ])
  func `the error is told`(arguments: [String], words: String) throws {
    let run = try Program.run(arguments)
    #expect(run.error == words + "\n")
    #expect(run.code == 64)
    #expect(run.output == "")
  }

  @Test(arguments: [
    ("jam-buk", " Maksud Anda jam-buka?"), ("JAM-BUKA", " Maksud Anda jam-buka?"), ("sama-sekali-lain", ""),
  ])
  func `an unknown entry is told`(id: String, suggestion: String) throws {
    let folder = try Folders.small()
    let run = try Program.run(["entries", id, "--knowledge", folder.path])
    #expect(
      run.error == "pandu: entri \"\(id)\" tidak ada.\(suggestion)\nLihat semua entri dengan: pandu entries\n"
    )
    #expect(run.code == 64)
    #expect(run.output == "")
  }
}
