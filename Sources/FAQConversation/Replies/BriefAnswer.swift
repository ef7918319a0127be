import FAQKnowledge
import FAQText

/// Shortens summary and steps of an answer so that nothing is said twice.
///
/// An author writes a summary that answers at once, and steps that say the same in full. A sentence of the summary
/// that the steps say is left out. Where the summary says all of the steps, the steps are left out. The terms of a
/// sentence are those of a question: without affixes, with synonyms joined, without fillers.
struct BriefAnswer: Sendable {
  /// Least share of a sentence's terms that the steps must have to repeat it. Only steps that deny repeat a sentence
  /// that denies. The same holds of a step and the sentences, where only sentences that affirm repeat a step that
  /// affirms: "password tidak dapat ditanyakan" does not repeat "tanyakan password".
  static let told: Float = 0.7
  /// A sentence of fewer words is an answer rather than a repetition: "Tidak bisa."
  static let shortest = 3
  /// Most characters of all steps together; of longer steps only the first sentence of each is kept.
  static let longestSteps = 1_200

  private let analyzer: Analyzer
  private let denials: Set<String>

  init(_ analyzer: Analyzer, _ words: Phrasebook) {
    self.analyzer = analyzer
    denials = Set(words.list(.noWords).map { $0.lowercased() })
  }

  /// The rest of the summary, and the steps; one of them may be empty.
  struct Brief: Sendable, Equatable {
    var summary: String
    var steps: [String]
  }

  func read(_ answer: AnswerPart) -> Brief {
    guard !answer.summary.isEmpty, !answer.steps.isEmpty else {
      return Brief(summary: answer.summary, steps: BriefAnswer.short(answer.steps))
    }
    var scratch = AnalysisScratch()
    let sentences = BriefAnswer.sentences(answer.summary).map { statement($0, &scratch) }
    let steps = answer.steps.map { statement($0, &scratch) }
    if steps.allSatisfy({ step in BriefAnswer.isTold(step, by: sentences.filter { $0.denies == step.denies })
    }) {
      return Brief(summary: answer.summary, steps: [])
    }
    // A text with paragraphs, lists or tables would lose them.
    if answer.summary.utf8.contains(UInt8(ascii: "\n")) {
      return Brief(summary: answer.summary, steps: BriefAnswer.short(answer.steps))
    }
    let left = sentences.filter { sentence in
      sentence.isShort || !BriefAnswer.isTold(sentence, by: steps.filter { $0.denies || !sentence.denies })
    }
    let summary = left.count == sentences.count ? answer.summary : left.map(\.text).joined(separator: " ")
    return Brief(summary: summary, steps: BriefAnswer.short(answer.steps))
  }

  /// Whether the short text leaves out a part of the steps.
  static func shortens(_ steps: [String]) -> Bool { short(steps) != steps }

  private static func short(_ steps: [String]) -> [String] {
    // Characters are counted only where the bytes leave it open, because counting them takes longer than an answer.
    guard steps.reduce(0, { $0 + $1.utf8.count }) > longestSteps,
      steps.reduce(0, { $0 + $1.count }) > longestSteps
    else { return steps }
    return steps.map { sentences($0).first ?? $0 }
  }

  /// A sentence or a step with its terms.
  private struct Statement {
    var text: String
    var terms: Set<Key>
    var denies: Bool
    var isShort: Bool
  }

  /// A word as a term, or as typed where the knowledge has none for it.
  private enum Key: Hashable {
    case term(TermID)
    case word([UInt8])
  }

  private static func isTold(_ statement: Statement, by others: [Statement]) -> Bool {
    let known = Set(others.flatMap(\.terms))
    return Float(statement.terms.count { known.contains($0) }) >= Float(statement.terms.count) * told
  }

  private func statement(_ text: String, _ scratch: inout AnalysisScratch) -> Statement {
    let bytes = Array(text.utf8)
    analyzer.analyze(bytes, &scratch)
    let terms = scratch.tokens.filter { !$0.isFiller }.map { token -> Key in
      token.term.map { .term($0) } ?? .word(Array(bytes[Int(token.start)..<Int(token.end)]))
    }
    let words = text.lowercased().split { !$0.isLetter }
    return Statement(
      text: text, terms: Set(terms), denies: words.contains { denials.contains(String($0)) },
      isShort: words.count < BriefAnswer.shortest)
  }

  /// The sentences of a text: each ends with a full stop, question or exclamation mark before white space and a
  /// capital.
  static func sentences(_ text: String) -> [String] {
    var sentences: [String] = []
    var start = text.startIndex
    var index = text.startIndex
    while index < text.endIndex {
      let next = text.index(after: index)
      if ".?!".contains(text[index]), next < text.endIndex, text[next].isWhitespace {
        let begin = text[next...].firstIndex { !$0.isWhitespace } ?? text.endIndex
        if begin < text.endIndex, text[begin].isUppercase {
          sentences.append(String(text[start..<next]))
          start = begin
        }
        index = begin
      } else {
        index = next
      }
    }
    if start < text.endIndex { sentences.append(String(text[start...])) }
    return sentences
  }
}
