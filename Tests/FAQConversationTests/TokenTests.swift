import FAQConversation
import FAQKnowledge
import Testing

// 1. A state comes back from its token as it went in.
// 2. A token that was changed in any one letter, cut short or made up is refused, and never crashes.
// 3. A token is at most 1 KiB, and a longer one is refused before it is read.
// 4. A token has one spelling: with a letter more, with padding, or with bits behind its last byte it is refused.
// 5. Of a state that nobody comes to without making a token up, what does not fit is left out, the version last: the token
//    that comes back is never one that the next turn refuses.
@Suite struct TokenTests {
  private static let states: [ConversationState] = {
    var full = ConversationState(knowledgeVersion: "0123456789abcdef")
    full.entry = "login-javascript-error"
    full.category = "login"
    full.offered = ["login-kredensial-salah", "login-javascript-error", "lupa-password"]
    (full.misses, full.rungs, full.lpse) = (1, 3, "babel")
    full.check = .init(owner: .entry("email-tidak-sampai"), question: 2)
    (full.told, full.also, full.isDisclosed) = ([.steps, .remainder], ["lupa-user-id"], true)
    full.earlier = [
      .init(entry: "kontak", rungs: 2, told: []),
      .init(entry: "sop-akun-helpdesk", rungs: 0, told: .remainder),
    ]
    var form = ConversationState(knowledgeVersion: "0123456789abcdef")
    form.form = .init(
      entry: "permohonan-lkpp", field: 3, values: ["001/PT/2026", "", "Jalan Merdeka | 5, Öko"])
    var unconfirmed = full
    (unconfirmed.check, unconfirmed.unconfirmedLetter) = (nil, "permohonan-lkpp")
    return [
      ConversationState(knowledgeVersion: ""), ConversationState(knowledgeVersion: "0123456789abcdef"), full,
      form, unconfirmed,
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
        #expect(throws: TokenError.self) {
          try ConversationToken.decode(String(decoding: changed, as: UTF8.self))
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

  @Test(arguments: states) func `a token has one spelling`(state: ConversationState) {
    let token = ConversationToken.encode(state)
    for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_=." {
      for longer in ["\(token)\(letter)", "\(token)\(letter)\(letter)", "\(letter)\(token)"] {
        #expect(throws: TokenError.self) { try ConversationToken.decode(longer) }
      }
    }
  }

  /// A state in which one part has so many bytes, and all others have some.
  private static func state(_ part: Int, bytes: Int) -> ConversationState {
    let long = String(repeating: "x", count: bytes)
    var state = ConversationState(knowledgeVersion: part == 0 ? long : "0123456789abcdef")
    state.entry = part == 1 ? long : "lupa-password"
    state.category = part == 2 ? long : "login"
    state.offered = part == 3 ? [long, "kontak"] : ["kontak"]
    state.lpse = part == 4 ? long : "babel"
    state.check = .init(owner: part == 5 ? .entry(long) : .category("login"), question: 1)
    state.form = .init(
      entry: part == 6 ? long : "surat", field: 1, values: part == 7 ? [long, ""] : ["a", "b"])
    return state
  }

  @Test(arguments: 0..<8) func `a token never grows over its bound`(part: Int) throws {
    for bytes in Array(stride(from: 600, through: 800, by: 5)) + [1_024, 20_000] {
      let state = Self.state(part, bytes: bytes)
      let token = ConversationToken.encode(state)
      #expect(token.utf8.count <= ConversationToken.longest)
      let back = try ConversationToken.decode(token)
      if ConversationToken.fits(state) {
        #expect(back == state)
      } else {
        #expect(back != state && ConversationToken.fits(back))
        // A letter is given up only where it is what does not fit.
        if (1...5).contains(part) { #expect(back.form == state.form) }
      }
    }
  }
}
