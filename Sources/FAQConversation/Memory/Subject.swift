/// A subject of a conversation that another one has taken the place of.
package struct Subject: Sendable, Equatable {
  /// Id of its entry.
  package var entry: String
  /// See ``ConversationState/rungs`` and ``ConversationState/told``.
  package var rungs: Int
  package var told: ToldParts

  package init(entry: String, rungs: Int, told: ToldParts) {
    (self.entry, self.rungs, self.told) = (entry, rungs, told)
  }
}

/// The parts of the entry under discussion that were given in full, and whether contacts were named where none is.
package struct ToldParts: OptionSet, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  /// Steps, papers and notes.
  package static let steps = ToldParts(rawValue: 1)
  /// Contacts, sources and related entries.
  package static let remainder = ToldParts(rawValue: 2)
  /// The contacts of a reply without an entry, where none is under discussion.
  package static let people = ToldParts(rawValue: 4)
}

extension ConversationState {
  /// Subjects that are remembered besides the one under discussion.
  static let mostEarlier = 2

  /// Id of the entry that a question is about when it names none: that of the letter being written, of the last answer,
  /// or of the one before where the last reply had none. Empty where nothing was answered.
  var discussed: String {
    if let form { return form.entry }
    return entry.isEmpty ? earlier.first?.entry ?? "" : entry
  }

  /// Whether a letter is being written, or waits for a yes, so that the next message may hold a field.
  var isInLetter: Bool { form != nil || !unconfirmedLetter.isEmpty }

  /// Whether nothing was answered or asked that a message could go on with.
  var isBlank: Bool { discussed.isEmpty && offered.isEmpty && check == nil }

  /// Remembers the subject that stood before a turn, when the turn has another one.
  consuming func remembering(_ before: borrowing ConversationState) -> ConversationState {
    var state = self
    state.earlier = before.earlier
    // "Yang sikap dulu": of two subjects that were answered together, the other one waits.
    var left = before.also.map { Subject(entry: $0, rungs: 0, told: []) }
    if state.entry == before.entry {
      if !state.entry.isEmpty { state.told.formUnion(before.told) }
    } else if !before.entry.isEmpty {
      left.append(Subject(entry: before.entry, rungs: before.rungs, told: before.told))
    }
    if let known = state.earlier.first(where: { $0.entry == state.entry }) {
      (state.rungs, state.told) = (max(state.rungs, known.rungs), state.told.union(known.told))
      state.earlier.removeAll { $0.entry == state.entry }
    }
    for subject in left.reversed() where subject.entry != state.entry && !state.also.contains(subject.entry) {
      state.earlier.removeAll { $0.entry == subject.entry }
      state.earlier.insert(subject, at: 0)
    }
    state.earlier.removeLast(max(0, state.earlier.count - ConversationState.mostEarlier))
    return state
  }
}
