import Basics
import FAQKnowledge
import FAQText
import Glibc

/// The passages of every entry, with the weight of each term among them.
struct PassageIndex: Sendable {
  private var passages: [[Passage]]
  /// For each entry the numbers of its passages that have a term other than as a filler.
  private let places: [[TermID: [Int]]]
  /// For each term, by its number, its inverse document frequency, counted in passages.
  private let weights: [Float]
  /// The weight of a term that no passage has, and of a word that is none.
  private let unknown: Float

  init(_ composer: ReplyComposer, _ analyzer: Analyzer) {
    let words = composer.base.phrasebook
    let cues = QuestionKind.cues(words, analyzer)
    var scratch = AnalysisScratch()
    let questions = QuestionKind.questions(words, analyzer)
    func kinds(_ phrases: PhraseSet<QuestionKind>, of text: String) -> QuestionKind {
      phrases.find(WordKey.read(text, analyzer, &scratch)).reduce(into: []) { $0.formUnion($1.meaning) }
    }
    // The knowledge's own questions for a detail tell what the detail answers.
    var details: [String: QuestionKind] = [:]
    for followUp in composer.base.followUps {
      guard case .detail(let name) = followUp.part else { continue }
      for wording in followUp.wordings {
        details[name, default: []].formUnion(kinds(questions, of: wording.value).intersection(.strict))
      }
    }
    var places = [[TermID: [Int]]](repeating: [:], count: composer.base.entries.count)
    passages = composer.base.entries.indices.map { entry in
      PassageIndex.texts(composer.answerPart(entry)).enumerated().map { number, place in
        let (part, index, text) = place
        var all = kinds(cues, of: FormattedText.words(text)).union(PassageIndex.kinds(of: part))
        let tokens = scratch.tokens
        if tokens.contains(where: { $0.kind == .email || $0.kind == .url }) { all.insert(.place) }
        if part == .details {
          all.formUnion(details[composer.base.entries[entry].details[index].name] ?? [])
        }
        for term in Set(tokens.filter { !$0.isFiller }.compactMap(\.term)) {
          places[entry][term, default: []].append(number)
        }
        return Passage(part: part, index: index, text: text, kinds: all)
      }
    }
    self.places = places
    let all = Float(passages.reduce(1) { $0 + $1.count })
    unknown = log(all) + 1
    var counts = [Int](repeating: 0, count: analyzer.lexicon.words.count)
    for (term, places) in places.joined() { counts[term.index] += places.count }
    weights = counts.map { [unknown] in $0 > 0 ? log(all / Float($0)) + 1 : unknown }
    findReferences(composer, analyzer)
  }

  /// Finds the passages that send their reader to a related entry.
  private mutating func findReferences(_ composer: ReplyComposer, _ analyzer: Analyzer) {
    var scratch = AnalysisScratch()
    let titles = composer.base.entries.map { entry in
      analyzer.analyze(Array(entry.title.utf8), &scratch)
      // In one order, so that equal knowledge gives equal sums.
      return Set(scratch.tokens.filter { !$0.isFiller }.compactMap(\.term)).sorted { $0.index < $1.index }
    }
    for entry in passages.indices {
      let related = composer.base.entries[entry].related.compactMap { composer.entryIndex($0.value) }
      for number in passages[entry].indices where PassageIndex.sendsAway(passages[entry][number]) {
        passages[entry][number].leadsTo = related.first {
          share(of: titles[$0], in: number, of: entry) >= PassageIndex.leastOfTitle
        }
      }
    }
  }

  /// Whether a passage is there to send those away whom its condition fits: "jika yang perlu dipindahkan adalah paket".
  private static func sendsAway(_ passage: Passage) -> Bool {
    passage.part == .notes && passage.kinds.contains(.condition)
  }

  /// The share of a related entry's title, by weight, that a passage must have to send its reader there. By judgement.
  private static let leastOfTitle: Float = 0.7

  /// The share of a title's words, by weight, that a passage has, from 0 to 1.
  private func share(of title: [TermID], in passage: Int, of entry: Int) -> Float {
    let found = title.filter { places[entry][$0]?.contains(passage) == true }
    return found.isEmpty ? 0 : found.reduce(0) { $0 + weight($1) } / title.reduce(0) { $0 + weight($1) }
  }

  func passages(of entry: Int) -> [Passage] { passages[entry] }

  /// The share of a question's words, by weight, that each passage of an entry has, from 0 to 1.
  func coverages(of terms: [TermID?], entry: Int) -> [Float] {
    var common = [Float](repeating: 0, count: passages[entry].count)
    var all: Float = 0
    for term in terms {
      let weight = weight(term)
      all += weight
      guard let term, let places = places[entry][term] else { continue }
      for place in places { common[place] += weight }
    }
    return all > 0 ? common.map { $0 / all } : common
  }

  private func weight(_ term: TermID?) -> Float { term.map { weights[$0.index] } ?? unknown }

  /// The kinds of questions that any passage of a part answers.
  private static func kinds(of part: Reply.Excerpt.Part) -> QuestionKind {
    switch part {
    case .attachments: .papers
    case .contacts: [.place, .person]
    case .summary, .steps, .notes, .details, .letter: []
    }
  }

  private static func texts(_ answer: AnswerPart) -> [(Reply.Excerpt.Part, Int, String)] {
    let entry = answer.entry
    return PassageIndex.pairs(BriefAnswer.sentences(answer.summary)).map { (.summary, $0, $1) }
      + answer.steps.enumerated().map { (.steps, $0, $1) }
      + answer.attachments.enumerated().map { (.attachments, $0, $1) }
      + answer.notes.enumerated().map { (.notes, $0, $1) }
      + entry.details.enumerated().map { (.details, $0, $1.text) }
      + answer.contacts.enumerated().map { (.contacts, $0, "\($1.name): \($1.value)") }
  }

  /// Each sentence with the next one, which often says what the first one means.
  private static func pairs(_ sentences: [String]) -> [(Int, String)] {
    sentences.indices.map { ($0, sentences[$0..<min($0 + 2, sentences.count)].joined(separator: " ")) }
  }
}
