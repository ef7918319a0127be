// 1. An error that keeps an edit from going live keeps the program from starting, too: an entry without an answer, a contact
//    that is not there, one id twice. It is told as `check` tells it, with 66.
// 2. A draft, and a wording that two entries have, keep nobody from starting.

import TestSupport
import Testing

@Suite(.timeLimit(runningMinutes: 5)) struct BlockedStartTests {
  @Test(
    arguments: [
      ("umum/printer.md", "# printer rusak\n\n## Pertanyaan\n- printer rusak\n", "tidak ada jawaban"),
      (
        "umum/a.md", "---\nkontak: loker\n---\n# A\n\nB.\n\n## Pertanyaan\n- aaa\n",
        "kontak \"loker\" tidak ada"
      ),
      ("lain/jam-buka.md", "# A\n\nB.\n\n## Pertanyaan\n- aaa\n", "id \"jam-buka\" dipakai dua kali"),
    ])
  func `what keeps from starting`(name: String, text: String, error: String) throws {
    let folder = try Folders.small()
    try folder.write(name, text)
    for arguments in [["ask", "printer rusak"], ["entries"], ["serve", "--port", "0"]] {
      let run = try Program.run(arguments + ["--knowledge", folder.path])
      #expect(run.code == 66 && run.output == "" && run.error.contains(error), "\(run)")
    }
    let check = try Program.run(["check", "--knowledge", folder.path])
    #expect(check.code == 1 && check.output.contains(error))
  }

  @Test func `what keeps nobody`() throws {
    let folder = try Folders.small()
    try folder.write(
      "draf/printer.md", "---\nstatus: draf\n---\n# printer rusak\n\n## Pertanyaan\n- printer rusak\n")
    try folder.write("umum/kembar.md", "# Kembar\n\nYa.\n\n## Pertanyaan\n- jam buka kantor\n- kembar siam\n")
    let run = try Program.run(["ask", "printer rusak", "--knowledge", folder.path])
    #expect(run.code == 0 && !run.output.contains("printer rusak"))
  }
}
