import FAQConversation
import FAQKnowledge
import FAQMatching
import JSON

/// The likeliest cut of a labelled question between two problems: what the weights of cuts are fitted on.
enum ProblemCutTable {
  /// One JSON object where the question may be cut: `cut` (its id), `entries` of the halves, and `evidence` as a list of
  /// `kind number`.
  static func lines(
    _ question: LabelledQuestion, _ responder: Responder, _ scratch: inout MatchScratch
  ) -> [String] {
    let matcher = responder.matcher
    let match = matcher.match(question.question, &scratch)
    let whole = Decider(matcher).decide(match)
    let tokens = matcher.everything(in: match.tokens, of: match.text, &scratch)
    guard let cut = matcher.problemCut(match.text, tokens, whole: whole, above: -.infinity, &scratch)
    else { return [] }
    var json = JSONWriter()
    json.object {
      $0.pair("cut", question.id)
      $0.strings("entries", cut.entries.map { matcher.base.entries[$0].id })
      $0.strings("first", matcher.words(of: tokens[..<cut.place]))
      $0.strings("second", matcher.words(of: tokens[cut.place...]))
      $0.strings("evidence", cut.evidence.list.map { "\($0.kind) \($0.number)" })
    }
    return [json.text]
  }
}
