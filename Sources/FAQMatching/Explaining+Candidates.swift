import FAQKnowledge
import FAQText

// Why a candidate has its confidence: a tree in which the numbers of the parts give the number of the node.
extension Explainer {
  func explained(_ match: Match) -> [Reason] {
    let best = match.candidates.first?.confidence ?? 0
    return match.candidates.prefix(Explainer.mostCandidates).map { candidate in
      var parts = [sum(candidate, match)]
      if candidate.confidence < best {
        parts.append(Reason(words[.behind], value: best - candidate.confidence))
      }
      return Reason(name(candidate.label), value: candidate.confidence, parts: parts)
    }
  }

  /// The argument of the logistic function, with its terms.
  private func sum(_ candidate: Match.Candidate, _ match: Match) -> Reason {
    let curve = matcher.policy.confidence
    let terms = curve.terms(
      probability: candidate.probability, cosine: candidate.cosine, unknownShare: candidate.unknownShare,
      outside: candidate.outside)
    var parts = [
      Reason(words[.constant], value: terms.bias), logOdds(candidate, match, value: terms.logOdds),
    ]
    if let example = candidate.example {
      let values = [
        "faktor": decimals(curve.perCosine), "nilai": decimals(candidate.cosine),
        "kalimat": matcher.examples.texts[example],
      ]
      parts.append(Reason(words[.nearest, values], value: terms.cosine))
    }
    if candidate.unknownShare > 0 {
      let values = ["faktor": decimals(curve.perUnknownShare), "nilai": decimals(candidate.unknownShare)]
      parts.append(Reason(words[.unknownShare, values], value: terms.unknownShare))
    }
    if let outside = candidate.outside {
      let share = decimals(outside)
      let formula =
        "\(decimals(curve.insideGain)) + \(decimals(curve.perOutside)) × ln(1 + \(share) / \(decimals(curve.outsideUnit)))"
      let values = ["rumus": formula, "bagian": share]
      parts.append(Reason(words[.outsideShare, values], value: terms.outside))
    }
    return Reason(
      words[.sum, ["bobot": decimals(candidate.segmentWeight)]], value: terms.sum, parts: parts)
  }

  /// The log-odds of the candidate are the weights of its keywords less what all other labels have.
  private func logOdds(_ candidate: Match.Candidate, _ match: Match, value: Float) -> Reason {
    let curve = matcher.policy.confidence
    let logOdds = Confidence.logOdds(candidate.probability)
    let values = [
      "faktor": decimals(curve.perLogOdds), "nilai": decimals(logOdds),
      "batas": decimals(curve.largestLogOdds), "bagian": decimals(candidate.probability),
    ]
    var scratch = matcher.makeScratch()
    let all = matcher.contributions(
      match.tokens[candidate.segment], label: candidate.label, scratch: &scratch
    )
    .sorted { (abs($1.weight), $0.feature) < (abs($0.weight), $1.feature) }
    var parts = all.prefix(Explainer.keywords).map { Reason(feature($0.feature), value: $0.weight) }
    let rest = all.dropFirst(Explainer.keywords).reduce(Float(0)) { $0 + $1.weight }
    if all.count > Explainer.keywords { parts.append(Reason(words[.otherKeywords], value: rest)) }
    let score = all.reduce(Float(0)) { $0 + $1.weight }
    parts.append(Reason(words[.otherLabels], value: logOdds - score))
    return Reason(words[.probability, values], value: value, parts: parts)
  }

  func feature(_ feature: FeatureID) -> String {
    let name = matcher.space.names[feature.index]
    let lexicon = matcher.analyzer.lexicon
    let first = lexicon.words.string(name.first)
    return name.second.map { "\(first) \(lexicon.words.string($0))" } ?? first
  }

  /// A number with two decimals.
  private func decimals(_ number: Float) -> String {
    let hundredths = Int((abs(number) * 100).rounded())
    let sign = number < 0 && hundredths > 0 ? "-" : ""
    return "\(sign)\(hundredths / 100).\(hundredths / 10 % 10)\(hundredths % 10)"
  }
}
