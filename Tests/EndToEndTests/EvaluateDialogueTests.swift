// 1. A dialogue is held when every turn meets what its label names: outcome, entry, expressions that must and must not
//    be found. What a label leaves out holds always.
// 2. The number of a choice is typed for `pick`; a choice that is not offered fails the turn.
// 3. The first turn that failed of each dialogue is printed; later turns are counted too.
// 4. A bar that is missed ends with 1. A line of another form is refused with its place.

import Foundation
import TestSupport
import Testing

@Suite(.timeLimit(runningMinutes: 5)) struct EvaluateDialogueTests {
  private func evaluate(_ lines: [String], _ flags: [String] = []) throws -> Program.Run {
    let folder = try Folders.small()
    try folder.write(
      "../\(URL(filePath: folder.path).lastPathComponent).jsonl", lines.joined(separator: "\n") + "\n")
    defer { try? FileManager.default.removeItem(atPath: folder.path + ".jsonl") }
    return try Program.run(["evaluate", folder.path + ".jsonl", "--knowledge", folder.path] + flags)
  }

  /// One held dialogue; one whose second turn fails; one that picks what is not offered.
  private static let dialogues = [
    """
    {"id":"a","turns":[{"say":"kapan kantor buka","outcome":["answer"],"entry":["jam-buka"],"has":["\\"outcome\\""]},\
    {"say":"parkir mobil di mana","entry":["tempat-parkir",null],"lacks":["tidak pernah ada"]},{"say":"apa saja"}]}
    """,
    """
    {"id":"b","turns":[{"say":"kapan kantor buka","outcome":"answer"},{"say":"parkir mobil di mana",\
    "entry":["jam-buka"]},{"say":"kapan kantor buka","entry":"jam-buka"}]}
    """,
    #"{"id":"c","turns":[{"say":"kapan kantor buka"},{"pick":"tempat-parkir"}]}"#,
    #"{"id":"d","question":"kapan kantor buka","outcome":"answer","expect":["jam-buka"]}"#,
  ]

  @Test func `dialogues and turns are counted, and the first failure of each is printed`() throws {
    let run = try evaluate(EvaluateDialogueTests.dialogues)
    #expect(run.code == 0 && run.error == "")
    #expect(run.lines.first == "1 pertanyaan")
    #expect(
      run.lines.suffix(6) == [
        "3 dialog: terjaga 1  33.3 %", "8 giliran: terjaga 6  75.0 %", "",
        "Giliran pertama yang meleset dari tiap dialog:",
        "  b  2  entri tempat-parkir  parkir mobil di mana",
        "  c  2  pilihan tempat-parkir tidak ditawarkan  tempat-parkir",
      ])
  }

  @Test func `a file of dialogues alone prints no table of questions`() throws {
    let run = try evaluate(Array(EvaluateDialogueTests.dialogues.prefix(1)))
    #expect(run.lines.first == "1 dialog: terjaga 1  100.0 %")
  }

  @Test func `the object has the figures of dialogues`() throws {
    let report = try ReplyObject(try evaluate(EvaluateDialogueTests.dialogues, ["--json"]).output)
    let figures = ["questions", "dialogues", "dialogues_held", "turns", "turns_held"]
    #expect(figures.map { report.fields[$0] as? Int } == [1, 3, 1, 8, 6])
    #expect(report.objects("failures").map { $0["id"] as? String } == ["b", "c"])
  }

  @Test(
    arguments: [
      (#"{"say":"kapan kantor buka","outcome":["fallback"]}"#, "hasil answer"),
      (#"{"say":"kapan kantor buka","entry":[null]}"#, "entri jam-buka"),
      (#"{"say":"kapan kantor buka","has":["(?i)JAM","tidak pernah ada"]}"#, "tanpa /tidak pernah ada/"),
      (#"{"say":"kapan kantor buka","lacks":["jam-b[a-z]ka"]}"#, "dengan /jam-b[a-z]ka/"),
    ])
  func `each expectation can fail`(turn: String, reason: String) throws {
    let run = try evaluate([#"{"id":"x","turns":[\#(turn)]}"#])
    #expect(run.lines.last == "  x  1  \(reason)  kapan kantor buka")
  }

  @Test(
    arguments: [("33", 0, ""), ("34", 1, "dialog terjaga 33.3 %, kurang dari 34.0 %\n")]
      as [(String, Int32, String)])
  func `a bar decides the exit code`(bar: String, code: Int32, error: String) throws {
    let run = try evaluate(EvaluateDialogueTests.dialogues, ["--min-held", bar])
    #expect(run.code == code)
    #expect(run.error == error)
  }

  @Test(
    arguments: [
      (#"{"id":"x","turns":[]}"#, "baris ini bukan objek"),
      (#"{"turns":[{"say":"a"}]}"#, "baris ini bukan objek"),
      (#"{"id":"x","turns":[{"say":"a"},{"say":"a","pick":"b"}]}"#, "giliran 2 bukan objek"),
      (#"{"id":"x","turns":[{"say":"a","has":[1]}]}"#, "giliran 1 bukan objek"),
      (#"{"id":"x","turns":[{"say":"a","has":["("]}]}"#, "giliran 1: ungkapan /(/ tidak dapat dibaca"),
    ])
  func `a line of another form is refused with its place`(line: String, reason: String) throws {
    let run = try evaluate(["", line])
    #expect(run.code == 66)
    #expect(run.error.contains(".jsonl:2:1: error: \(reason)"))
  }

  @Test func `a label that names no entry is refused`() throws {
    let run = try evaluate([#"{"id":"x","turns":[{"say":"a","entry":["jam-bukaa"]}]}"#])
    #expect(run.code == 66)
    #expect(run.error.contains("jam-buka"))
  }
}
