// 1. A wish for a letter gets the answer that the letter belongs to, with where it is written, and no question for a field.
// 2. Two callers of one name: neither hears what the other typed, whatever they type.
// 3. Each transcript with a letter, said over the channel: no field is asked for, no earlier message comes back.
// 4. Whatever is said in whatever order, no token that is kept for a sender has a letter in it.
// 5. The table itself refuses such a token, and one that cannot be read, and forgets the sender.

import FAQConversation
import FAQKnowledge
import Foundation
import HTTPWire
import TestSupport
import Testing

@testable import FAQService

@Suite struct RestChannelLetterTests {
  /// One channel with a table that the test can look into.
  private struct Talk {
    let table = SenderTable()
    let channel: RestChannel
    let snapshot = Services.shipped.snapshot
    var scratch = Services.shipped.makeScratch()

    init() { channel = RestChannel(table) }

    /// The text of the reply, with the buttons' words behind it.
    mutating func say(_ message: String, as sender: String = "6281234567890") throws -> String {
      let body = try JSONEncoder().encode(["sender": sender, "message": message])
      let head =
        "POST /webhooks/rest/webhook HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        + "Content-Length: \(body.count)\r\n\r\n"
      var parser = RequestParser()
      parser.feed(Array(head.utf8) + body)
      guard case .request(let request) = try parser.next() else { throw Caller.IncompleteRequest() }
      let response = try channel.respond(RouteCall(request, to: .restWebhook), snapshot, scratch: &scratch)
      let messages = try JSONDecoder().decode([Message].self, from: Data(response.body))
      let only = try #require(messages.first)
      return ([only.text] + (only.buttons ?? []).flatMap { [$0.title, $0.payload] }).joined(separator: "\n")
    }

    /// Whether a token of the table has a letter in it, or cannot be read.
    var holdsLetter: Bool {
      table.tokens.contains { token in (try? ConversationToken.decode(token)).map { $0.form != nil } ?? true }
    }
  }

  private struct Message: Decodable {
    struct Button: Decodable { var title, payload: String }
    var text: String
    var buttons: [Button]?
  }

  private static let words = Services.shippedBase.phrasebook
  private static let elsewhere = words.fill(
    .letterElsewhere, ["tombol": words.screens[.letter]])
  /// How each question for a field begins.
  private static let asked = String(words[.letterField].prefix { $0 != "{" })

  @Test(arguments: ["Buatkan suratnya", "ya, buatkan suratnya dong", "tolong isikan formulirnya"])
  func `a letter is written elsewhere`(wish: String) throws {
    var talk = Talk()
    let answer = try talk.say("form permohonan lkpp")
    #expect(answer.contains(Self.elsewhere) && !answer.contains(Self.words[.letterChoice]))
    let again = try talk.say(wish)
    #expect(again.contains(Self.elsewhere) && !again.contains(Self.asked))
    #expect(again.contains(try #require(Services.shippedBase.entry("permohonan-lkpp")).title))
    #expect(!talk.holdsLetter && talk.table.count == 1)
    // The conversation goes on where it was.
    #expect(!(try talk.say("lampirannya apa saja?")).contains(Self.words[.empty]))
  }

  @Test func `two callers of one name`() throws {
    var talk = Talk()
    let typed = [
      "012/DIR/V/2025", "PT Maju Terus", "Siti Aminah", "Jl. Merdeka No. 1, Ternate", "01.234.567.8-901.000",
      "0921 312345", "siti@maju.co.id",
    ]
    _ = try talk.say("form permohonan lkpp")
    _ = try talk.say("buatkan suratnya")
    for message in typed { _ = try talk.say(message) }
    // The other caller knows the name, and tries to go on, to look back, and to have the rest written.
    for message in ["kembali", "ganti NPWP", "lewati", "-", "buatkan suratnya", "1", "batal"] {
      let heard = try talk.say(message)
      for secret in typed { #expect(!heard.contains(secret), "\(message): \(secret)") }
      #expect(!heard.contains(Self.asked), "\(message)")
      #expect(!talk.holdsLetter)
    }
  }

  private static let transcripts = Transcript.all(
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(2).joined(separator: "/")
      + "/FAQConversationTests/Transcripts"
  ).filter {
    $0.turns.contains { $0.expectations.contains { $0.text == "form" || $0.text.contains("Isian") } }
  }

  @Test func `there are transcripts with letters`() { #expect(Self.transcripts.count >= 10) }

  @Test(arguments: transcripts) func `a transcript over the channel`(transcript: Transcript) throws {
    var talk = Talk()
    var before: [String] = []
    for turn in transcript.turns {
      let heard = try talk.say(turn.message)
      #expect(!heard.contains(Self.asked) && !heard.contains(Self.words[.letterDone]), "\(turn.message)")
      // What a person typed and the knowledge does not say itself.
      for told in before where told.contains(where: \.isNumber) && told.utf8.count > 5 {
        #expect(!heard.contains(told), "\(turn.message): \(told)")
      }
      #expect(!talk.holdsLetter, "\(turn.message)")
      before.append(turn.message)
    }
  }

  @Test(arguments: [1, 2, 3]) func `no order of messages keeps a letter`(seed: UInt64) throws {
    var talk = Talk()
    var random = SeededRandom(seed: seed)
    let said = [
      "form permohonan lkpp", "buatkan suratnya", "ya", "ya, buatkan suratnya", "1", "2", "lewati", "kembali",
      "-",
      "ganti email", "batal", "tidak bisa login", "periksa", "lupa password", "PT Maju", "siti@maju.co.id",
      "01.234.567.8-901.000", "di LPSE Paser, minta surat ke lkpp", "terima kasih", "/restart",
    ]
    var kept = 0
    for _ in 0..<300 {
      let heard = try talk.say(
        said[random.below(said.count)], as: "sender \(random.below(3))")
      #expect(!heard.contains(Self.asked))
      #expect(!talk.holdsLetter)
      kept = max(kept, talk.table.count)
    }
    #expect(kept == 3)
  }

  @Test func `the table refuses a letter`() {
    let table = SenderTable()
    var state = ConversationState(knowledgeVersion: "1")
    state.entry = "permohonan-lkpp"
    let plain = ConversationToken.encode(state)
    state.form = .init(entry: "permohonan-lkpp", field: 1, values: ["012/DIR"])
    for refused in [ConversationToken.encode(state), "", "no token"] {
      table.set("a", plain, now: 0)
      #expect(table.token("a", now: 0) == plain)
      table.set("a", refused, now: 0)
      #expect(table.token("a", now: 0) == nil && table.count == 0, "\(refused)")
    }
  }
}
