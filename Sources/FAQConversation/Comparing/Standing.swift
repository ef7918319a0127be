package import FAQKnowledge
package import FAQMatching

/// The outcome of a question, as far as it tells two versions of the knowledge from each other.
package enum Standing: Hashable, Sendable {
  /// The id of the entry that answers.
  case entry(String)
  /// Asked back; the id of the category, or nil for the general question.
  case asked(category: String?)
  case unknown
  /// A canned reply: small talk, a person, a subject that is outside.
  case canned(CannedReply.Kind)

  /// Whether the question needs nobody: it is answered, or known to be outside.
  package var isSettled: Bool {
    switch self {
    case .entry, .canned: true
    case .asked, .unknown: false
    }
  }
}

extension Responder {
  /// The outcome of a question on its own, at no certain time.
  package func standing(of question: String, _ scratch: inout MatchScratch) -> Standing {
    let result = respond(question, &scratch)
    switch result.decision {
    case .answer(let entry): return .entry(base.entries[entry].id)
    case .clarify(let category, _): return .asked(category: category.map { base.categories[$0].id })
    case .canned(let index): return .canned(base.canned[index].kind)
    case .unknown: return .unknown
    }
  }

  /// The entry that is nearest to a question, whether it answers it or not, and the confidence in it, from 0 to 1; nil where
  /// no word of it is known.
  package func nearest(to question: String, _ scratch: inout MatchScratch) -> (id: String, confidence: Float)?
  {
    let result = respond(question, &scratch)
    if case .answer(let entry) = result.decision { return (base.entries[entry].id, result.reply.confidence) }
    for candidate in result.match.candidates {
      if case .entry(let index) = matcher.labels[candidate.label] {
        return (base.entries[index].id, candidate.confidence)
      }
    }
    return nil
  }

  /// The list of what is outside that is nearest to a question, as a number among the canned replies; nil where none is near.
  package func nearestOutside(to question: String) -> Int? {
    var scratch = matcher.makeScratch()
    for candidate in respond(question, &scratch).match.candidates {
      if case .canned(let index) = matcher.labels[candidate.label], base.canned[index].kind == .outside {
        return index
      }
    }
    return nil
  }
}
