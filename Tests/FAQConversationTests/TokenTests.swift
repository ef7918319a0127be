import FAQConversation
import Testing

// 1. A state comes back from its token as it went in.
// 2. A token that was changed in any one letter, cut short or made up is refused, and never crashes.
// 3. A token is at most 1 KiB, and a longer one is refused before it is read.
@Suite struct TokenTests {
  private static let states: [ConversationState] = {
    var full = ConversationState(knowledgeVersion: "0123456789abcdef")
    full.entry = "login-javascript-error"
    full.category = "login"
    full.offered = ["login-kredensial-salah", "login-javascript-error", "lupa-password"]
    (full.misses, full.rungs, full.home) = (1, 3, "babel")
    full.check = .init(entry: "email-tidak-sampai", question: 2)
    var form = ConversationState(knowledgeVersion: "0123456789abcdef")
    form.form = .init(
      entry: "permohonan-lkpp", field: 3, values: ["001/PT/2026", "", "Jalan Merdeka | 5, Öko"])
    return [
      ConversationState(knowledgeVersion: ""), ConversationState(knowledgeVersion: "0123456789abcdef"), full,
      form,
    ]
  }()

  @Test(arguments: states) func `a state comes back`(state: ConversationState) throws {
    let token = ConversationToken.encode(state)
    #expect(token.utf8.count <= ConversationToken.longest)
    #expect(
      token.utf8.allSatisfy {
        ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A) || ($0 >= 0x30 && $0 <= 0x39) || $0 == 0x2D || $0 == 0x5F
      })
    #expect(try ConversationToken.decode(token) == state)
  }

  @Test(arguments: states) func `a changed token is refused`(state: ConversationState) {
    let token = Array(ConversationToken.encode(state).utf8)
    for index in token.indices {
      for letter in "AZaz09-_".utf8 where letter != token[index] {
        var changed = token
        changed[index] = letter
        // The last letter holds bits that no byte uses: a change there may leave the same bytes.
        if let state2 = try? ConversationToken.decode(String(decoding: changed, as: UTF8.self)) {
          #expect(state2 == state)
        }
      }
      #expect(throws: TokenError.self) {
        try ConversationToken.decode(String(decoding: token[..<index], as: UTF8.self))
      }
    }
  }

  @Test(arguments: ["", "x", "AAAA", "????", "🙂", String(repeating: "A", count: 1024)])
  func `a made-up token is refused`(token: String) {
    #expect(throws: TokenError.self) { try ConversationToken.decode(token) }
  }

  @Test func `a long token is refused`() {
    #expect(throws: TokenError.tooLong(bytes: 1025, limit: 1024)) {
      try ConversationToken.decode(String(repeating: "A", count: 1025))
    }
  }
}
