// 1. Each transcript goes as it is written: what the lines mean stands at `Transcript`.
// 2. There are many, and none is empty.

import FAQConversation
import FAQKnowledge
import FAQMatching
import ShippedKnowledge
import TestSupport
import Testing

@Suite struct TranscriptTests {
  static let all = Transcript.all(ShippedKnowledge.path("Tests/FAQConversationTests/Transcripts"))

  @Test func `there are many`() {
    #expect(TranscriptTests.all.count >= 60)
    for transcript in TranscriptTests.all {
      #expect(transcript.turns.contains { !$0.expectations.isEmpty }, "\(transcript)")
    }
  }

  @Test(arguments: all) func `the conversation goes as written`(transcript: Transcript) throws {
    var scratch = ShippedKnowledge.responder.matcher.makeScratch()
    var token: String?
    for turn in transcript.turns {
      let reply = try ShippedKnowledge.responder.respond(turn.message, token: token, &scratch).reply
      if !reply.conversation.isEmpty { token = reply.conversation }
      let seen = SeenReply(reply)
      for expectation in turn.expectations {
        #expect(seen.meets(expectation), "\(expectation); came \(seen.outcome) \(seen.entry ?? "")")
      }
    }
  }
}

extension SeenReply {
  init(_ reply: Reply) {
    self.init()
    outcome = reply.outcome.rawValue
    entry = reply.entry?.id
    text = reply.text
    notices = reply.remarks
    choices = reply.choices.map { ($0.label, $0.entry) }
    firstContact = reply.contacts.first?.id
    let parts = [
      [text, reply.summary], reply.steps, reply.attachments, reply.notes, notices,
      reply.choices.flatMap { [$0.label, $0.message] }, reply.contacts.map(\.value),
      reply.related.map(\.title),
    ]
    everything = parts.joined().joined(separator: "\n")
  }
}
