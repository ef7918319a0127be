import FAQService
import Foundation
import JournalRecords

/// The lines of journals, as a reader takes them.
struct JournalReader {
  var questions: [QuestionRecord] = []
  var feedback: [FeedbackRecord] = []
  /// Lines that are no records.
  var torn = 0

  init(_ text: String) {
    for line in text.split(separator: "\n") {
      switch try? JournalRecord(line: Array(line.utf8)) {
      case .question(let record): questions.append(record)
      case .feedback(let record): feedback.append(record)
      case nil: torn += 1
      }
    }
  }

  /// All files of a folder whose name begins so.
  init(folder: String, prefix: String) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasPrefix(prefix) }
    let texts = names.sorted().map { name in
      String(decoding: FileManager.default.contents(atPath: folder + "/" + name) ?? Data(), as: UTF8.self)
    }
    self.init(texts.map { $0.hasSuffix("\n") || $0.isEmpty ? $0 : $0 + "\n" }.joined())
  }

  var comments: Set<String> { Set(feedback.compactMap(\.comment)) }
}
