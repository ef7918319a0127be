import JSON

extension JournalRecord {
  /// The record as a line of JSON with its newline. It contains no other newline, because control characters are escaped.
  package var line: [UInt8] {
    var json = JSONWriter(capacity: 512)
    json.object {
      $0.key("v")
      $0.integer(JournalRecord.version)
      switch self {
      case .question(let record): record.write(to: &$0)
      case .feedback(let record): record.write(to: &$0)
      }
    }
    return json.bytes + Array("\n".utf8)
  }
}

extension QuestionRecord {
  fileprivate func write(to json: inout JSONWriter) {
    json.pair("kind", "question")
    json.pair("time", time.text)
    json.pair("question", question)
    json.pair("outcome", outcome.rawValue)
    json.pair("entry", orNull: entry)
    json.pair("category", orNull: category)
    json.key("confidence")
    json.share(confidence)
    json.key("runner_up")
    if let runnerUp {
      json.object {
        $0.pair("entry", runnerUp.entry)
        $0.key("confidence")
        $0.share(runnerUp.confidence)
      }
    } else {
      json.null()
    }
    json.key("latency_us")
    json.integer(latency)
    json.pair("knowledge_version", knowledgeVersion)
    json.pair("channel", channel.rawValue)
    // Most questions come while no notice stands.
    if !notices.isEmpty { json.strings("notices", notices) }
    if isOutside {
      json.key("outside")
      json.bool(true)
    }
  }
}

extension FeedbackRecord {
  fileprivate func write(to json: inout JSONWriter) {
    json.pair("kind", "feedback")
    json.pair("time", time.text)
    json.pair("entry", entry)
    json.key("helpful")
    json.bool(isHelpful)
    json.pair("question", orNull: question)
    json.pair("comment", orNull: comment)
    json.pair("knowledge_version", knowledgeVersion)
  }
}

extension JSONWriter {
  fileprivate mutating func pair(_ key: StaticString, orNull value: String?) {
    self.key(key)
    if let value { string(value) } else { null() }
  }
}
