// 1. `--help`, `-h` and `help` tell all commands, on standard output, and end with 0.
// 2. Each command that they tell has a page of its own, with what it takes and its flags.
// 3. Help needs no knowledge, and comes before anything else that is wrong.
// 4. `--version` names the program and three numbers, and needs no knowledge either.

import TestSupport
import Testing

@Suite(.timeLimit(runningMinutes: 5)) struct HelpTests {
  private static let commands = [
    "chat", "ask", "why", "search", "entries", "letter", "check", "evaluate", "report", "serve",
  ]

  @Test(arguments: ["--help", "-h", "help"])
  func `the overview tells all commands`(word: String) throws {
    let run = try Program.run([word])
    #expect(run.code == 0)
    #expect(run.error == "")
    #expect(run.output.contains("Pemakaian: pandu [PERINTAH] [PILIHAN]"))
    #expect(run.output.contains("0 selesai, 1 pemeriksaan gagal, 64 salah pakai, 66 masukan tidak terbaca"))
    for command in HelpTests.commands { #expect(run.lines.contains { $0.hasPrefix("  \(command) ") }) }
  }

  @Test func `the version is three numbers`() throws {
    let run = try Program.run(["--version"])
    #expect(run.code == 0)
    #expect(run.error == "")
    #expect(run.output.wholeMatch(of: /pandu \d+\.\d+\.\d+\n/) != nil)
  }

  @Test(arguments: [
    ("chat", "pandu chat [PILIHAN]", ["--json"]),
    ("ask", "pandu ask [PILIHAN] [PERTANYAAN]", ["--json", "--explain"]),
    ("why", "pandu why [PILIHAN] PERTANYAAN", ["--json"]),
    ("search", "pandu search [PILIHAN] KATA", ["--limit N", "--json"]),
    ("entries", "pandu entries [PILIHAN] [ID]", ["--json"]),
    ("letter", "pandu letter [PILIHAN] ID", ["--html BERKAS"]),
    ("check", "pandu check [PILIHAN]", ["--verbose"]),
    (
      "evaluate", "pandu evaluate [PILIHAN] BERKAS.jsonl",
      ["--min-resolved P", "--max-misled P", "--min-held P", "--verbose", "--json"]
    ),
    (
      "serve", "pandu serve [PILIHAN]",
      [
        "--host ALAMAT", "--port N", "--allow-origin ASAL", "--rate-limit N", "--connections-per-address N",
        "--trust-proxy", "--no-watch",
      ]
    ),
  ])
  func `a command has a page`(command: String, usage: String, flags: [String]) throws {
    let run = try Program.run([command, "--knowledge", "/nowhere", "--help"])
    #expect(run.code == 0)
    #expect(run.error == "")
    #expect(run.output.hasPrefix("pandu \(command): "))
    #expect(run.lines.contains("Pemakaian: \(usage)"))
    for flag in flags + ["--knowledge FOLDER", "--help"] {
      #expect(run.lines.contains { $0.hasPrefix("  \(flag) ") })
    }
  }
}
