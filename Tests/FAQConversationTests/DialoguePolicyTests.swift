// DialoguePolicy:
//  1. The list of thresholds has every number of the policy but the fitted weights, once, under its own name.
//  2. A threshold is scaled by the factor; a count moves by at least one, and nothing else moves.
//  3. A policy that is handed in decides.

import FAQMatching
import ShippedKnowledge
import TestSupport
import Testing

@testable import FAQConversation

struct DialoguePolicyTests {
  @Test func `every threshold is listed`() {
    let names = DialoguePolicy.thresholds.map(\.name)
    let set = LeafNames.of(DialoguePolicy()).filter { !$0.hasPrefix("weights") }
    #expect(names.sorted() == set.sorted())
  }

  @Test(arguments: [0.8, 1.2] as [Float]) func `one threshold moves`(factor: Float) {
    let policy = DialoguePolicy()
    for threshold in DialoguePolicy.thresholds {
      let moved = threshold.scaled(policy, by: factor)
      let (old, new) = (threshold.value(in: policy), threshold.value(in: moved))
      #expect(new != old && (new > old) == (factor > 1), "\(threshold.name)")
      let others = DialoguePolicy.thresholds.filter { $0.name != threshold.name }
      #expect(others.allSatisfy { $0.value(in: moved) == $0.value(in: policy) }, "\(threshold.name)")
    }
  }

  @Test(arguments: [1, 2, 3])
  func `patience is the number of misses before a person is named`(patience: Int) throws {
    var policy = DialoguePolicy()
    policy.patience = patience
    let responder = Responder(ShippedKnowledge.responder.matcher, policy: policy)
    var scratch = responder.matcher.makeScratch()
    var reply = responder.respond("gak bisa login", &scratch).reply
    var misses = 0
    while reply.outcome == .clarify, misses <= patience {
      reply = try responder.respond("99", token: reply.conversation, &scratch).reply
      misses += 1
    }
    #expect(misses == patience && reply.outcome == .handoff)
  }
}
