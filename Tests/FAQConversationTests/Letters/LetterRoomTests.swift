// 1. Whatever is written, and however often it is corrected, the token keeps within its limit and the letter is finished.
// 2. Each field finds room for what it usually takes, even behind answers as long as they may be.
// 3. So it is for a message of the greatest length in a conversation, whatever its letters.

@testable import FAQConversation
import FAQKnowledge
import FAQMatching
import ShippedKnowledge
import Testing

struct LetterRoomTests {
  private static let base = ShippedKnowledge.responder.base
  private static let entry = base.entry("permohonan-lkpp")

  /// A value of the field that is as long as it may be.
  private func longest(_ field: Letter.Field, _ letter: Character, _ room: Int) -> String {
    switch field.rule {
    case .any: String(repeating: letter, count: min(FieldCheck.limit(field), room / letter.utf8.count))
    case .email: String(repeating: "a", count: min(64, max(1, min(80, room) - 5))) + "@b.id"
    case .phone: room < 50 ? "0812345678901" : "Telepon 0812345678901 Fax 07611234567"
    case .taxNumber: "01.234.567.8-901.000"
    case .choice(let labels): labels.max { $0.count < $1.count } ?? ""
    }
  }

  @Test(arguments: ["a", "é", "漢", "😀"] as [Character], [0, 1])
  func `the longest answers fit`(letter: Character, corrections: Int) throws {
    let form = try #require(LetterRoomTests.entry.flatMap { LetterForm($0, LetterRoomTests.base.phrasebook) })
    let room = LetterRoom(LetterRoomTests.base)
    var state = ConversationState(knowledgeVersion: LetterRoomTests.base.version)
    var event = form.begin()
    var turns = 0
    while case .ask(let place, _) = event, turns < 100 {
      turns += 1
      state.form = nil
      let bytes = room.bytes(state, place, of: form.letter.fields)
      #expect(bytes >= 20, "\(letter): \(form.letter.fields[place.field].name) has \(bytes)")
      let message = longest(form.letter.fields[place.field], letter, bytes)
      event = form.take(message, at: place, room: bytes)
      guard case .ask(let next, let remark) = event else { break }
      #expect(
        remark == nil,
        "\(message.count) letters for \(form.letter.fields[place.field].name): \(String(describing: remark))")
      state.form = next
      #expect(ConversationToken.encode(state).utf8.count <= ConversationToken.longest)
      // In the middle of it an LPSE is named, and a field asked for once more.
      if turns == 6 {
        state.lpse = LetterRoomTests.base.contacts.map(\.lpse).max { $0.count < $1.count } ?? ""
      }
      if turns == 9, corrections == 1 { event = form.take("ganti alamat", at: next, room: 0) }
    }
    guard case .finish(let values) = event else {
      Issue.record("not finished: \(event)")
      return
    }
    #expect(values.allSatisfy { !$0.isEmpty })
  }

  @Test(arguments: ["a", "é", "漢", "😀", "e\u{301}\u{302}\u{303}", "x\n"] as [String])
  func `a conversation takes any message`(letter: String) throws {
    let responder = ShippedKnowledge.responder
    var scratch = responder.matcher.makeScratch()
    var state = ConversationState(knowledgeVersion: responder.base.version)
    state.entry = "permohonan-lkpp"
    var reply = try responder.respond("buatkan suratnya", token: ConversationToken.encode(state), &scratch)
      .reply
    for _ in 0..<40 where reply.outcome == .form {
      // Too long at first, then a moderate one, then it is passed over.
      let text = String(repeating: letter, count: 1900 / letter.count)
      for message in [text, String(text.prefix(100)), "012345678901234", "lewati"]
      where reply.outcome == .form {
        let result = try responder.respond(message, token: reply.conversation, &scratch)
        #expect(result.isLetter == true)
        reply = result.reply
        #expect(reply.conversation.utf8.count <= ConversationToken.longest)
      }
    }
    #expect(reply.outcome == .answer)
    #expect(try ConversationToken.decode(reply.conversation).form == nil)
  }

  @Test func `a made-up place never makes a token that is refused`() throws {
    let responder = ShippedKnowledge.responder
    var scratch = responder.matcher.makeScratch()
    var state = ConversationState(knowledgeVersion: responder.base.version)
    let full = ConversationToken.room(state) - 40
    state.form = .init(entry: "permohonan-lkpp", field: 2, values: [String(repeating: "a", count: full), ""])
    #expect(ConversationToken.fits(state))
    for message in ["lewati", "Ann", "kembali", "ganti nomor surat"] {
      let reply = try responder.respond(message, token: ConversationToken.encode(state), &scratch).reply
      #expect(reply.conversation.utf8.count <= ConversationToken.longest)
    }
    state.form = .init(entry: "kontak", field: 0, values: [])
    let reply = try responder.respond("lupa password", token: ConversationToken.encode(state), &scratch).reply
    #expect(reply.entry?.id == "lupa-password")
  }
}
