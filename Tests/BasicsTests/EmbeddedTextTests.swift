// 1. An embedded text has the bytes of its file, whatever quotes, signs and escapes stand in it.

import Basics
import FoundationEssentials
import Testing

@Suite struct EmbeddedTextTests {
  @Test func `an embedded text is its file`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Embedded/unruly.txt")
    let bytes = EmbeddedText.`unruly.txt`.bytes
    #expect(try bytes == Array(Data(contentsOf: file)))
    #expect(bytes.count > 100)
  }
}
