import FAQConversation
import FAQKnowledge
import JSON

/// The parts of a reply as JSON.
enum ReplyPartsJSON {
  static func answer(_ answer: AnswerPart, _ json: inout JSONWriter) {
    json.key("entry")
    EntryJSON.heading(answer.entry, &json)
    json.pair("summary", answer.summary)
    lists(answer, contacts: answer.contacts, to: &json)
    json.pair("letter", answer.letter)
  }

  /// The lists of an answer. The reply object has the same keys at its top for its first answer.
  static func lists(_ answer: AnswerPart?, contacts: [Contact], to json: inout JSONWriter) {
    json.strings("steps", answer?.steps ?? [])
    json.strings("attachments", answer?.attachments ?? [])
    json.strings("notes", answer?.notes ?? [])
    json.key("contacts")
    json.array(contacts) { EntryJSON.contact($1, &$0) }
    json.key("sources")
    json.array(answer?.sources ?? []) { EntryJSON.source($1.source, section: $1.section, to: &$0) }
    json.objects("related", answer?.related ?? []) { json, entry in
      json.pair("id", entry.id)
      json.pair("title", entry.title)
    }
  }

  static func excerpt(_ excerpt: Reply.Excerpt?, _ json: inout JSONWriter) {
    json.key("excerpt")
    guard let excerpt else { return json.null() }
    json.object {
      $0.pair("part", excerpt.part.rawValue)
      $0.pair("index", excerpt.index)
      $0.pair("text", excerpt.text)
    }
  }

  static func announcement(_ announcement: Reply.Announcement, _ json: inout JSONWriter) {
    json.pair("id", announcement.id)
    json.pair("title", announcement.title)
    json.pair("text", announcement.text)
    json.pair("from", announcement.from)
    json.pair("until", announcement.until)
    json.pair("state", announcement.state.rawValue)
  }
}
