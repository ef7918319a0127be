import FAQConversation
import FAQKnowledge
import FAQMatching
import ShippedKnowledge
import TestSupport
import Testing

// 1. No token, however it was changed, crashes the program: it is refused, or read as some conversation.
// 2. A token whose fields were made up but whose check digits are right leads to an answer out of the knowledge.
// 3. A made-up token of nearly the greatest length leads to one that the next turn takes.
// 4. Nothing of what a made-up token holds is echoed.
@Suite struct MutatedTokenTests {
  private static let seeds: [String] = {
    var offered = ConversationState(knowledgeVersion: ShippedKnowledge.responder.base.version)
    offered.entry = "login-javascript-error"
    offered.category = "login"
    offered.offered = ["login-kredensial-salah", "lupa-password"]
    var form = ConversationState(knowledgeVersion: ShippedKnowledge.responder.base.version)
    form.form = .init(entry: "permohonan-lkpp", field: 3, values: ["001", "PT Maju", "", ""])
    return [offered, form].map(ConversationToken.encode)
  }()

  @Test func `a hundred thousand changed tokens are harmless`() {
    var random = SeededRandom(seed: 11)
    var scratch = ShippedKnowledge.responder.matcher.makeScratch()
    var accepted = 0
    for number in 0..<100_000 {
      var token = Array(MutatedTokenTests.seeds[number % 2].utf8)
      for _ in 0...random.below(4) { mutate(&token, &random) }
      let text = String(decoding: token, as: UTF8.self)
      // Reading all of them is cheap; one in five hundred also goes through a whole turn.
      if (try? ConversationToken.decode(text)) != nil, text != MutatedTokenTests.seeds[number % 2] {
        accepted += 1
      }
      if number % 500 == 0 {
        _ = try? ShippedKnowledge.responder.respond("dokumennya apa saja", token: text, &scratch)
      }
    }
    #expect(accepted < 30)
  }

  @Test func `a made-up state with right check digits leads to the knowledge`() throws {
    var random = SeededRandom(seed: 5)
    var scratch = ShippedKnowledge.responder.matcher.makeScratch()
    let marker = "ZQXJ-RAHASIA"
    for number in 0..<120 {
      var state = ConversationState(knowledgeVersion: ShippedKnowledge.responder.base.version)
      state.entry = [marker, "lupa-password", ""][random.below(3)]
      state.category = [marker, "login", ""][random.below(3)]
      state.offered = (0..<random.below(5)).map { _ in [marker, "lupa-password", "kontak"][random.below(3)] }
      (state.misses, state.rungs) = (random.below(999), random.below(999))
      state.lpse = [marker, "babel", ""][random.below(3)]
      if number % 3 == 0 { state.check = .init(owner: .entry(marker), question: random.below(999)) }
      if number % 7 == 0 { state.unconfirmedLetter = marker }
      if number % 5 == 0 { state.form = .init(entry: marker, field: random.below(999), values: [marker]) }
      let token = ConversationToken.encode(state)
      for message in ["2", "dokumennya apa saja", "masih gagal", "lupa user id", "x"] {
        let reply = try ShippedKnowledge.responder.respond(message, token: token, &scratch).reply
        #expect(!reply.text.contains(marker) && !reply.text.isEmpty)
        #expect(reply.conversation.utf8.count <= ConversationToken.longest)
      }
    }
  }

  @Test func `a made-up state at the bound leads to a token that is taken`() throws {
    var scratch = ShippedKnowledge.responder.matcher.makeScratch()
    var longest = 0
    for bytes in 560...740 {
      var state = ConversationState(knowledgeVersion: ShippedKnowledge.responder.base.version)
      (state.entry, state.lpse) = ("permohonan-lkpp", String(repeating: "h", count: bytes))
      state.offered = ["lupa-password"]
      guard ConversationToken.fits(state) else { continue }
      let token = ConversationToken.encode(state)
      longest = max(longest, token.utf8.count)
      for message in ["tidak bisa login", "dokumennya apa saja", "masih gagal"] {
        let next = try ShippedKnowledge.responder.respond(message, token: token, &scratch).reply.conversation
        #expect(next.utf8.count <= ConversationToken.longest)
        _ = try ShippedKnowledge.responder.respond(message, token: next, &scratch)
      }
    }
    #expect(longest > 1_000)
  }

  private func mutate(_ token: inout [UInt8], _ random: inout SeededRandom) {
    guard !token.isEmpty else { return }
    let place = random.below(token.count)
    switch random.below(4) {
    case 0: token[place] = UInt8(random.below(256))
    case 1: token.remove(at: place)
    case 2: token.insert(UInt8(0x41 + random.below(26)), at: place)
    default: token.swapAt(place, random.below(token.count))
    }
  }
}
