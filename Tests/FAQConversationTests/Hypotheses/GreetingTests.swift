// A first message that begins with a greeting:
//  1. What stands behind the greeting, in its own clause or a later one, is answered as it is without the greeting.
//  2. A greeting with nothing behind it, and one with thanks for what works, stay small talk.
//  3. What is tried is the message without its courtesies, and of one that would be small talk also from each of the next three
//     clauses on; behind thanks, or within a conversation, the first of these alone. Courtesies behind a message are left out
//     of a first one, unless it says that all is well.
//  4. Words that could stand beside the courtesy belong to what is tried.

@testable import FAQConversation
import FAQKnowledge
import FAQMatching
import ShippedKnowledge
import Testing

@Suite struct GreetingTests {
  private static func reply(_ message: String) -> Reply {
    var scratch = ShippedKnowledge.responder.matcher.makeScratch()
    return ShippedKnowledge.responder.respond(message, &scratch).reply
  }

  @Test(arguments: [
    ("selamat pagi pak, saya mau tanya, ", "email dari lpse tidak masuk", "email-tidak-sampai"),
    (
      "Sugeng enjang, kulo badhe tanglet, ", "email ingkang kangge ndaftar lpse saene ingkang kados pundi",
      "email-pendaftaran"
    ),
    (
      "selamat sore kak, kita mo tanya, ", "kyapa so kita pe email dari LPSE nda maso-maso?",
      "email-tidak-sampai"
    ),
    ("Punten kang, bade tumaros, ", "surel ti LPSE teu dugi-dugi ka abdi. Kumaha nya?", "email-tidak-sampai"),
  ])
  func `the request behind a greeting`(greeting: String, request: String, entry: String) {
    #expect(GreetingTests.reply(request).entry?.id == entry)
    #expect(GreetingTests.reply(greeting + request).entry?.id == entry)
  }

  @Test(arguments: [
    "selamat pagi", "hai admin, apa kabar, semoga sehat selalu ya",
    "assalamualaikum, salam kenal dari CV Maju",
    "terima kasih banyak, password sudah bisa dibuka",
  ])
  func `a greeting alone`(message: String) { #expect(GreetingTests.reply(message).outcome == .smalltalk) }

  @Test(arguments: [
    (
      "selamat pagi, permisi, qq, halo, xx, zz, vv", "",
      ["qq, halo, xx, zz, vv", "halo, xx, zz, vv", "xx, zz, vv", "zz, vv"]
    ),
    ("halo, qq, xx, zz, vv, jj", "", ["qq, xx, zz, vv, jj"]),
    ("halo, saya qq, xx", "", ["saya qq, xx", "xx"]),
    ("qq, xx, zz, vv, jj", "", []),
    ("makasih, qq, xx, zz", "", ["qq, xx, zz"]), ("halo, qq, xx, zz", "lupa-password", ["qq, xx, zz"]),
    ("lupa password", "", []), ("qq xx, makasih", "", ["qq xx"]), ("makasih, qq xx, suwun", "", ["qq xx"]),
    ("qq xx, makasih", "lupa-password", []), ("alhamdulillah qq xx, makasih", "", ["qq xx, makasih"]),
  ])
  func `what is tried`(message: String, discussed: String, requests: [String]) {
    let responder = ShippedKnowledge.responder
    let (matcher, composer) = (responder.matcher, responder.composer)
    let groundwork = Groundwork(responder.base, matcher.analyzer)
    let alone = ContextFreeResponder(matcher, composer, policy: DialoguePolicy())
    let finder = RequestFinder(
      matcher: matcher, composer: composer, alone: alone, signs: groundwork.signs,
      smallTalk: groundwork.smallTalk, newSubject: DialoguePolicy().newSubject)
    var scratch = matcher.makeScratch()
    var state = ConversationState(knowledgeVersion: responder.base.version)
    state.entry = discussed
    let result = alone.resolve(message, lpse: "", asides: [], &scratch)
    let read = groundwork.signs.read(result.match.tokens, of: result.match.text)
    #expect(finder.requests(in: result, read, state) == requests)
  }
}
