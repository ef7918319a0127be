import Testing

// 1. A document becomes its cases, with title, prose, bytes and results.
// 2. Lines end with CR LF unless they end with a backslash; each escape is one byte.
// 3. A document that is not well formed is refused with its line.
@Suite struct WireCaseReaderTests {
  @Test func `a document becomes its cases`() throws {
    let text = "# Topic\n\n## One\n\nWhy.\n\n```http\nGET\n\n```\n```result\nneeds more\n```\n## Two\n"
    let cases = try WireCaseReader.read(text, file: "a.md")
    #expect(cases.map(\.title) == ["One", "Two"])
    #expect(cases[0].prose == "\nWhy.\n\n")
    #expect(cases[0].bytes == Array("GET\r\n\r\n".utf8))
    #expect(cases[0].result == ["needs more"])
    #expect(cases[0].description == "a.md:3 One")
    #expect(cases[1].bytes.isEmpty && cases[1].result.isEmpty)
  }

  @Test(
    arguments: [
      ("", [13, 10]), ("\\", []), ("a\\", [97]), ("\\r\\n\\t\\0\\", [13, 10, 9, 0]),
      ("\\xfF\\x00\\", [255, 0]),
      ("\\\\", [92, 13, 10]), ("\\\\\\", [92]),
    ] as [(String, [UInt8])])
  func `escapes are bytes`(line: String, expected: [UInt8]) throws {
    #expect(try WireCaseReader.bytes(line[...], 1) == expected)
  }

  @Test(arguments: ["\\q", "\\x", "\\x1", "\\xzz"]) func `other escapes are refused`(line: String) {
    #expect(throws: WireCaseError.badEscape(line: 7)) { try WireCaseReader.bytes(line[...], 7) }
  }

  @Test func `a broken document is refused`() {
    #expect(throws: WireCaseError.fenceOutsideCase(line: 1)) { try WireCaseReader.read("```http", file: "") }
    #expect(throws: WireCaseError.unknownFence(line: 2)) { try WireCaseReader.read("## A\n```x", file: "") }
    #expect(throws: WireCaseError.openFence(line: 2)) { try WireCaseReader.read("## A\n```http\n", file: "") }
  }
}
