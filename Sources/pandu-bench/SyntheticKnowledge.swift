import FAQKnowledge
import FAQMatching

/// A knowledge base of any size, the same on every run: words as common as Zipf's law says, eight wordings an entry.
///
/// Each entry has six words of its own subject, of which a wording holds three or four, among two to four that come as
/// they come in any text.
struct SyntheticKnowledge {
  static let vocabulary = 200_000
  static let wordings = 8
  static let subjectWords = 6
  /// The commonest words are no subject of any entry.
  static let firstSubjectWord = 200

  private var random = SplitMix(state: 0x5EED)
  private let words: [String]
  /// Chance that a word is one of the commonest up to this one.
  private let cumulative: [Double]

  init() {
    words = (0..<SyntheticKnowledge.vocabulary).map(SyntheticKnowledge.word)
    var sum = 0.0
    cumulative = (1...SyntheticKnowledge.vocabulary).map { rank in
      sum += 1 / Double(rank)
      return sum
    }
  }

  /// A question, and the number of the entry that it asks for.
  typealias Question = (text: String, entry: Int)

  /// `entries` entries, and `count` questions of the same making, none of which is a wording of the base.
  mutating func make(entries: Int, questions count: Int) -> (base: KnowledgeBase, questions: [Question]) {
    var base = KnowledgeBase()
    var questions: [Question] = []
    base.language = "en"
    let place = SourceLocation(path: "synthetic.md")
    let step = max(1, entries / count)
    for number in 0..<entries {
      let subject = (0..<SyntheticKnowledge.subjectWords).map { _ in
        common(from: SyntheticKnowledge.firstSubjectWord)
      }
      var entry = Entry(named: "e\(number)", category: "all", title: words[subject[0]], location: place)
      entry.summary = words[subject[1]]
      entry.wordings = (0..<SyntheticKnowledge.wordings).map { _ in Located(wording(subject), place) }
      base.entries.append(entry)
      if number % step == 0, questions.count < count { questions.append((wording(subject), number)) }
    }
    return (base, questions)
  }

  /// The question with two neighbouring letters swapped in its longest word.
  static func mistyped(_ question: Question) -> Question {
    var parts = question.text.split(separator: " ").map { Array($0.utf8) }
    guard let longest = parts.indices.max(by: { (parts[$0].count, $1) < (parts[$1].count, $0) }),
      parts[longest].count >= 5
    else { return question }
    let middle = parts[longest].count / 2
    parts[longest].swapAt(middle, middle - 1)
    return (parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " "), question.entry)
  }

  private mutating func wording(_ subject: [Int]) -> String {
    var chosen = subject
    random.shuffle(&chosen)
    chosen.removeLast(chosen.count - 3 - Int(random.next() % 2))
    for _ in 0..<2 + Int(random.next() % 3) { chosen.append(common(from: 0)) }
    random.shuffle(&chosen)
    return chosen.map { words[$0] }.joined(separator: " ")
  }

  /// A word as common texts have it, leaving out the `first` commonest.
  private mutating func common(from first: Int) -> Int {
    let least = first == 0 ? 0 : cumulative[first - 1]
    let share = Double(random.next() >> 11) / Double(1 << 53)
    let aim = least + share * (cumulative[cumulative.count - 1] - least)
    var (low, high) = (first, cumulative.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if cumulative[middle] < aim { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Syllables that spell the number, so that no two words are the same; the common ones are short.
  private static func word(_ number: Int) -> String {
    let consonants = Array("bcdfghjklmnprstvwz")
    let vowels = Array("aeiou")
    let syllables = consonants.count * vowels.count
    // Neighbours in number share no beginning.
    var rest = (number &* 7_919) % (syllables * syllables * syllables) + syllables
    var word = ""
    repeat {
      let syllable = rest % syllables
      word += "\(consonants[syllable / vowels.count])\(vowels[syllable % vowels.count])"
      rest /= syllables
    } while rest > 0
    return word + "\(consonants[number % consonants.count])"
  }
}
