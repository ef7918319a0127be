// The next person to ask:
//  1. Until the last rung was named, the reply leads with its own sentence, and each reply moves one rung up.
//  2. From then on it says that there is nobody else, also where another LPSE, whose ladder is shorter, was named since.
//  3. It names people and no entry.

@testable import FAQConversation
import FAQKnowledge
import ShippedKnowledge
import Testing

@Suite struct EscalationTests {
  private static let composer = ShippedKnowledge.responder.composer

  private static func next(after rungs: Int) -> TurnResult {
    var state = ConversationState(knowledgeVersion: composer.base.version)
    (state.entry, state.rungs) = ("lupa-password", rungs)
    return composer.nextPerson(.complaint, state)
  }

  @Test func `every rung, and those behind the last`() {
    let words = EscalationTests.composer.base.phrasebook
    let count = EscalationTests.composer.ladder(lpse: "").count
    for rungs in 0...count + 2 {
      let next = EscalationTests.next(after: rungs)
      let (reply, state) = (next.reply, next.state)
      #expect(reply.lead == words[rungs < count ? .complaint : .lastRung], "after \(rungs)")
      #expect(state.rungs == min(rungs + 1, count), "after \(rungs)")
      #expect(reply.outcome == .handoff && reply.entry == nil && !reply.people.isEmpty, "after \(rungs)")
    }
  }
}
