import FAQText
import Glibc

/// Questions that are about the same.
package struct QuestionGroup: Sendable, Equatable {
  package struct Wording: Sendable, Equatable {
    package var text: String
    package var count: Int
    package var isCut: Bool

    /// A line to paste. The beginning of a question that was cut has no `-`, because it should not be pasted.
    var line: String { (isCut ? "  " : "- ") + text }
  }
  /// An entry that might have answered.
  package struct Nearest: Sendable, Equatable {
    package var entry: String
    /// Confidence in it, from 0 to 1, too low for an answer.
    package var confidence: Float

    package init(entry: String, confidence: Float) { (self.entry, self.confidence) = (entry, confidence) }
  }

  /// The number of times they were asked; a lower bound where the counts are not exact.
  package var count: Int
  /// The wordings that were kept, the most frequent first.
  package var wordings: [Wording]
  /// The entry nearest to the commonest wording; nil where nobody looked, or none is near.
  package var nearest: Nearest?
}

/// Groups questions by their words in one pass, the most frequent questions first. Each question joins the group whose first
/// question is most similar to it, or begins a new group.
///
/// The similarity of two questions is the cosine of their words, each weighted by how rare it is among these questions and
/// in the knowledge's wordings. A group is compared by its first question only, so that its subject cannot drift.
struct QuestionGrouping {
  private let lexicon: Lexicon
  /// The number of wordings in the knowledge: the total behind the counts of its words.
  private let wordings: Int
  private var weights: [[UInt8]: Double] = [:]
  /// For each word, the groups whose first question has it, with its weight there.
  private var leaders: [[UInt8]: [(group: Int, weight: Double)]] = [:]
  private var members: [[Int]] = []

  /// - Parameters:
  ///   - counts: the questions, counted.
  ///   - analyzer: the analyzer that read the questions.
  ///   - wordings: how many wordings the knowledge has.
  /// - Returns: the groups, the largest first.
  static func groups(_ counts: QuestionCounts, analyzer: Analyzer, wordings: Int) -> [QuestionGroup] {
    let questions = counts.sketch.slots.filter { $0.least > 0 }.sorted {
      $0.least != $1.least ? $0.least > $1.least : $0.key.lexicographicallyPrecedes($1.key)
    }
    var grouping = QuestionGrouping(lexicon: analyzer.lexicon, wordings: wordings)
    let words = questions.map { $0.key.split(separator: UInt8(ascii: " ")).map(Array.init) }
    grouping.weigh(words)
    for (number, words) in words.enumerated() { grouping.place(number, words) }
    return grouping.members.map { members in group(members.map { questions[$0] }) }.sorted {
      $0.count != $1.count ? $0.count > $1.count : $0.title < $1.title
    }
  }

  /// Groups questions by their words alone.
  ///
  /// - Parameters:
  ///   - keys: the words of each question, parted by spaces, the most frequent question first.
  ///   - analyzer: the analyzer that read the questions.
  ///   - wordings: how many wordings the knowledge has.
  /// - Returns: the numbers of the questions of each group, in the order of its first.
  static func members(_ keys: [[UInt8]], analyzer: Analyzer, wordings: Int) -> [[Int]] {
    var grouping = QuestionGrouping(lexicon: analyzer.lexicon, wordings: wordings)
    let words = keys.map { $0.split(separator: UInt8(ascii: " ")).map(Array.init) }
    grouping.weigh(words)
    for (number, words) in words.enumerated() { grouping.place(number, words) }
    return grouping.members
  }

  private init(lexicon: Lexicon, wordings: Int) { (self.lexicon, self.wordings) = (lexicon, wordings) }

  private mutating func weigh(_ questions: [[[UInt8]]]) {
    var counts: [[UInt8]: Int] = [:]
    for words in questions { for word in words { counts[word, default: 0] += 1 } }
    let all = Double(questions.count + wordings)
    for (word, count) in counts {
      let known = lexicon.words.find(word, 0..<word.count)
      let inKnowledge = known.map { Double(lexicon.weights[$0.index]) } ?? 0
      weights[word] = log(1 + all / (Double(count) + inKnowledge))
    }
  }

  private mutating func place(_ number: Int, _ words: [[UInt8]]) {
    let raw = words.map { weights[$0] ?? 0 }
    let length = raw.reduce(0) { $0 + $1 * $1 }.squareRoot()
    guard length > 0 else { return members.append([number]) }
    var likeness: [Int: Double] = [:]
    for (word, weight) in zip(words, raw) {
      for leader in leaders[word] ?? [] {
        likeness[leader.group, default: 0] += leader.weight * weight / length
      }
    }
    // Of equally similar groups the first is taken, because it is the larger one.
    let best = likeness.max { ($0.value, $1.key) < ($1.value, $0.key) }
    if let best, best.value >= ReportLimits.likeness { return members[best.key].append(number) }
    for (word, weight) in zip(words, raw) {
      leaders[word, default: []].append((members.count, weight / length))
    }
    members.append([number])
  }

  private static func group(_ questions: [FrequencySketch<[UInt8], QuestionCounts.Wordings>.Slot])
    -> QuestionGroup
  {
    var counts: [String: QuestionGroup.Wording] = [:]
    for wording in questions.flatMap(\.note.kept) {
      counts[wording.text, default: .init(text: wording.text, count: 0, isCut: wording.isCut)].count +=
        wording.count
    }
    return QuestionGroup(
      count: questions.reduce(0) { $0 + $1.least },
      wordings: counts.values.sorted {
        $0.count != $1.count
          ? $0.count > $1.count : ($0.text.utf8.count, $0.text) < ($1.text.utf8.count, $1.text)
      })
  }
}

extension QuestionGroup {
  /// The commonest wording.
  package var title: String { wordings.first?.text ?? "" }
}
