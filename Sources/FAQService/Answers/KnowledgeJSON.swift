import FAQKnowledge
import JSON

/// The lists of the knowledge as JSON.
enum KnowledgeJSON {
  /// The audiences of all entries, each once, in alphabetical order.
  static func audiences(_ base: KnowledgeBase) -> [String] { Set(base.entries.flatMap(\.audiences)).sorted() }

  static func entries(_ base: KnowledgeBase, _ json: inout JSONWriter) {
    json.object {
      $0.key("entries")
      $0.array(base.entries) { EntryJSON.summary($1, to: &$0) }
      $0.pair("knowledge_version", base.version)
    }
  }

  static func contacts(_ base: KnowledgeBase, _ json: inout JSONWriter) {
    json.object {
      $0.key("contacts")
      $0.array(base.contacts) { EntryJSON.listed($1, &$0) }
      $0.pair("knowledge_version", base.version)
    }
  }

  /// The answer of `/v1/about`, from which a widget starts.
  static func about(
    _ base: KnowledgeBase, _ audiences: [String], features: ServiceFeatures, widgetPath: String,
    to json: inout JSONWriter
  ) {
    json.object {
      $0.pair("name", base.name)
      $0.pair("language", base.language)
      $0.pair("greeting", base.greeting)
      $0.strings("examples", base.examples)
      $0.strings("audiences", audiences)
      $0.strings("lpse", Set(base.contacts.map(\.lpse) + [base.lpse]).filter { !$0.isEmpty }.sorted())
      $0.pair("home", base.lpse.isEmpty ? nil : base.lpse)
      $0.key("contacts")
      $0.array(nearest(base)) { EntryJSON.contact($1, &$0) }
      $0.strings("part_words", partWords.compactMap { base.phrasebook.list($0).first })
      $0.pair("widget", widgetPath)
      $0.key("features")
      write(features, letters: base.entries.contains { $0.letter != nil }, to: &$0)
      $0.key("words")
      $0.object { words in
        for word in WidgetWord.allCases {
          words.key(named: String(describing: word))
          words.string(base.phrasebook.screens[word])
        }
        for (name, key) in headings {
          words.key(named: name)
          words.string(base.phrasebook[key])
        }
      }
      $0.pair("knowledge_version", base.version)
    }
  }

  private static func write(_ features: ServiceFeatures, letters: Bool, to json: inout JSONWriter) {
    json.object { json in
      json.key("feedback")
      json.bool(features.feedback)
      json.key("letters")
      json.bool(letters)
      json.key("rest_channel")
      json.bool(features.restChannel)
      json.key("telegram")
      json.bool(features.telegram)
    }
  }

  /// The contacts to show while the service cannot be reached: those that a link reaches, of the own LPSE or of none, the
  /// lowest rung first.
  static func nearest(_ base: KnowledgeBase) -> [Contact] {
    let people = base.contacts.filter {
      $0.link != nil && $0.kind.isAnswered && ($0.lpse.isEmpty || $0.lpse == base.lpse)
    }
    let sorted = people.sorted { ($0.lpse.isEmpty ? 1 : 0, $0.tier) < ($1.lpse.isEmpty ? 1 : 0, $1.tier) }
    return Array(sorted.prefix(mostContacts))
  }
  private static let mostContacts = 3

  /// The words that give a part of an answer. A widget that unfolds the parts itself leaves such suggestions out.
  private static let partWords: [Phrasebook.Key] = [
    .saySteps, .sayNotes, .sayAttachments, .sayContacts, .saySources, .sayRelated,
  ]

  /// The headings of an answer's parts, which the widget shows besides its own words.
  static let headings: [(name: String, key: Phrasebook.Key)] = [
    ("steps", .steps), ("attachments", .attachments), ("notes", .notes), ("contacts", .contacts),
    ("sources", .sources), ("related", .related), ("undated", .undated), ("choose", .choose),
  ]
}
