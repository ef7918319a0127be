// 1. A folder of two English entries of a title, an answer and Questions answers both, and knows what it does not know.
// 2. Its replies have all keys, with nothing where nothing is.

import TestSupport
import Testing

@Suite(.timeLimit(runningMinutes: 5)) struct TinyFolderTests {
  private func tiny() throws -> TemporaryFolder {
    try TemporaryFolder([
      "opening-hours.md":
        "# Opening hours\n\nWe open at eight.\n\n## Questions\n- when do you open\n- what are your opening hours\n- are you open on Saturday\n",
      "parking.md":
        "# Parking\n\nPark behind the building.\n\n## Questions\n- where can I park my car\n- is there a parking place\n- do I pay for parking\n",
    ])
  }

  @Test func `it answers and knows its limits`() throws {
    let folder = try tiny()
    let input = "when do you open?\nwhere do i park\nhow tall is the Eiffel Tower\n"
    let run = try Program.run(["ask", "--json", "--knowledge", folder.path], input: input)
    let replies = try run.lines.map(ReplyObject.init)
    #expect(replies.map(\.entry) == ["opening-hours", "parking", nil])
    #expect(replies.map(\.outcome) == ["answer", "answer", "fallback"])
    #expect(replies.first?.text == "Opening hours\n\nWe open at eight.")
    #expect(replies.allSatisfy { $0.keys == ReplyObject.keys })
    #expect(replies.allSatisfy { $0.objects("contacts").isEmpty && $0.objects("sources").isEmpty })
    #expect(run.error == "")
    #expect(run.code == 0)
  }

  @Test func `check has warnings only`() throws {
    let folder = try tiny()
    let run = try Program.run(["check", "--knowledge", folder.path])
    #expect(
      run.lines.last == "\(folder.path): 2 entri, 6 pertanyaan, 0 kontak, 0 sumber; 0 kesalahan, 4 peringatan"
    )
    #expect(run.code == 0)
  }
}
