// 1. A question on the command line, in one word or in several, gets the text that `entries ID` shows.
// 2. Behind `--`, and of flags in any place, words stay words.
// 3. An empty question is answered with a request for one.

import TestSupport
import Testing

@Suite(.timeLimit(runningMinutes: 5)) struct AskTests {
  @Test(arguments: [
    ["ask", "kapan kantor buka"], ["ask", "kapan", "kantor", "buka"],
    ["ask", "--", "kapan", "kantor", "buka"],
  ])
  func `a question is answered as the entry reads`(arguments: [String]) throws {
    let folder = try Folders.small()
    let flag = ["--knowledge", folder.path]
    let run = try Program.run(arguments.prefix(1) + flag + arguments.dropFirst())
    #expect(
      run.output == """
        Jam buka

        Kantor buka pukul delapan.

        1. Datang pukul delapan.

        Kontak:
        - Loket: (021) 555 0100
        Sumber: Papan pengumuman (Kantor, 2025).

        Selengkapnya, balas: sumber.

        """)
    #expect(run.code == 0)
    #expect(run.error == "")
  }

  @Test(arguments: ["", "   "])
  func `an empty question asks for one`(question: String) throws {
    let folder = try Folders.small()
    let run = try Program.run(["ask", question, "--knowledge", folder.path])
    #expect(run.output == "Silakan tulis pertanyaan Anda.\n")
    #expect(run.code == 0)
  }

  @Test func `words behind two dashes are text`() throws {
    let folder = try Folders.small()
    let run = try Program.run([
      "ask", "--json", "--knowledge", folder.path, "--", "--json", "parkir", "mobil", "di mana",
    ])
    #expect(try ReplyObject(run.output).entry == "tempat-parkir")
  }
}
