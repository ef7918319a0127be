import FAQConversation
import FAQKnowledge
import JSON

/// The reply object and its parts.
enum ReplySchemas {
  static let all: JSONTree = [
    "Reply": reply, "EntryHeading": heading, "EntryLink": link, "Contact": contact, "SourceNote": source,
    "Choice": choice, "Candidate": candidate, "Reason": reason,
  ]

  private static let reply = Schema.object(
    [
      "outcome": Schema.choice(Reply.Outcome.allCases.map(\.rawValue)),
      "text": described("Complete plain text, ready to be shown."),
      "entry": Schema.orNull(Schema.of("EntryHeading")),
      "summary": Schema.stringOrNull,
      "steps": Schema.strings,
      "attachments": Schema.strings,
      "notes": Schema.strings,
      "contacts": Schema.array(Schema.of("Contact")),
      "sources": Schema.array(Schema.of("SourceNote")),
      "choices": Schema.array(Schema.of("Choice")),
      "related": Schema.array(Schema.of("EntryLink")),
      "notices": Schema.strings,
      "confidence": Schema.share,
      "conversation": [
        "type": ["string", "null"], "description": "To be sent with the next question of the conversation.",
      ],
      "knowledge_version": Schema.string,
    ],
    optional: [
      "candidates": Schema.array(Schema.of("Candidate")),
      "explanation": Schema.of("Reason"),
    ])

  private static let heading = Schema.object([
    "id": Schema.string, "title": Schema.string, "category": Schema.string,
  ])
  private static let link = Schema.object(["id": Schema.string, "title": Schema.string])
  private static let choice = Schema.object([
    "label": Schema.string, "message": described("What to ask next to pick this choice."),
    "entry": Schema.string,
  ])
  private static let candidate = Schema.object(["entry": Schema.string, "confidence": Schema.share])
  private static let reason = Schema.object([
    "text": Schema.string, "value": ["type": ["number", "null"]], "parts": Schema.array(Schema.of("Reason")),
  ])

  static let contactParts: KeyValuePairs<String, JSONTree> = [
    "id": Schema.string, "name": Schema.string,
    "kind": Schema.choice(Contact.Kind.allCases.map(\.rawValue)),
    "value": Schema.string, "uri": Schema.stringOrNull,
    "tier": ["type": "integer", "description": "Rung of the escalation ladder, from 1."],
  ]
  private static let contact = Schema.object(contactParts)
  private static let source = Schema.object([
    "id": Schema.string, "title": Schema.string, "publisher": Schema.string,
    "year": ["type": ["integer", "null"]], "section": Schema.string,
  ])

  private static func described(_ words: String) -> JSONTree {
    ["type": "string", "description": .string(words)]
  }
}
