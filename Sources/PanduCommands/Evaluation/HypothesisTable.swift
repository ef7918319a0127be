import FAQConversation
import FAQMatching
import JSON

/// Every hypothesis of every turn of labelled dialogues, with whether its reply would be right: what the weights of the
/// dialogue are fitted on.
enum HypothesisTable {
  /// One JSON object for each hypothesis: `dialogue`, `turn`, `message`, `kind`, `text`, `confidence`, `chosen`, `held`,
  /// `told`, `sure`, `words` as ``WordWeights`` names them, and `evidence` as a list of `kind number`.
  ///
  /// After each turn the conversation goes on with the likeliest hypothesis that is held, so that later turns stand in
  /// the context that their labels speak of.
  static func lines(
    _ dialogue: LabelledDialogue, _ responder: Responder, _ scratch: inout MatchScratch
  ) -> [String] {
    var lines: [String] = []
    var (token, choices): (String, [Reply.Choice]) = ("", [])
    for (number, turn) in dialogue.turns.enumerated() {
      guard let message = DialogueTally.message(turn.message, choices),
        let first = try? responder.respond(message, token: token, &scratch)
      else { continue }
      let (all, chosen) = (first.hypotheses, first.chosen)
      let words = first.spelledWords(responder.matcher)
      var best: (confidence: Float, number: Int)?
      for hypothesis in all.indices {
        guard let result = try? responder.respond(message, token: token, taking: hypothesis, &scratch)
        else { continue }
        let isHeld = DialogueTally.miss(turn, result) == nil
        lines.append(
          line(
            dialogue.id, number + 1, message, result.reply.text, all[hypothesis], words: words,
            verdicts: [
              ("chosen", hypothesis == chosen), ("held", isHeld),
              ("told", isHeld && DialogueTally.tells(turn, result.reply)),
            ]))
        if isHeld, best.map({ $0.confidence < all[hypothesis].confidence }) ?? true {
          best = (all[hypothesis].confidence, hypothesis)
        }
      }
      guard !all.isEmpty,
        let next = try? responder.respond(message, token: token, taking: best?.number ?? chosen, &scratch)
      else {
        (token, choices) = (first.reply.conversation, first.reply.choices)
        continue
      }
      (token, choices) = (next.reply.conversation, next.reply.choices)
    }
    return lines
  }

  private static func line(
    _ dialogue: String, _ turn: Int, _ message: String, _ text: String, _ hypothesis: HypothesisSummary,
    words: [String], verdicts: [(StaticString, Bool)]
  ) -> String {
    var json = JSONWriter()
    json.object {
      $0.pair("dialogue", dialogue)
      $0.pair("turn", turn)
      $0.pair("message", message)
      $0.pair("kind", hypothesis.name)
      $0.pair("text", text)
      $0.key("confidence")
      $0.number(hypothesis.confidence)
      for (name, isSo) in verdicts + [("sure", hypothesis.isSure)] {
        $0.key(name)
        $0.bool(isSo)
      }
      $0.strings("words", words)
      $0.strings("evidence", hypothesis.evidence.list.map { "\($0.kind) \($0.number)" })
    }
    return json.text
  }
}
