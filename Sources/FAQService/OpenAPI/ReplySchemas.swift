import FAQConversation
import FAQKnowledge
import JSON

/// The reply object and its parts.
enum ReplySchemas {
  static let all: JSONTree = [
    "Reply": reply, "EntryHeading": heading, "EntryLink": link, "Contact": contact, "SourceNote": source,
    "Choice": choice, "AnswerPart": answer, "Excerpt": excerpt, "Suggestion": suggestion,
    "Announcement": announcement, "Candidate": candidate, "Reason": reason,
  ]

  private static let reply = Schema.object(
    [
      "outcome": Schema.choice(Reply.Outcome.allCases.map(\.rawValue)),
      "text": described("Short plain text, written from the other parts, ready to be shown."),
      "lead": orNull("Sentences before the answer, or the whole reply where no entry answers."),
      "entry": Schema.orNull(Schema.of("EntryHeading")),
      "summary": Schema.stringOrNull,
      "steps": Schema.strings,
      "attachments": Schema.strings,
      "notes": Schema.strings,
      "contacts": Schema.array(Schema.of("Contact")),
      "sources": Schema.array(Schema.of("SourceNote")),
      "answers": [
        "type": "array", "items": Schema.of("AnswerPart"),
        "description": "One part for each problem that is answered, in the order of the message.",
      ],
      "excerpt": Schema.orNull(Schema.of("Excerpt")),
      "question": orNull("The question that the reader is to answer."),
      "choices": Schema.array(Schema.of("Choice")),
      "suggestions": Schema.array(Schema.of("Suggestion")),
      "announcements": Schema.array(Schema.of("Announcement")),
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

  private static let answer = Schema.object([
    "entry": Schema.of("EntryHeading"), "summary": Schema.string, "steps": Schema.strings,
    "attachments": Schema.strings, "notes": Schema.strings, "contacts": Schema.array(Schema.of("Contact")),
    "sources": Schema.array(Schema.of("SourceNote")), "related": Schema.array(Schema.of("EntryLink")),
    "letter": orNull("Id of the letter that it offers."),
  ])
  private static let excerpt = Schema.object([
    "part": Schema.choice(Reply.Excerpt.Part.allCases.map(\.rawValue)),
    "index": [
      "type": "integer",
      "description":
        "Its place in that part of the entry, from 0; of a summary the place among its sentences.",
    ],
    "text": Schema.string,
  ])
  private static let suggestion = Schema.object([
    "label": Schema.string, "message": described("What the reader may type next."),
  ])
  private static let announcement = Schema.object([
    "id": Schema.string, "title": Schema.string, "text": Schema.string,
    "from": orNull("RFC 3339 with the offset of its zone."), "until": Schema.stringOrNull,
    "state": Schema.choice(Notice.State.allCases.map(\.rawValue)),
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

  private static func orNull(_ words: String) -> JSONTree {
    ["type": ["string", "null"], "description": .string(words)]
  }

  private static func described(_ words: String) -> JSONTree {
    ["type": "string", "description": .string(words)]
  }
}
