/// A decision tree that a user is led through, one question at a time.
package struct GuidedCheck: Sendable, Equatable {
  package struct Question: Sendable, Equatable {
    package var text: String
    package var answers: [Answer] = []
    package var location: SourceLocation
    package init(text: String, location: SourceLocation) { (self.text, self.location) = (text, location) }
  }

  package struct Answer: Sendable, Equatable {
    package var label: String
    package var target: Target
    package var location: SourceLocation
    /// The place at which the target is written.
    package var targetLocation: SourceLocation

    package init(label: String, target: Target, location: SourceLocation, targetLocation: SourceLocation) {
      (self.label, self.target) = (label, target)
      (self.location, self.targetLocation) = (location, targetLocation)
    }
  }

  /// The target of an answer.
  package enum Target: Sendable, Equatable {
    /// Another question, from 0.
    case question(Int)
    /// The answer with an entry.
    case entry(String)
    /// A closing sentence, and the contacts to ask; one of the two may be empty.
    case closing(String, contacts: [Located<String>])
  }

  package var questions: [Question] = []
  package init() {}

  /// The entries that can be reached from a question, in the order of the answers.
  package func entries(from start: Int) -> [String] {
    var found: [String] = []
    var seen: Set<Int> = []
    func visit(_ number: Int) {
      guard questions.indices.contains(number), seen.insert(number).inserted else { return }
      for answer in questions[number].answers {
        switch answer.target {
        case .question(let next): visit(next)
        case .entry(let id): if !found.contains(id) { found.append(id) }
        case .closing: break
        }
      }
    }
    visit(start)
    return found
  }
}

/// The place at which a check is written, which is its name.
package enum CheckOwner: Sendable, Equatable {
  case entry(String)
  case category(String)
  /// No check yet: the question is which one to go through.
  case any
}

extension KnowledgeBase {
  /// - Returns: nil where there is none, and for ``CheckOwner/any``.
  package func check(_ owner: CheckOwner) -> GuidedCheck? {
    switch owner {
    case .entry(let id): entry(id)?.check
    case .category(let id): category(id)?.check
    case .any: nil
    }
  }

  /// Decides which of the ids that answers name are contacts; the builder sees one file and cannot tell.
  mutating func resolveChecks() {
    let entries = Set(entries.map(\.id))
    let contacts = Set(contacts.map(\.id))
    func resolve(_ check: inout GuidedCheck?) {
      guard var resolved = check else { return }
      for question in resolved.questions.indices {
        for number in resolved.questions[question].answers.indices {
          let answer = resolved.questions[question].answers[number]
          guard case .entry(let id) = answer.target, !entries.contains(id), contacts.contains(id) else {
            continue
          }
          resolved.questions[question].answers[number].target =
            .closing("", contacts: [Located(id, answer.targetLocation)])
        }
      }
      check = resolved
    }
    for index in self.entries.indices { resolve(&self.entries[index].check) }
    for index in categories.indices { resolve(&categories[index].check) }
  }
}
