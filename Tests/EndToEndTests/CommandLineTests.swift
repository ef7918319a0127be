// 1. Flags may stand before the command, too, as `--name value` or `--name=value`; behind `--` all is words.
// 2. The line that would be right is right: it is taken as it stands, whatever it was mended from.
// 3. What is right is read as it was typed, and typing it again reads the same.
// 4. In the table of commands each example is right, and a flag of one name is of one kind.
// 5. A word in a message is one that a shell hands back unaltered, and nothing of it steers a terminal.

import TestSupport
import Testing

@testable import PanduCommands

@Suite(.timeLimit(runningMinutes: 5)) struct CommandLineTests {
  @Test(arguments: [
    ["ask", "--knowledge", "FOLDER", "--json", "jam", "buka", "kantor"],
    ["--knowledge", "FOLDER", "ask", "--json", "jam", "buka", "kantor"],
    ["--knowledge=FOLDER", "--json", "ask", "jam buka kantor"],
    ["--json", "ask", "--knowledge", "FOLDER", "--", "jam", "buka", "kantor"],
  ])
  func `flags may stand before the command`(arguments: [String]) throws {
    let folder = try Folders.small()
    let run = try Program.run(
      arguments.map {
        $0.split(separator: "FOLDER", omittingEmptySubsequences: false).joined(separator: folder.path)
      })
    #expect(run.error == "" && run.code == 0)
    #expect(try ReplyObject(run.output).entry == "jam-buka")
  }

  private func options(_ arguments: [String]) throws -> Options? {
    if case .run(_, let options) = try Invocation(arguments) { options } else { nil }
  }

  @Test(
    arguments: [
      (["search", "--limit", "0", "x"], 0), (["search", "--limit=1000000", "x"], 1_000_000),
      (["search", "--limit", "007", "x"], 7), (["search", "x"], nil),
    ] as [([String], Int?)])
  func `whole numbers`(arguments: [String], number: Int?) throws {
    #expect(try options(arguments)?.integer("limit") == number)
  }

  @Test(arguments: [("0", 0), ("100", 100), ("97.5", 97.5), ("050.10", 50.1)])
  func fractions(text: String, number: Double) throws {
    #expect(try options(["evaluate", "f", "--min-resolved", text])?.fraction("min-resolved") == number)
  }

  @Test func `values and words`() throws {
    let read = try #require(
      try options([
        "--journal", "-", "serve", "--allow-origin", "https://A.example , http://b.example:80",
        "--allow-origin=*", "--host=::1", "--trust-proxy",
      ]))
    #expect(read.line.command == "serve" && read.words == [])
    #expect(
      read["journal"] == "-" && read["host"] == "::1" && read.has("trust-proxy") && !read.has("no-watch"))
    #expect(read.origins("allow-origin") == ["https://a.example", "http://b.example", "*"])
    #expect(try options(["report", "--zone", "wita", "-", "--", "-j"])?.words == ["-", "-j"])
    #expect(try options(["report", "--zone", "wita", "-"])?["zone"] == "WITA")
    #expect(try options(["report", "--html=--x", "j"])?["html"] == "--x")
  }

  @Test(arguments: [
    "127.0.0.1", "0.0.0.0", "::", "::1", "[::1]", "fe80::1%eth0", "localhost", "pandu_1.lpse-x.example", "1a",
  ])
  func hosts(host: String) throws { #expect(try options(["serve", "--host", host])?["host"] == host) }

  private static let pieces = [
    "ask", "serve", "report", "search", "chat", "check", "help", "--json", "--jsn", "--json=1", "--limit",
    "5",
    "2.7", "0x1F90", "--limit=0", "--min=x", "--port", "--port=70000", "--host=", "--host", "[]", "--lpse",
    "--html", "--htm=a", "--zone", "WITS", "--allow-origin", "https://a.example/x,null", "https://b.example",
    "*", ",", "-", "--", "-x", "-x y", "", " ", "--knowledge", "k", "--knowledge=", "--explain", "it's",
    "--=",
    "--min-resolved=1e1", "---", "a\u{1B}[0m",
  ]

  @Test func `the line that would be right is right`() throws {
    var random = SeededRandom(seed: 20_261_122)
    var mended = 0
    for _ in 0..<600 {
      let arguments = (0..<(1 + random.below(6))).map { _ in
        CommandLineTests.pieces[random.below(CommandLineTests.pieces.count)]
      }
      for command in CommandTable.all {
        let reader = ArgumentReader(arguments, for: command)
        if reader.problem != nil { mended += 1 }
        guard case .run(_, let again) = try Invocation(reader.line.arguments) else {
          Issue.record("\(arguments) → \(reader.line.text)")
          return
        }
        #expect(again.line == reader.line, "\(arguments)")
      }
    }
    #expect(mended > 3_000)
  }

  @Test(arguments: CommandTable.all.map(\.name))
  func `the table is right`(name: String) throws {
    let command = try #require(CommandTable.named(name))
    for flag in command.flags + [.knowledge, .help] {
      let isSwitch = flag.value.name == nil
      #expect(isSwitch == flag.example.isEmpty)
      if !isSwitch { #expect(throws: Never.self, "--\(flag.name)") { try flag.value.read(flag.example) } }
      #expect((CommandTable.flag(flag.name)?.value.name == nil) == isSwitch)
    }
    #expect(command.operands.count.upperBound == 0 || !command.operands.example.isEmpty)
  }

  @Test(arguments: [
    ("a-b_c.d/e:f=g@h%i+j,1", "a-b_c.d/e:f=g@h%i+j,1"), ("", "''"), ("a b", "'a b'"), ("$(id)", "'$(id)'"),
    ("it's", #"'it'\''s'"#), ("'", #"''\'''"#), ("~", "'~'"), ("*", "'*'"), ("lpsé", "'lpsé'"),
    ("a\nb\t'\\", #"$'a\012b\011\'\\'"#), ("\u{1B}[31m", #"$'\033[31m'"#),
    ("\u{202E}a", #"$'\342\200\256a'"#),
    ("\u{85}", #"$'\302\205'"#),
  ])
  func `a word for a shell`(word: String, quoted: String) throws {
    #expect(ShellWord.quoted(word) == quoted)
  }

  @Test(arguments: [
    "a b", "it's", "''", "$(id)`id`\"\\", "~", "*", "a;b|c&d>e", "!!", "#", "lpsé …", "--", "{a,b}",
  ])
  func `a shell hands it back`(word: String) throws {
    let run = try Program.run([], script: "printf %s \(ShellWord.quoted(word))")
    #expect(run.output == word)
  }

  @Test func `a long word is cut in a message`() {
    #expect(ShellWord.shown(String(repeating: "a", count: 5_000)).count == ShellWord.longestShown + 1)
    #expect(ShellWord.shown("\u{1B}]0;x\u{7}") == #"\033]0;x\007"#)
  }
}
