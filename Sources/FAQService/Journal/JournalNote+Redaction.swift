import FAQConversation
package import FAQText
package import JournalRecords

extension JournalNote {
  /// Longest question or comment in the journal, in bytes: twice the longest labelled question. A day of 100,000 questions
  /// stays below 100 MB.
  static let longestText = TextLimits.journal.bytes
  /// Most bytes of a text that are redacted: twice as many as are kept.
  static let window = 2 * longestText
  /// Bytes that are left out at the end of a text that was cut before it was redacted, because a secret that is cut in two
  /// there may not be recognised.
  private static let margin = 2 * 128

  /// Redacts and cuts the texts of a record.
  ///
  /// This runs on the answering thread, so that a long text costs its own request time and not the writer, which all share.
  /// Only ``window`` bytes of a text are redacted, because at most ``longestText`` are kept.
  ///
  /// - Parameters:
  ///   - raw: the record with question and comment as they came.
  ///   - redactor: the redactor of the knowledge that answered.
  package init(_ raw: JournalRecord, redactor: Redactor) {
    switch raw {
    case .question(var record):
      record.question = JournalNote.kept(record.question, redactor)
      self.init(redacted: .question(record))
    case .feedback(var record):
      record.question = record.question.map { JournalNote.kept($0, redactor) }
      record.comment = record.comment.map { JournalNote.kept($0, redactor) }
      self.init(redacted: .feedback(record))
    }
  }

  private static func kept(_ text: String, _ redactor: Redactor) -> String {
    guard text.utf8.count > window else { return cut(redactor.redact(text).text, to: longestText) }
    let beginning = TextLimits(characters: window, bytes: window).beginning(of: text)
    let redacted = redactor.redact(beginning).text
    return cut(redacted, to: max(0, min(longestText, redacted.utf8.count - margin)))
  }

  /// Cuts a text at the end of a character.
  ///
  /// - Returns: the longest beginning of at most `limit` bytes.
  static func cut(_ text: String, to limit: Int) -> String {
    guard text.utf8.count > limit else { return text }
    var length = 0
    var kept = text.startIndex
    for index in text.indices {
      length += text[index].utf8.count
      guard length <= limit else { break }
      kept = text.index(after: index)
    }
    return String(text[..<kept])
  }
}

extension QuestionRecord.Outcome {
  /// The outcome as the journal names it.
  init(_ outcome: Reply.Outcome) {
    self =
      switch outcome {
      case .answer: .answer
      case .clarify: .clarify
      case .fallback: .fallback
      case .smalltalk: .smalltalk
      case .handoff: .handoff
      case .form: .form
      }
  }
}
