import FAQConversation
import FAQKnowledge
import FAQMatching
import FoundationEssentials
import Testing

// Conversations as Markdown: a line `> text` is what the user types, and more such lines directly below belong to the
// same message. The lines below say what must come back: `answer ID`, `no answer`, `clarify`, `clarify with ID`,
// `fallback`, `smalltalk`, `handoff`, `form`, `says "words"`, `not says "words"` (in no part of the reply),
// `notice "words"`, `no notice`, `offers "label"`, or `first contact ID`.
@Suite struct TranscriptTests {
  static let files: [String] = {
    let folder = ShippedKnowledge.folder("Tests/FAQConversationTests/Transcripts")
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter {
      $0.hasSuffix(".md")
    }.sorted().map { folder + "/" + $0 }
  }()

  @Test func `there are transcripts`() { #expect(!TranscriptTests.files.isEmpty) }

  @Test(arguments: files) func `the conversation goes as written`(path: String) throws {
    let data = try #require(FileManager.default.contents(atPath: path))
    var scratch = ShippedKnowledge.responder.matcher.makeScratch()
    var token: String?
    var reply = Reply()
    var message: [Substring] = []
    // The empty line at the end closes a message that nothing is expected of.
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in (lines + [""]).enumerated() {
      if line.hasPrefix(">") {
        message.append(line.dropFirst(line.hasPrefix("> ") ? 2 : 1))
        continue
      }
      if !message.isEmpty {
        reply = try ShippedKnowledge.responder.respond(
          message.joined(separator: "\n"), token: token, &scratch
        ).reply
        message = []
        if !reply.conversation.isEmpty { token = reply.conversation }
      }
      if !line.isEmpty, !line.hasPrefix("#") {
        expect(String(line), reply, "\(path):\(number + 1)")
      }
    }
  }

  /// All that a user sees of a reply.
  static func everything(_ reply: Reply) -> String {
    ([reply.text, reply.summary] + reply.steps + reply.attachments + reply.notes + reply.notices
      + reply.choices.flatMap { [$0.label, $0.message] } + reply.contacts.map(\.value)
      + reply.related.map(\.title)).joined(separator: "\n")
  }

  private func expect(_ line: String, _ reply: Reply, _ place: String) {
    let words = line.split(separator: " ").map(String.init)
    let comment = Comment(rawValue: "\(place): \(line); came \(reply.outcome) \(reply.entry?.id ?? "")")
    if line.hasPrefix("says \"") {
      #expect(reply.text.contains(quoted(line)), comment)
    } else if line.hasPrefix("not says \"") {
      #expect(!TranscriptTests.everything(reply).contains(quoted(line)), comment)
    } else if line.hasPrefix("notice \"") {
      #expect(reply.notices.contains { $0.contains(quoted(line)) }, comment)
    } else if line == "no notice" {
      #expect(reply.notices.isEmpty, comment)
    } else if line == "no answer" {
      #expect(reply.entry == nil, comment)
    } else if words.starts(with: ["first", "contact"]) {
      #expect(reply.contacts.first?.id == words.last, comment)
    } else if line.hasPrefix("offers \"") {
      #expect(reply.choices.contains { $0.label == quoted(line) }, comment)
    } else if words.starts(with: ["clarify", "with"]) {
      #expect(reply.outcome == .clarify && reply.choices.contains { $0.entry == words.last }, comment)
    } else if words.first == "answer" {
      #expect(reply.entry?.id == words.last, comment)
    } else {
      #expect(reply.outcome.rawValue == words.first, comment)
    }
  }
  private func quoted(_ line: String) -> Substring {
    line.drop { $0 != "\"" }.dropFirst().dropLast()
  }
}
