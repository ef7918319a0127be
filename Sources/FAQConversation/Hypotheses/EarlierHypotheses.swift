import FAQKnowledge
import FAQMatching
import FAQText

/// Reads a message as the return to a subject of before: "balik ke user id tadi", "yang sikap dulu".
struct EarlierHypotheses: HypothesisProposer {
  let composer: ReplyComposer
  let picker: ChoicePicker

  func propose(_ turn: TurnInput, into hypotheses: inout [Hypothesis], _ scratch: inout MatchScratch) {
    // "Saya telepon dulu" goes nowhere back.
    guard turn.mayReply, turn.state.form == nil, !turn.promises else { return }
    guard let back = turn.signs.back else { return takeUp(turn, &hypotheses) }
    let entries = subjects(of: turn, and: turn.state.offered)
    guard let first = entries.first else { return }
    if !turn.signs.asks, let entry = named(turn, entries), !namesAnswer(turn, beside: entry) {
      hypotheses.append(turn.hypothesis(.earlier, .entry(entry), isSure: true))
      return
    }
    // "Yang satunya lagi" says nothing of the other subject but that there is one.
    let likely =
      turn.signs.terms.isEmpty
      ? nil : picker.likely(picker.meant(turn, without: [back]), entries, &scratch)
    let chosen = likely.map { entries[$0.place] } ?? first
    hypotheses.append(
      turn.hypothesis(.earlier, .entry(chosen)) {
        ($0[.fit], $0[.lead]) = (likely?.fit ?? 0, likely?.lead ?? 0)
        $0[.cue] = 1
        $0[.elsewhere] = (composer.base.entries[chosen].id != turn.state.entry).number
      })
  }

  /// Returns to an earlier subject when the message only names it, and the one under discussion has another name: "terus
  /// passwordnya", after a user id that came first.
  private func takeUp(_ turn: TurnInput, _ hypotheses: inout [Hypothesis]) {
    guard turn.signs.kinds.isEmpty, turn.signs.acts.share == 0 || turn.signs.goesOn else { return }
    guard let entry = named(turn, subjects(of: turn)), !namesAnswer(turn, beside: entry),
      composer.base.entries[entry].id != turn.state.entry
    else { return }
    hypotheses.append(turn.hypothesis(.earlier, .entry(entry), isSure: true))
  }

  /// The entries of a conversation, each once: beside the one under discussion, before it, that one, and others behind them.
  private func subjects(of turn: TurnInput, and others: [String] = []) -> [Int] {
    let ids = turn.state.also + turn.state.earlier.map(\.entry) + [turn.state.entry] + others
    var entries: [Int] = []
    for entry in ids.compactMap({ composer.entryIndex($0) }) where !entries.contains(entry) {
      entries.append(entry)
    }
    return entries
  }

  /// The one of the subjects whose title has all that the message says besides going back: "yang email tadi".
  ///
  /// - Returns: nil where it asks something, says nothing else, or the titles of several have it.
  private func named(_ turn: TurnInput, _ entries: [Int]) -> Int? {
    guard (1...EarlierHypotheses.mostWords).contains(turn.signs.terms.count) else { return nil }
    let named = entries.filter { share(of: turn.signs.terms, inTitleOf: $0) > 0 }
    return named.count == 1 ? named[0] : nil
  }

  /// The share of a title's words that some words are; 0 where the title lacks one of them.
  private func share(of terms: [TermID?], inTitleOf entry: Int) -> Float {
    var scratch = AnalysisScratch()
    picker.matcher.analyzer.analyze(Array(composer.base.entries[entry].title.utf8), &scratch)
    let title = Set(scratch.tokens.compactMap(\.term))
    guard terms.allSatisfy({ term in term.map(title.contains) ?? false }) else { return 0 }
    return Float(terms.count) / Float(max(title.count, 1))
  }

  /// Whether the message alone is answered with another entry, and says more of its title: "yang user id dulu".
  private func namesAnswer(_ turn: TurnInput, beside entry: Int) -> Bool {
    guard let answer = turn.decision.entry, answer != entry else { return false }
    return share(of: turn.signs.terms, inTitleOf: answer) > share(of: turn.signs.terms, inTitleOf: entry)
  }

  /// Most words of a message that does nothing but name an earlier subject.
  private static let mostWords = 3
}

extension TurnInput {
  /// The message without some of its words.
  func words(without left: [Range<Int>]) -> String {
    var (bytes, end) = (text, 0)
    // Ranges of a message with many cues overlap, and each token is looked at once.
    for range in left.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      for place in max(range.lowerBound, end)..<max(range.upperBound, range.lowerBound, end) {
        for byte in Int(tokens[place].start)..<Int(tokens[place].end) { bytes[byte] = UInt8(ascii: " ") }
      }
      end = max(end, range.upperBound)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
