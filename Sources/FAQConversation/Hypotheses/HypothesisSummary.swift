import FAQKnowledge
package import FAQMatching
import FAQText

/// A hypothesis as explanations and measurements show it.
package struct HypothesisSummary: Sendable {
  let kind: Hypothesis.Kind
  package let confidence: Float
  package let evidence: Evidence
  /// See ``Hypothesis/isSure``.
  package let isSure: Bool

  init(_ hypothesis: Hypothesis) {
    (kind, confidence) = (hypothesis.kind, hypothesis.confidence)
    (evidence, isSure) = (hypothesis.evidence, hypothesis.isSure)
  }

  /// The name of its kind.
  package var name: String { "\(kind)" }
}

extension Explainer {
  /// The reasons of a reply: how its message was decided alone, and how it was read within its conversation.
  ///
  /// - Parameter result: the reply and how it was found.
  /// - Returns: a tree of reasons; the readings come last, likeliest first.
  package func explain(_ result: borrowing Resolution) -> Reason {
    var reason = explain(result.match, result.decision)
    let words = matcher.base.phrasebook.screens
    if result.reply.answersWithNotice {
      let names = result.reply.announcements.map(\.id).joined(separator: ", ")
      let decision = words.explanation(.notice, ["nama": names])
      reason.text = words.explanation(.decision, ["keputusan": decision])
    }
    let sorted = result.hypotheses.sorted { $0.confidence > $1.confidence }
    guard sorted.count > 1 else { return reason }
    let weights = result.countsWords ? WordWeights.shipped(matcher.analyzer.lexicon) : nil
    let parts = sorted.map { hypothesis in
      Reason(
        words.explanation(hypothesis.kind.word, [:]), value: hypothesis.confidence,
        parts: weights.map { told(by: $0, of: hypothesis.kind, result.match.tokens) } ?? [])
    }
    reason.parts.append(Reason(words.explanation(.hypotheses, [:]), parts: parts))
    return reason
  }
}

extension Explainer {
  /// The words of a message that moved a kind of hypothesis, each with the log odds that it added; the most telling come
  /// first.
  private func told(
    by weights: WordWeights, of kind: Hypothesis.Kind, _ tokens: [Token]
  ) -> [Reason] {
    let told = weights.list(tokens, for: kind).sorted { abs($0.weight) > abs($1.weight) }
    return told.prefix(Explainer.keywords).map { term, weight in
      Reason("\"\(matcher.analyzer.lexicon.words.string(term))\"", value: weight)
    }
  }
}

extension Hypothesis.Kind {
  fileprivate var word: ExplanationWord {
    switch self {
    case .answer: .answerHypothesis
    case .askBack: .askBackHypothesis
    case .smalltalk: .smalltalkHypothesis
    case .outside: .outsideHypothesis
    case .person: .personHypothesis
    case .unknown: .unknownHypothesis
    case .several: .severalHypothesis
    case .act: .actHypothesis
    case .choice: .choiceHypothesis
    case .noChoice: .noChoiceHypothesis
    case .check: .checkHypothesis
    case .noCheck: .noCheckHypothesis
    case .letter: .letterHypothesis
    case .part: .partHypothesis
    case .list: .listHypothesis
    case .passage, .passageElsewhere: .passageHypothesis
    case .unsaid: .unsaidHypothesis
    case .listedStep, .listedItem, .listedContact, .listedPart, .listedUnsaid, .listedEntry:
      .entryFollowUpHypothesis
    case .stillFails: .stillFailsHypothesis
    case .earlier: .earlierHypothesis
    case .correction: .correctionHypothesis
    }
  }
}
