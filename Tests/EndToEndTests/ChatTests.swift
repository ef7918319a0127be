// 1. After a question back, a number, the words of a choice, or the missing detail picks the entry.
// 2. So it does after an empty line in between; but a new subject is a new subject, and a number without a question
//    back picks nothing.
// 3. Each line gets one object with `--json`, and a text with an empty line behind it without.
// 4. `pandu` alone is `pandu chat`; standard input that is no terminal gets neither greeting nor prompt.

import Foundation
import TestSupport
import Testing

@Suite(.timeLimit(runningMinutes: 5)) struct ChatTests {
  private static let back = "tidak bisa login"

  /// Each turn, and the entry it must get; nil for none.
  private static let turns: [(line: String, entry: String?)] = [
    (back, nil), ("2", "login-javascript-error"),
    (back, nil), (" (6) ", "lupa-user-id"),
    (back, nil), ("nomor 3", "login-data-tidak-sinkron"),
    (back, nil), ("Saya lupa password", "lupa-password"),
    (back, nil), ("muncul java script error", "login-javascript-error"),
    (back, nil), ("", nil), ("4", "login-sebagian-lpse"),
    (back, nil), ("PPK pindah satker perlu daftar ulang?", "ppk-pindah-satker"), ("2", nil),
    ("halo", nil),
  ]

  private static let conversation = Result {
    let input = turns.map { $0.line + "\n" }.joined()
    return try Program.run(["chat", "--json", "--knowledge", Folders.shipped], input: input)
  }

  @Test(arguments: ChatTests.turns.indices)
  func `a turn gets its entry`(index: Int) throws {
    let run = try ChatTests.conversation.get()
    try #require(run.lines.count == ChatTests.turns.count)
    let reply = try ReplyObject(run.lines[index])
    #expect(reply.entry == ChatTests.turns[index].entry)
    #expect(reply.keys == ReplyObject.keys)
    if ChatTests.turns[index].line == ChatTests.back { #expect(reply.outcome == "clarify") }
  }

  @Test func `each turn carries a bounded token`() throws {
    let run = try ChatTests.conversation.get()
    #expect(run.code == 0)
    #expect(run.error == "")
    for line in run.lines {
      let reply = try ReplyObject(line)
      if let token = reply.fields["conversation"] as? String { #expect(token.utf8.count <= 4096) }
      #expect(reply.objects("notices").isEmpty)
    }
  }

  @Test func `a number out of the list is told so`() throws {
    let input = "\(ChatTests.back)\n9\n"
    let run = try Program.run(["chat", "--json", "--knowledge", Folders.shipped], input: input)
    let reply = try ReplyObject(try #require(run.lines.last))
    #expect(reply.entry == nil)
    #expect(reply.text.hasPrefix("Maaf, pilihan itu tidak ada dalam daftar."))
  }

  @Test(arguments: [["chat"], []])
  func `text is parted by empty lines`(command: [String]) throws {
    let folder = try Folders.small()
    let run = try Program.run(command + ["--knowledge", folder.path], input: "mau tanya kantor\n2\n")
    #expect(run.code == 0)
    #expect(
      run.output.hasPrefix(
        "Tentang apa?\n1. Jam buka\n2. Tempat parkir\nBalas dengan nomor atau tulis pilihannya.\n\nTempat parkir\n\nParkir ada di belakang gedung.\n"
      ))
    #expect(
      run.output.hasSuffix("Sumber: Papan pengumuman (Kantor, 2025).\n\nSelengkapnya, balas: sumber.\n\n"))
  }
}
