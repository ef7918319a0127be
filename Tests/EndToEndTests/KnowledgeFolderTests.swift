// 1. `--knowledge` comes before PANDU_KNOWLEDGE, and that before `./knowledge`.
// 2. A name is taken from the folder where the program was started.
// 3. Without any of them, the default is named in the error.

import TestSupport
import Testing

@Suite(.timeLimit(runningMinutes: 5)) struct KnowledgeFolderTests {
  private let question = ["ask", "jam buka kantor"]

  private func places() throws -> TemporaryFolder {
    try TemporaryFolder([
      "flag/a.md": Folders.one("Dari pilihan."), "variable/a.md": Folders.one("Dari variabel."),
      "here/knowledge/a.md": Folders.one("Dari sini."),
    ])
  }

  @Test func `the folder beside is the default`() throws {
    let places = try places()
    let run = try Program.run(question, folder: places.path + "/here")
    #expect(run.output.contains("Dari sini."))
    #expect(run.code == 0)
  }

  @Test func `the variable comes before it`() throws {
    let places = try places()
    let environment = ["PANDU_KNOWLEDGE": places.path + "/variable"]
    let run = try Program.run(question, folder: places.path + "/here", environment: environment)
    #expect(run.output.contains("Dari variabel."))
  }

  @Test(arguments: [["--knowledge", "../flag"], ["--knowledge=../flag"]])
  func `the flag comes before both`(flag: [String]) throws {
    let places = try places()
    let environment = ["PANDU_KNOWLEDGE": places.path + "/variable"]
    let run = try Program.run(question + flag, folder: places.path + "/here", environment: environment)
    #expect(run.output.contains("Dari pilihan."))
  }

  @Test func `without any the default is named`() throws {
    let places = try places()
    let run = try Program.run(question, folder: places.path + "/flag")
    #expect(run.error.hasPrefix("knowledge: error: folder pengetahuan tidak ditemukan\n"))
    #expect(run.code == 66)
  }
}
