// 1. A command whose standard output is closed or full ends with 70 and says why; `serve` does so, too.
// 2. A closed standard error changes no exit code, and a closed standard input is an empty one.
// 3. Nothing that is meant for people gets into a file that the program opens.

import TestSupport
import Testing

@Suite(.timeLimit(runningMinutes: 5)) struct ClosedStreamsTests {
  private static let closed =
    "pandu: keluaran standar tidak dapat ditulis (Bad file descriptor); arahkan ke terminal, berkas, atau program lain\n"

  @Test(arguments: [
    ["--version"], ["--help"], ["ask", "jam buka kantor"], ["serve", "--port", "0"],
    ["serve", "--port", "0", "--no-watch", "--journal", "jurnal"],
  ])
  func `a closed standard output is told`(arguments: [String]) throws {
    let folder = try Folders.small()
    let here = try TemporaryFolder()
    let run = try Program.run(
      arguments, folder: here.path, environment: ["PANDU_KNOWLEDGE": folder.path],
      script: #"exec "$0" "$@" >&-"#)
    #expect(run.code == 70)
    #expect(run.error == ClosedStreamsTests.closed)
    #expect(here.read("jurnal") == "")
  }

  @Test func `a full standard output is told`() throws {
    let run = try Program.run(["--version"], script: #"exec "$0" "$@" >/dev/full"#)
    #expect(run.code == 70)
    #expect(run.error.hasPrefix("pandu: keluaran standar tidak dapat ditulis (No space left on device); "))
  }

  @Test(arguments: ["2>&-", "2>/dev/full"])
  func `a closed standard error changes no exit code`(redirection: String) throws {
    let run = try Program.run(["ask", "--jsn"], script: #"exec "$0" "$@" "# + redirection)
    #expect(run.code == 64 && run.output == "" && run.error == "")
  }

  @Test func `a closed standard input is empty`() throws {
    let folder = try Folders.small()
    let run = try Program.run(["ask", "--knowledge", folder.path], script: #"exec "$0" "$@" <&-"#)
    #expect(run.code == 0 && run.output == "" && run.error == "")
  }
}
