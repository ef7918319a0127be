package import FAQConversation
package import FAQKnowledge
package import JSON

/// Entries, contacts and sources as JSON.
package enum EntryJSON {
  static func heading(_ entry: Entry, _ json: inout JSONWriter) {
    json.object {
      $0.pair("id", entry.id)
      $0.pair("title", entry.title)
      $0.pair("category", entry.category)
    }
  }

  static func contact(_ contact: Contact, _ json: inout JSONWriter) { json.object { members(contact, &$0) } }

  /// A contact in the list of all contacts, with the LPSE that it belongs to.
  static func listed(_ contact: Contact, _ json: inout JSONWriter) {
    json.object {
      members(contact, &$0)
      $0.pair("lpse", contact.lpse.isEmpty ? nil : contact.lpse)
      $0.pair("note", contact.note)
    }
  }

  private static func members(_ contact: Contact, _ json: inout JSONWriter) {
    json.pair("id", contact.id)
    json.pair("name", contact.name)
    json.pair("kind", contact.kind.rawValue)
    json.pair("value", contact.value)
    json.pair("uri", contact.link)
    json.pair("tier", contact.tier)
  }

  static func source(_ source: Source, section: String, to json: inout JSONWriter) {
    json.object {
      $0.pair("id", source.id)
      $0.pair("title", source.title)
      $0.pair("publisher", source.publisher)
      $0.pair("year", source.year)
      $0.pair("section", section)
    }
  }

  /// An entry in a list of entries.
  package static func summary(_ entry: Entry, score: Float? = nil, to json: inout JSONWriter) {
    json.object {
      $0.pair("id", entry.id)
      $0.pair("title", entry.title)
      $0.pair("category", entry.category)
      $0.strings("audience", entry.audiences)
      if let score {
        $0.key("score")
        $0.number(score)
      }
    }
  }

  /// An entry in full: the parts of its answer, and the table of its procedure.
  package static func full(_ entry: Entry, _ composer: ReplyComposer, to json: inout JSONWriter) {
    let answer = composer.answerPart(composer.entryIndex(entry.id) ?? 0)
    json.object {
      $0.pair("id", entry.id)
      $0.pair("title", entry.title)
      $0.pair("category", entry.category)
      $0.strings("audience", entry.audiences)
      $0.pair("summary", entry.summary)
      $0.strings("steps", entry.steps)
      $0.key("procedure")
      $0.array(entry.procedure) { json, row in json.array(row) { $0.string($1) } }
      $0.strings("attachments", entry.attachments)
      $0.strings("notes", entry.notes)
      $0.key("contacts")
      $0.array(answer.contacts) { contact($1, &$0) }
      $0.key("sources")
      $0.array(answer.sources) { source($1.source, section: $1.section, to: &$0) }
      $0.key("related")
      $0.array(answer.related) { heading($1, &$0) }
      $0.strings("questions", entry.wordings.map(\.value))
      $0.pair("text", EntryText.write(answer, composer.base.phrasebook))
      $0.key("check")
      CheckJSON.write(entry.check, &$0)
      $0.key("letter")
      LetterJSON.fields(entry.letter, &$0)
      $0.pair("knowledge_version", composer.base.version)
    }
  }
}
