import FAQKnowledge
import FAQText

/// The sorts of small talk in the knowledge: replies to courtesies, "makasih", and replies to questions, "siapa kamu". The
/// wordings of a reply tell its sort.
struct SmallTalk: Sendable {
  /// The numbers of the replies to questions. All others reply to courtesies.
  private var toQuestions: Set<Int> = []
  /// The words of the wordings of replies to questions, where they are two or more.
  private var questions: Set<[TermID?]> = []
  /// The replies by the act that most of their wordings are.
  private var byAct: [Act: Int] = [:]

  init(_ base: KnowledgeBase, _ analyzer: Analyzer, _ signs: SignReader) {
    var scratch = AnalysisScratch()
    for (index, canned) in base.canned.enumerated() where canned.kind == .smalltalk {
      var words: Set<[TermID?]> = []
      let read = canned.wordings.map { wording in
        let text = Array(wording.value.utf8)
        analyzer.analyze(text, &scratch)
        words.insert(SmallTalk.words(scratch.tokens))
        return signs.read(scratch.tokens, of: text)
      }
      if SmallTalk.isMost(read, \.asksPlainly) {
        toQuestions.insert(index)
        questions.formUnion(words.filter { $0.count > 1 })
      }
      for act in Act.allCases where act.isCourtesy && byAct[act] == nil {
        if SmallTalk.isMost(read, { $0.acts.acts.first == act }) { byAct[act] = index }
      }
    }
  }

  /// Whether more than half of the wordings have a sign.
  private static func isMost(_ read: [TurnSigns], _ has: (TurnSigns) -> Bool) -> Bool {
    read.count(where: has) * 2 > read.count
  }

  /// Whether a reply is one to questions.
  func isToQuestions(_ index: Int) -> Bool { toQuestions.contains(index) }

  /// Whether a message is such a question in all its words: "kamu siapa sih". A word that only resembles one of them without
  /// its affixes is another word.
  func isQuestion(_ tokens: [Token]) -> Bool {
    !tokens.contains { $0.changes.contains(.stemmed) } && questions.contains(SmallTalk.words(tokens))
  }

  private static func words(_ tokens: [Token]) -> [TermID?] { tokens.filter { !$0.isFiller }.map(\.term) }

  /// The number of the reply to a courtesy; nil where the knowledge has none of its own for it.
  func reply(to act: Act) -> Int? { byAct[act] }
}
