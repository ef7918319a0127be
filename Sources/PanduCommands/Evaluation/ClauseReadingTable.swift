import FAQConversation
import FAQMatching
import JSON

/// Every reading of labelled questions that leaves clauses out, with whether it would be right: what the weights of
/// clauses are fitted on.
enum ClauseReadingTable {
  /// One JSON object for each reading: `question`, `answers` (whether it answers), `right`, `wholeRight`, the words
  /// that are `kept` and those that are `left` out, and `evidence` as a list of `kind number`.
  static func lines(
    _ question: LabelledQuestion, _ responder: Responder, _ scratch: inout MatchScratch
  ) -> [String] {
    let readings = responder.matcher.clauseReadings(question.question, &scratch)
    guard !readings.isEmpty else { return [] }
    let whole = responder.matcher.wholeMatch(question.question, &scratch)
    let isWholeRight = isRight(question, Decider(responder.matcher).decide(whole).decision, responder)
    return readings.map { reading in
      var json = JSONWriter()
      json.object {
        $0.pair("question", question.id)
        for (name, isSo) in [
          ("right", isRight(question, reading.decision, responder)), ("wholeRight", isWholeRight),
        ] as [(StaticString, Bool)] {
          $0.key(name)
          $0.bool(isSo)
        }
        $0.strings("kept", responder.matcher.words(of: reading, leftOut: false))
        $0.strings("left", responder.matcher.words(of: reading, leftOut: true))
        $0.strings("evidence", reading.evidence.list.map { "\($0.kind) \($0.number)" })
      }
      return json.text
    }
  }

  private static func isRight(
    _ question: LabelledQuestion, _ decision: Decision, _ responder: Responder
  ) -> Bool {
    Tally.judge(question, responder.reply(to: decision, isFirst: false)) == .resolved
  }
}
