import FAQKnowledge
import FAQText

/// The sorts of small talk in the knowledge: replies to courtesies, "makasih", and replies to questions, "siapa kamu". The
/// wordings of a reply tell its sort.
struct SmallTalk: Sendable {
  /// The numbers of the replies to questions. All others reply to courtesies.
  private var toQuestions: Set<Int> = []
  /// The replies by the act that most of their wordings are.
  private var byAct: [Act: Int] = [:]

  init(_ base: KnowledgeBase, _ analyzer: Analyzer, _ signs: SignReader) {
    var scratch = AnalysisScratch()
    for (index, canned) in base.canned.enumerated() where canned.kind == .smalltalk {
      let read = canned.wordings.map { wording in
        let text = Array(wording.value.utf8)
        analyzer.analyze(text, &scratch)
        return signs.read(scratch.tokens, of: text)
      }
      if SmallTalk.isMost(read, \.asksPlainly) { toQuestions.insert(index) }
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

  /// The number of the reply to a courtesy; nil where the knowledge has none of its own for it.
  func reply(to act: Act) -> Int? { byAct[act] }
}
