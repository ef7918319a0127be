// 1. Login, SIKAP and notifications have a guided check each, and a question back leads to it.
// 2. Every path of every shipped check, walked by numbers and walked by the words of the answers, comes to its end: an
//    entry told in full, or a sentence and whom to ask.
// 3. Every question is met on some path, and no question has more answers than a question back has choices.
// 4. Every answer is understood with a slip of the keyboard in it.
// 5. The word that begins a check begins one, with a yes in front, too; with a question mark only the word alone does.

import FAQConversation
import FAQKnowledge
import FAQMatching
import ShippedKnowledge
import Testing

@Suite struct CheckSweepTests {
  private static let responder = ShippedKnowledge.responder
  private static let base = responder.base

  /// Entries and categories that have a check.
  static let owners =
    base.entries.filter { $0.check != nil }.map { CheckOwner.entry($0.id) }
    + base.categories.filter { $0.check != nil }.map { CheckOwner.category($0.id) }

  /// A path: the answers taken, as numbers of question and answer.
  struct Path: Sendable, CustomTestStringConvertible {
    var owner: CheckOwner
    var steps: [(question: Int, answer: Int)]
    var testDescription: String {
      "\(owner) " + steps.map { "\($0.question + 1).\($0.answer + 1)" }.joined(separator: " ")
    }
  }

  static let paths: [Path] = owners.flatMap { owner in
    var paths: [Path] = []
    guard let check = base.check(owner) else { return paths }
    func walk(_ question: Int, _ steps: [(question: Int, answer: Int)]) {
      for (number, answer) in check.questions[question].answers.enumerated() {
        let here = steps + [(question, number)]
        if case .question(let next) = answer.target {
          walk(next, here)
        } else {
          paths.append(Path(owner: owner, steps: here))
        }
      }
    }
    walk(0, [])
    return paths
  }

  /// A token that says: the first question of the check was asked.
  private func begun(_ owner: CheckOwner, question: Int = 0) -> String {
    var state = ConversationState(knowledgeVersion: CheckSweepTests.base.version)
    state.check = .init(owner: owner, question: question)
    return ConversationToken.encode(state)
  }

  @Test(arguments: [
    ("periksa", true), ("Periksa!", true), ("ya, periksa", true), ("periksa?", true),
    ("p e r i k s a", true),
    ("ya, periksa?", false), ("periksa apa?", false), ("password", false),
  ])
  func `the word that begins a check`(message: String, begins: Bool) {
    var scratch = Self.responder.matcher.makeScratch()
    let reply = Self.responder.respond(message, &scratch).reply
    #expect(reply.question.contains("periksa bersama") == begins, "\(reply.text)")
  }

  @Test(arguments: [
    ("tidak bisa login", "Pesan apa yang muncul di layar saat Anda mencoba masuk?"),
    ("sikap saya bermasalah", "Masuklah ke sikap.lkpp.go.id"),
    ("email kami ada kendala", "Lihat folder Spam"),
    ("ada masalah ppk", "Apa yang berubah?"), ("error terus", "Kendala mana yang mau kita periksa bersama?"),
  ])
  func `a question back leads to a check`(question: String, first: String) throws {
    var scratch = CheckSweepTests.responder.matcher.makeScratch()
    let back = CheckSweepTests.responder.respond(question, &scratch).reply
    #expect(back.outcome == .clarify)
    #expect(back.text.hasSuffix("\n" + CheckSweepTests.base.phrasebook[.checkHint]))
    let begun = try CheckSweepTests.responder.respond("periksa", token: back.conversation, &scratch).reply
    #expect(begun.outcome == .clarify)
    #expect(begun.text.hasPrefix(first))
  }

  @Test(arguments: paths, [true, false])
  func `every path comes to its end`(path: Path, byNumber: Bool) throws {
    var scratch = CheckSweepTests.responder.matcher.makeScratch()
    let check = try #require(CheckSweepTests.base.check(path.owner))
    var token = begun(path.owner)
    for (count, step) in path.steps.enumerated() {
      let answer = check.questions[step.question].answers[step.answer]
      let message = byNumber ? String(step.answer + 1) : answer.label
      let reply = try CheckSweepTests.responder.respond(message, token: token, &scratch).reply
      token = reply.conversation
      guard count + 1 == path.steps.count else {
        #expect(reply.outcome == .clarify)
        #expect(reply.text.hasPrefix(check.questions[path.steps[count + 1].question].text))
        continue
      }
      try expectEnd(reply, answer.target)
    }
    // Nothing is open any more.
    #expect(try ConversationToken.decode(token).check == nil)
  }

  private func expectEnd(_ reply: Reply, _ target: GuidedCheck.Target) throws {
    #expect(reply.choices.isEmpty)
    #expect(!reply.contacts.isEmpty)
    switch target {
    case .question: #expect(Bool(false))
    case .entry(let id):
      let entry = try #require(CheckSweepTests.base.entry(id))
      #expect(reply.outcome == .answer && reply.entry?.id == id)
      #expect(
        reply.steps == entry.steps && reply.summary == entry.summary && reply.text.contains(entry.title))
    case .closing(let sentence, let contacts):
      #expect(reply.outcome == (contacts.isEmpty ? .answer : .handoff))
      #expect(reply.text.contains(sentence))
      for contact in contacts { #expect(reply.contacts.contains { $0.id == contact.value }) }
      if reply.outcome == .answer { #expect(reply.summary == sentence && !reply.sources.isEmpty) }
    }
  }

  @Test(arguments: owners)
  func `every question is met and is short enough`(owner: CheckOwner) throws {
    let check = try #require(CheckSweepTests.base.check(owner))
    let met = CheckSweepTests.paths.filter { $0.owner == owner }.flatMap { $0.steps.map(\.question) }
    #expect(Set(met) == Set(check.questions.indices))
    for question in check.questions { #expect((2...6).contains(question.answers.count)) }
  }

  @Test(arguments: owners)
  func `an answer is understood with a slip in it`(owner: CheckOwner) throws {
    var scratch = CheckSweepTests.responder.matcher.makeScratch()
    let check = try #require(CheckSweepTests.base.check(owner))
    for (number, question) in check.questions.enumerated() {
      for (index, answer) in question.answers.enumerated() {
        let right = try reply(String(index + 1), begun(owner, question: number), &scratch)
        let slipped = try reply(CheckSweepTests.slip(answer.label), begun(owner, question: number), &scratch)
        #expect(slipped.text == right.text, "\(CheckSweepTests.slip(answer.label))")
      }
    }
  }

  private func reply(_ message: String, _ token: String, _ scratch: inout MatchScratch) throws -> Reply {
    try CheckSweepTests.responder.respond(message, token: token, &scratch).reply
  }

  /// Two neighbouring letters of the longest word changed over.
  private static func slip(_ label: String) -> String {
    let words = label.split(separator: " ").map(String.init)
    guard let longest = words.indices.max(by: { words[$0].count < words[$1].count }) else { return label }
    var letters = Array(words[longest])
    guard letters.count > 5 else { return label + " ya" }
    letters.swapAt(letters.count / 2, letters.count / 2 + 1)
    var slipped = words
    slipped[longest] = String(letters)
    return slipped.joined(separator: " ")
  }
}
