import Basics
import FAQKnowledge
import FAQMatching
import FAQText

/// Reads a reply to a check's question: which answer it means, and whether it is one of the words that lead through a
/// check.
struct CheckReplyReader: Sendable {
  /// Longest reply, in bytes, that can be one of the words that begin a check or go back.
  static let longestCommand = 40

  let choices: ChoicePicker
  private let policy: CheckPolicy
  private let yes: Set<LabelWords.Key>
  private let no: Set<LabelWords.Key>
  private let restart: [Command]
  private let begin: [Command]
  /// Most words of such a reply, without fillers: those of the longest, behind a "ya".
  private let mostWords: Int

  /// A word or phrase that leads through a check, as typed without signs and as the analyzer reads it.
  private struct Command {
    let plain: String
    let keys: Set<LabelWords.Key>
  }

  init(_ choices: ChoicePicker, policy: CheckPolicy) {
    self.policy = policy
    self.choices = choices
    let words = choices.matcher.base.phrasebook
    yes = LabelWords.keys(words.list(.yesWords), choices.matcher)
    no = LabelWords.keys(words.list(.noWords), choices.matcher)
    let (yes, no) = (yes, no)
    var scratch = choices.matcher.makeScratch()
    func commands(_ key: Phrasebook.Key) -> [Command] {
      words.list(key).map {
        let read = LabelWords($0, yes: yes, no: no, matcher: choices.matcher, &scratch)
        return Command(plain: ChoicePicker.plain($0), keys: read.keys)
      }
    }
    (restart, begin) = (commands(.restartWords), commands(.checkWords))
    mostWords = 1 + ((restart + begin).map(\.keys.count).max() ?? 0)
  }

  /// Whether the message is one of the words that go back to the first question.
  func isRestart(_ turn: TurnInput) -> Bool { means(restart, turn) }

  /// Whether the message is one of the words that begin a check.
  func isBegin(_ turn: TurnInput) -> Bool { means(begin, turn) }

  /// Holds a reply against the labels of a question's answers.
  func read(_ reply: String, _ labels: [String], _ scratch: inout MatchScratch) -> ReplyReading {
    let typed = ChoicePicker.plain(reply)
    let named =
      choices.number(reply, labels.count) ?? labels.firstIndex { ChoicePicker.plain($0) == typed }
    return ReplyReading(
      named: named, reply: words(reply, &scratch), labels: labels.map { words($0, &scratch) },
      policy: policy)
  }

  private func words(_ text: String, _ scratch: inout MatchScratch) -> LabelWords {
    LabelWords(text, yes: yes, no: no, matcher: choices.matcher, &scratch)
  }

  private func means(_ commands: [Command], _ turn: TurnInput) -> Bool {
    let reply = turn.message
    guard reply.utf8.count <= CheckReplyReader.longestCommand else { return false }
    // Most replies are too long to be one of the words, and their letters need not be looked at.
    let letters = reply.utf8.count { ASCII.isLetterOrDigit($0) }
    if commands.contains(where: { $0.plain.utf8.count >= letters }) {
      let typed = ChoicePicker.plain(reply)
      if commands.contains(where: { $0.plain == typed }) { return true }
    }
    let telling = turn.tokens.count { !$0.isFiller }
    guard !reply.hasSuffix("?"), telling <= mostWords else { return false }
    // "Ya, periksa."
    let said = LabelWords(turn.tokens, of: turn.text, yes: yes, no: no).keys.subtracting([.yes])
    return !said.isEmpty && commands.contains { $0.keys == said }
  }
}
