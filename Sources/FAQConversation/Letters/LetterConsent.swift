import FAQKnowledge

/// The user's consent that a letter is written where its fields stay in a chat's history.
enum LetterConsent: Sendable, Equatable {
  /// The conversation leaves no history with anybody else, so that nothing is asked.
  case notNeeded
  /// A wish for a letter is answered with the question.
  case needed
  /// The last reply asked the question for the letter of this entry.
  case asked(entry: String)
}

/// Reads the reply to the question whether a letter may be written in a chat.
///
/// Only a plain yes counts, because each field of the letter stays in the chat's history afterwards.
struct ConsentReader: Sendable {
  /// The two replies that the question takes, in the order of its choices.
  enum Answer: Sendable, CaseIterable { case yes, no }

  /// Most words of a yes, because a longer message is also about something else.
  private static let mostWords = 8

  private let labels: [[String]]
  private let agreeing: Set<String>
  /// Words that may stand beside a yes: "ya, buatkan suratnya dong".
  private let beside: Set<String>

  init(_ words: Phrasebook) {
    labels = ConsentReader.labels(words).map(MessageWords.of)
    agreeing = Set(words.list(.sayAgree).flatMap(MessageWords.of))
    beside = Set((words.list(.sayBegin) + words.list(.sayBeside)).flatMap(MessageWords.of))
  }

  /// The labels of the two replies, in the order of the choices.
  static func labels(_ words: Phrasebook) -> [String] { [words[.letterAgree], words[.letterRefuse]] }

  /// - Returns: nil for a message that answers something else.
  func read(_ turn: TurnInput) -> Answer? {
    guard turn.mayReply, !turn.typed.contains("?") else { return nil }
    // The message without its courtesies has lost the "ya" in front, so that the words are those that were typed.
    let said = MessageWords.of(turn.typed)
    if ChoicePicker.isNumber(turn.typed) { return numbered(said) }
    if let place = labels.firstIndex(of: said) { return Answer.allCases[place] }
    if isYes(said) { return .yes }
    let acts = turn.signs.acts
    guard acts.isAll else { return nil }
    if acts.acts.contains(.no) || acts.acts.contains(.cancel) { return .no }
    return acts.acts == [.yes] ? .yes : nil
  }

  private func numbered(_ said: [String]) -> Answer? {
    guard let number = said.first.flatMap({ Int($0) }), Answer.allCases.indices.contains(number - 1) else {
      return nil
    }
    return Answer.allCases[number - 1]
  }

  private func isYes(_ said: [String]) -> Bool {
    said.count <= ConsentReader.mostWords && said.contains(where: agreeing.contains)
      && said.allSatisfy { agreeing.contains($0) || beside.contains($0) }
  }
}
