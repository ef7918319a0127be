// 1. Two things that one word joins are two messages, the second also with the first word of the message before it, unless
//    it has that word itself.
// 2. What comes behind the clause is no part of the second, and neither is a word at its end that says "both".
// 3. A message with no such word, with several, or with one before its first word or at its end alone, is left whole; so is
//    a long one.

@testable import FAQConversation
import ShippedKnowledge
import Testing

struct PairSplitterTests {
  private func pair(_ message: String) -> [String] {
    let text = Array(message.utf8)
    guard
      let pair = PairSplitter(["dan", "sama"], both: ["dua-duanya", "dua duanya"]).pair(
        ShippedKnowledge.tokens(text), of: text)
    else {
      return []
    }
    return [pair.first, pair.completed ?? pair.second].map {
      String(decoding: $0, as: UTF8.self).split(separator: " ").joined(separator: " ")
    }
  }

  @Test(
    arguments: [
      ("lupa user id dan password", ["lupa user id", "lupa password"]),
      ("Lupa User ID DAN Password", ["Lupa User ID", "Lupa Password"]),
      ("min, lupa user id sama sandi, gimana ya", ["min, lupa user id", "lupa sandi"]),
      ("lupa user id dan lupa password", ["lupa user id", "lupa password"]),
      ("lupa user id sama lupa password dua duanya", ["lupa user id", "lupa password"]),
      ("lupa user id sama password Dua-duanya, gimana", ["lupa user id", "lupa password"]),
      ("user id sama dua-duanya", ["user id", "user dua-duanya"]),
      ("lupa user id atau password", []), ("lupa user id dan password dan email", []),
      ("dan lupa password", []), ("lupa email mandanda", []), ("", []), ("dan", []),
    ])
  func `a pair is parted`(message: String, parts: [String]) {
    #expect(pair(message) == parts)
  }

  @Test func `a story is left whole`() {
    #expect(pair(String(repeating: "lupa password ", count: 9) + "dan email").isEmpty)
  }
}
