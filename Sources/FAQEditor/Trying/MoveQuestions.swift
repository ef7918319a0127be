import Basics
import FAQConversation
import FAQKnowledge
import JSON
import JournalRecords

/// The questions by which it shows what an edit moves: labelled ones of the folders, wordings, and those of the journal.
enum MoveQuestions {
  /// The file of labelled questions in a knowledge folder.
  static let file = "pertanyaan-uji.jsonl"
  /// Most questions of each kind, so that a large folder is asked in a time that somebody waits for.
  static let mostLabelled = 2_000
  static let mostWordings = 4_000
  static let mostOfJournal = 1_000
  /// Days of the journal that count.
  static let days = 30

  /// - Parameters:
  ///   - edited: the knowledge with the edit.
  ///   - first: the entry that is edited, if one is, whose wordings are never left out.
  ///   - store: the folders and the journal.
  ///   - now: the moment from which the days are counted.
  /// - Returns: each question once, with the origin that says most.
  static func all(_ edited: KnowledgeBase, first: String?, _ store: DeskStore, now: WallTime)
    -> [AnswerMoves.Question]
  {
    var known: Set<String> = []
    let questions = labelled(store) + wordings(edited, first: first) + asked(store, now: now)
    return questions.filter { known.insert(InboxQuestion.key($0.text)).inserted }
  }

  private static func wordings(_ base: KnowledgeBase, first: String?) -> [AnswerMoves.Question] {
    let entries = base.entries.filter { $0.id == first } + base.entries.filter { $0.id != first }
    let all = entries.lazy.flatMap { entry in
      entry.wordings.map { AnswerMoves.Question($0.value, .wording(entry: entry.id)) }
    }
    return Array(all.prefix(mostWordings))
  }

  private static func labelled(_ store: DeskStore) -> [AnswerMoves.Question] {
    let lines = store.folders.flatMap { (store.text("\($0)/\(file)") ?? "").split(separator: "\n") }
    return Array(lines.lazy.compactMap(question).prefix(mostLabelled))
  }

  /// `{"question": "…", "outcome": "answer", "expect": ["…"]}`, as `pandu evaluate` reads it.
  private static func question(_ line: Substring) -> AnswerMoves.Question? {
    guard case .object(let members)? = try? JSONReader.read(Array(line.utf8)),
      case .string(let text)? = members[Array("question".utf8)]
    else { return nil }
    var entries: [String] = []
    if case .array(let expected)? = members[Array("expect".utf8)] {
      entries = expected.compactMap { if case .string(let id) = $0 { id } else { nil } }
    }
    return AnswerMoves.Question(text, .labelled(entries: entries))
  }

  private static func asked(_ store: DeskStore, now: WallTime) -> [AnswerMoves.Question] {
    let from = now.seconds - days * 86_400
    var counts: [String: (text: String, count: Int)] = [:]
    for case .question(let record) in store.journal() where record.time.milliseconds / 1_000 >= from {
      counts[InboxQuestion.key(record.question), default: (record.question, 0)].count += 1
    }
    let all = counts.values.sorted { ($1.count, $0.text) < ($0.count, $1.text) }
    return all.prefix(mostOfJournal).map { AnswerMoves.Question($0.text, .journal(count: $0.count)) }
  }
}
