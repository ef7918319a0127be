package import FAQConversation
import FAQKnowledge
package import FAQMatching
package import JSON

/// The reply object as JSON: the same on the command line and over HTTP. Every key is always present.
package enum ReplyJSON {
  /// Writes a reply.
  ///
  /// - Parameters:
  ///   - result: the reply with its conversation.
  ///   - explained: adds `candidates` and `explanation`; nil leaves them out.
  ///   - writer: gets the object.
  package static func write(
    _ result: borrowing Resolution, explained: Explainer? = nil, to writer: inout JSONWriter
  ) {
    writer.object { json in
      content(result.reply, &json)
      tail(result, explained, to: &json)
    }
  }

  /// Writes a reply that was composed without a question.
  static func write(_ reply: Reply, to writer: inout JSONWriter) {
    writer.object { json in
      content(reply, &json)
      tail(reply, to: &json)
    }
  }

  /// Writes a reply whose content is encoded already.
  ///
  /// - Parameters:
  ///   - result: the reply with its conversation.
  ///   - content: the members that ``members(_:)`` returned for the same reply.
  ///   - explained: adds `candidates` and `explanation`; nil leaves them out.
  ///   - writer: gets the object.
  static func write(
    _ result: borrowing Resolution, content: [UInt8], explained: Explainer?, to writer: inout JSONWriter
  ) {
    writer.object { json in
      json.members(content)
      tail(result, explained, to: &json)
    }
  }

  /// The members that depend on the content of the reply only and not on its conversation, without braces around them.
  static func members(_ reply: Reply) -> [UInt8] {
    var json = JSONWriter()
    json.object { content(reply, &$0) }
    return Array(json.bytes.dropFirst().dropLast())
  }

  private static func content(_ reply: Reply, _ json: inout JSONWriter) {
    json.pair("outcome", reply.outcome.rawValue)
    json.pair("text", reply.text)
    json.pair("lead", reply.lead.isEmpty ? nil : reply.lead)
    json.key("entry")
    if let entry = reply.entry { EntryJSON.heading(entry, &json) } else { json.null() }
    json.pair("summary", reply.entry == nil ? nil : reply.summary)
    ReplyPartsJSON.lists(reply.answers.first, contacts: reply.contacts, to: &json)
    json.objects("answers", reply.answers) { ReplyPartsJSON.answer($1, &$0) }
    ReplyPartsJSON.excerpt(reply.excerpt, &json)
    json.pair("question", reply.question.isEmpty ? nil : reply.question)
    choices(reply.choices, &json)
    json.objects("suggestions", reply.suggestions) { json, suggestion in
      json.pair("label", suggestion.label)
      json.pair("message", suggestion.message)
    }
    json.objects("announcements", reply.announcements) { ReplyPartsJSON.announcement($1, &$0) }
  }

  private static func tail(
    _ result: borrowing Resolution, _ explained: Explainer?, to json: inout JSONWriter
  ) {
    tail(result.reply, to: &json)
    if let explained { explanation(result, explained, to: &json) }
  }

  private static func tail(_ reply: Reply, to json: inout JSONWriter) {
    json.strings("notices", reply.remarks)
    json.key("confidence")
    json.share(reply.confidence)
    json.pair("conversation", reply.conversation.isEmpty ? nil : reply.conversation)
    json.pair("knowledge_version", reply.knowledgeVersion)
  }

  private static func choices(_ choices: [Reply.Choice], _ json: inout JSONWriter) {
    json.objects("choices", choices) { json, choice in
      json.pair("label", choice.label)
      json.pair("message", choice.message)
      json.pair("entry", choice.entry)
    }
  }

  private static func explanation(
    _ result: borrowing Resolution, _ explainer: Explainer, to json: inout JSONWriter
  ) {
    json.objects("candidates", explainer.candidates(result.match)) { json, candidate in
      json.pair("entry", candidate.entry)
      json.key("confidence")
      json.share(candidate.confidence)
    }
    json.key("explanation")
    node(explainer.explain(result), &json)
  }

  private static func node(_ reason: Reason, _ json: inout JSONWriter) {
    json.object {
      $0.pair("text", reason.text)
      $0.key("value")
      if let value = reason.value { $0.number(value) } else { $0.null() }
      $0.key("parts")
      $0.array(reason.parts) { node($1, &$0) }
    }
  }
}
