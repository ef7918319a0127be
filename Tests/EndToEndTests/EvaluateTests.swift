// 1. Labelled questions are counted as resolved, asked, misled or silent, in a table or as one object.
// 2. A question that is to be asked back is met by the choices that hold its entry, or by any when it names none.
// 3. A bar that is met ends with 0, one that is missed with 1 and the reason on standard error.

import Foundation
import TestSupport
import Testing

@Suite(.timeLimit(runningMinutes: 5)) struct EvaluateTests {
  /// Two resolved, one misled, one silent.
  private static let labelled = """
    {"id":"a","question":"kapan kantor buka","outcome":"answer","expect":["jam-buka"],"style":"baku"}

    {"id":"b","question":"parkir mobil di mana","outcome":"answer","expect":["tempat-parkir"]}
    {"id":"c","question":"parkir mobil di mana","outcome":"answer","expect":["jam-buka"],"style":"baku"}
    {"id":"d","question":"qwzx blorf vrum","outcome":"answer","expect":["jam-buka"]}

    """

  private func evaluate(_ flags: [String]) throws -> Program.Run {
    let folder = try Folders.small()
    try folder.write("../\(URL(filePath: folder.path).lastPathComponent).jsonl", EvaluateTests.labelled)
    defer { try? FileManager.default.removeItem(atPath: folder.path + ".jsonl") }
    return try Program.run(["evaluate", folder.path + ".jsonl", "--knowledge", folder.path] + flags)
  }

  @Test func `the table counts the verdicts`() throws {
    let run = try evaluate(["--verbose"])
    #expect(run.code == 0)
    #expect(run.error == "")
    #expect(
      run.lines.prefix(5) == [
        "4 pertanyaan", "  resolved   2  50.0 %", "  asked      0  0.0 %", "  misled     1  25.0 %",
        "  silent     1  25.0 %",
      ])
    #expect(run.lines.contains { $0.hasPrefix("Panjang teks balasan: median ") })
    #expect(run.lines.contains("  1  jam-buka → tempat-parkir"))
    #expect(
      run.lines.contains {
        $0.hasPrefix("misled  c  ") && $0.hasSuffix("jam-buka → tempat-parkir  parkir mobil di mana")
      })
  }

  @Test func `the object counts the verdicts`() throws {
    let report = try ReplyObject(try evaluate(["--json"]).output)
    let counts = ["questions", "resolved", "asked", "misled", "silent"].map { report.fields[$0] as? Int }
    #expect(counts == [4, 2, 0, 1, 1])
    let lengths = ["text_median", "text_p90"].compactMap { report.fields[$0] as? Int }
    #expect(lengths.count == 2 && lengths[0] > 0 && lengths[0] <= lengths[1])
    #expect(report.objects("misses").map { $0["id"] as? String } == ["c", "d"])
  }

  @Test(
    arguments: [("[]", 1), ("[\"login-kredensial-salah\"]", 1), ("[\"sikap-gagal-integrasi\"]", 0)])
  func `asking back`(expected: String, resolved: Int) throws {
    let line = #"{"id":"a","question":"tidak bisa login","outcome":"clarify","expect":\#(expected)}"#
    let folder = try Folders.small()
    try folder.write("../\(URL(filePath: folder.path).lastPathComponent).jsonl", line)
    defer { try? FileManager.default.removeItem(atPath: folder.path + ".jsonl") }
    let run = try Program.run(["evaluate", folder.path + ".jsonl", "--knowledge", Folders.shipped])
    #expect(run.lines.dropFirst().first?.hasPrefix("  resolved   \(resolved)") == true)
  }

  @Test(
    arguments: [
      (["--min-resolved", "50", "--max-misled", "25"], 0, ""),
      (["--min-resolved", "50.1"], 1, "terjawab 50.0 %, kurang dari 50.1 %\n"),
      (["--max-misled=24"], 1, "salah jawab 25.0 %, lebih dari 24.0 %\n"),
    ] as [([String], Int32, String)])
  func `a bar decides the exit code`(flags: [String], code: Int32, error: String) throws {
    let run = try evaluate(flags)
    #expect(run.code == code)
    #expect(run.error == error)
  }
}
