package import JSON

/// The reason why a line of a journal is no record.
package enum JournalRecordError: Error, Sendable, Equatable {
  /// The line is no JSON, because it is torn or is no line of a journal. Offsets count the line's bytes from 0.
  case json(JSONError)
  case noObject
  /// The version is unknown to this program, or missing (nil).
  case version(Int?)
  case kind(String?)
  /// A field is missing, of the wrong type, or has an unknown value.
  case field(String)
}

extension JournalRecord {
  /// Reads one line, with or without its newline. Unknown fields are ignored.
  ///
  /// Required are `v`, `kind` and `time`, and further `question` and `outcome`, or `entry` and `helpful`. All other fields
  /// may be missing or null.
  package init(line: [UInt8]) throws(JournalRecordError) {
    let value: JSONValue
    do { value = try JSONReader.read(line) } catch { throw .json(error) }
    guard case .object(let members) = value else { throw .noObject }
    let fields = RecordFields(members: members)
    let version = fields.optionalNumber("v").flatMap { Int(exactly: $0) }
    guard version == JournalRecord.version else { throw .version(version) }
    switch fields.optionalText("kind") {
    case "question": self = .question(try QuestionRecord(fields))
    case "feedback": self = .feedback(try FeedbackRecord(fields))
    case let kind: throw .kind(kind)
    }
  }
}

extension QuestionRecord {
  fileprivate init(_ fields: RecordFields) throws(JournalRecordError) {
    guard let outcome = QuestionRecord.Outcome(rawValue: try fields.text("outcome")) else {
      throw .field("outcome")
    }
    guard let channel = Channel(rawValue: fields.optionalText("channel") ?? "ask") else {
      throw .field("channel")
    }
    self.init(
      time: try fields.time(), question: try fields.text("question"), outcome: outcome,
      entry: fields.optionalText("entry"), category: fields.optionalText("category"),
      confidence: Float(fields.optionalNumber("confidence") ?? 0), runnerUp: fields.runnerUp,
      latency: fields.optionalNumber("latency_us").flatMap { Int(exactly: $0.rounded()) } ?? 0,
      knowledgeVersion: fields.optionalText("knowledge_version") ?? "", channel: channel,
      notices: fields.texts("notices"), isOutside: fields["outside"] == .bool(true))
  }
}

extension FeedbackRecord {
  fileprivate init(_ fields: RecordFields) throws(JournalRecordError) {
    guard case .bool(let isHelpful) = fields["helpful"] else { throw .field("helpful") }
    self.init(
      time: try fields.time(), entry: try fields.text("entry"), isHelpful: isHelpful,
      question: fields.optionalText("question"), comment: fields.optionalText("comment"),
      knowledgeVersion: fields.optionalText("knowledge_version") ?? "")
  }
}

/// The members of a line.
private struct RecordFields {
  var members: [[UInt8]: JSONValue]

  subscript(_ name: String) -> JSONValue? { members[Array(name.utf8)] }

  func optionalText(_ name: String) -> String? {
    if case .string(let text) = self[name] { text } else { nil }
  }

  func optionalNumber(_ name: String) -> Double? {
    if case .number(let number) = self[name], number.isFinite { number } else { nil }
  }

  /// The texts of a list; none where there is no list.
  func texts(_ name: String) -> [String] {
    guard case .array(let values) = self[name] else { return [] }
    return values.compactMap { if case .string(let text) = $0 { text } else { nil } }
  }

  func text(_ name: String) throws(JournalRecordError) -> String {
    guard let text = optionalText(name) else { throw .field(name) }
    return text
  }

  func time() throws(JournalRecordError) -> JournalTime {
    guard let time = JournalTime(try text("time")) else { throw .field("time") }
    return time
  }

  var runnerUp: QuestionRecord.RunnerUp? {
    guard case .object(let members) = self["runner_up"] else { return nil }
    let fields = RecordFields(members: members)
    return fields.optionalText("entry").map {
      .init(entry: $0, confidence: Float(fields.optionalNumber("confidence") ?? 0))
    }
  }
}
