// 1. Each line of standard input gets one line, in order: empty lines, and a last line without an end, too.
// 2. Broken UTF-8, carriage returns, a line of 1 MB, emoji, text from right to left and control characters
//    get a reply like any other, and harm none that comes after them.
// 3. The same question gets the same bytes, wherever it stands.
// 4. No input gives no output.

import TestSupport
import Testing

@Suite(.timeLimit(runningMinutes: 5)) struct StandardInputTests {
  private static let known = Array("parkir mobil di mana".utf8)

  /// A line, and the entry that it is answered with; `*` where only a reply matters.
  private static let cases: [(line: [UInt8], entry: String?)] = [
    (known, "tempat-parkir"),
    ([], nil),
    (Array("kapan kantor buka\r".utf8), "jam-buka"),
    (Array(" \t ".utf8), nil),
    ([0xFF, 0xFE, 0xC0, 0x80, 0xED, 0xA0, 0x80], "*"),
    (known + [0x20, 0xE2, 0x82], "tempat-parkir"),
    ([UInt8](repeating: 0x61, count: 1 << 20), nil),
    (Array("parkir ".utf8) + [UInt8](repeating: 0x20, count: 3 << 20), nil),
    (Array("🚗🅿️ parkir mobil di mana 👨‍👩‍👧‍👦".utf8), "tempat-parkir"),
    (Array("مرحبا كيف الحال".utf8), "*"),
    (Array("\u{202E}parkir mobil di mana\u{202C}".utf8), "*"),
    ([0x00, 0x01, 0x02, 0x1B, 0x5B, 0x33, 0x31, 0x6D, 0x7F], "*"),
    (Array("e\u{301}\u{301}\u{301} ｐａｒｋｉｒ".utf8), "*"),
    (Array("\"parkir\" \\ {\"mobil\": null}".utf8), "*"),
    (known, "tempat-parkir"),
    (Array("kapan kantor buka".utf8), "jam-buka"),
  ]

  private func ask(_ bytes: [UInt8], _ flags: [String] = ["--json"]) throws -> Program.Run {
    let folder = try Folders.small()
    return try Program.run(["ask", "--knowledge", folder.path] + flags, bytes: bytes)
  }

  @Test func `each line gets one reply in order`() throws {
    let run = try ask(Array(StandardInputTests.cases.map(\.line).joined(separator: [0x0A])))
    #expect(run.code == 0)
    #expect(run.error == "")
    try #require(run.lines.count == StandardInputTests.cases.count)
    for (line, expected) in zip(run.lines, StandardInputTests.cases.map(\.entry)) {
      let reply = try ReplyObject(line)
      #expect(reply.keys == ReplyObject.keys)
      if expected != "*" { #expect(reply.entry == expected) }
    }
    #expect(run.lines.first == run.lines[run.lines.count - 2])
  }

  @Test(arguments: [("", 0), ("\n", 1), ("\n\n\n", 3), ("a", 1), ("a\n", 1), ("a\n\nb", 3), ("\r\n", 1)])
  func `lines are counted as they are`(input: String, count: Int) throws {
    let run = try ask(Array(input.utf8))
    #expect(run.lines.count == count)
    #expect(run.code == 0)
  }

  @Test func `no reply has a bare control character`() throws {
    let run = try ask(
      Array(StandardInputTests.cases.map(\.line).joined(separator: [0x0A])), ["--json", "--explain"])
    #expect(run.output.utf8.allSatisfy { $0 >= 0x20 || $0 == 0x0A })
    #expect(!run.output.utf8.contains(0x7F))
  }
}
