// 1. A folder or a file that cannot be read is told by its name, with what to do, and ends with 66.
// 2. A line that is no labelled question is told by its place; empty lines before it count.

import TestSupport
import Testing

@Suite(.timeLimit(runningMinutes: 5)) struct UnreadableInputTests {
  @Test func `a missing folder is told`() throws {
    let run = try Program.run(["ask", "x", "--knowledge", "/nowhere/knowledge"])
    #expect(
      run.error
        == "/nowhere/knowledge: error: folder pengetahuan tidak ditemukan\n  → periksa namanya, atau sebutkan dengan --knowledge FOLDER\n"
    )
    #expect(run.code == 66)
    #expect(run.output == "")
  }

  @Test func `a file in the place of the folder is told`() throws {
    let folder = try TemporaryFolder(["a.md": "# A\n"])
    let run = try Program.run(["chat", "--knowledge", folder.path + "/a.md"])
    #expect(run.error.hasPrefix("\(folder.path)/a.md: error: ini bukan folder\n"))
    #expect(run.code == 66)
  }

  @Test func `an empty folder is told`() throws {
    let folder = try TemporaryFolder()
    let run = try Program.run(["search", "x", "--knowledge", folder.path])
    #expect(run.error.hasPrefix("\(folder.path): error: folder ini tidak berisi satu entri pun\n"))
    #expect(run.code == 66)
  }

  @Test func `a missing file of questions is told`() throws {
    let run = try Program.run(["evaluate", "/nowhere/a.jsonl"])
    #expect(run.error == "pandu: berkas \"/nowhere/a.jsonl\" tidak dapat dibaca; periksa nama dan izinnya\n")
    #expect(run.code == 66)
    #expect(run.output == "")
  }

  @Test(arguments: [
    ("{\"id\":\"a\"}\n", 1), ("\n\nbukan json\n", 3),
    ("{\"id\":\"a\",\"question\":\"b\",\"outcome\":\"answer\",\"expect\":[]}\r\n \t\n[]\n", 3),
    ("{\"id\":\"a\",\"question\":\"b\",\"outcome\":\"answer\",\"expect\":[]}\n{\"id\":\"a\"", 2),
  ])
  func `a line that is no question is told`(text: String, line: Int) throws {
    let folder = try TemporaryFolder(["a.jsonl": text])
    let run = try Program.run(["evaluate", folder.path + "/a.jsonl"])
    #expect(
      run.error
        == "\(folder.path)/a.jsonl:\(line):1: error: baris ini bukan objek {\"id\", \"question\", \"outcome\", \"expect\"}\n"
    )
    #expect(run.code == 66)
    #expect(run.output == "")
  }
}
