import FAQKnowledge
import JSON

/// The answers of the knowledge routes, and problem documents.
enum KnowledgeSchemas {
  static let all: JSONTree = [
    "EntrySummary": Schema.object(summaryParts),
    "SearchHit": Schema.object([
      "id": Schema.string, "title": Schema.string, "category": Schema.string, "audience": Schema.strings,
      "score": ["type": "number", "description": "Higher is better; comparable within one answer only."],
    ]),
    "EntryList": list("entries", "EntrySummary"), "SearchResult": list("entries", "SearchHit"),
    "ContactList": list("contacts", "ListedContact"), "ListedContact": contact, "Entry": entry,
    "GuidedCheck": check, "CheckAnswer": checkAnswer,
    "NoticeList": Schema.object(["notices": Schema.array(Schema.of("Announcement"))]),
    "About": about, "Status": Schema.object(["status": Schema.string]), "Readiness": readiness,
    "Problem": problem,
    "FieldProblem": fieldProblem, "LetterForm": letter, "LetterField": field,
  ]

  private static let summaryParts: KeyValuePairs<String, JSONTree> = [
    "id": Schema.string, "title": Schema.string, "category": Schema.string, "audience": Schema.strings,
  ]

  private static func list(_ key: String, _ schema: String) -> JSONTree {
    Schema.object([key: Schema.array(Schema.of(schema)), "knowledge_version": Schema.string])
  }

  private static let contact: JSONTree = [
    "allOf": [
      Schema.of("Contact"),
      Schema.object([
        "lpse": ["type": ["string", "null"], "description": "The LPSE it belongs to, or null for all."],
        "note": Schema.string,
      ]),
    ]
  ]

  private static let entry = Schema.object([
    "id": Schema.string, "title": Schema.string, "category": Schema.string, "audience": Schema.strings,
    "summary": Schema.string, "steps": Schema.strings,
    "procedure": [
      "type": "array", "items": Schema.strings,
      "description": "A table: the row of headings, then a row for each step. Empty for plain steps.",
    ],
    "attachments": Schema.strings, "notes": Schema.strings, "contacts": Schema.array(Schema.of("Contact")),
    "sources": Schema.array(Schema.of("SourceNote")), "related": Schema.array(Schema.of("EntryHeading")),
    "questions": Schema.strings, "text": Schema.string,
    "check": Schema.orNull(Schema.of("GuidedCheck")), "letter": Schema.orNull(Schema.of("LetterForm")),
    "knowledge_version": Schema.string,
  ])

  private static let letter = Schema.object(["fields": Schema.array(Schema.of("LetterField"))])
  private static let field = Schema.object([
    "name": Schema.string, "label": Schema.string, "required": ["type": "boolean"],
    "kind": Schema.choice(LetterJSON.kinds),
    "choices": ["type": "array", "items": Schema.string, "description": "Empty unless kind is choice."],
    "hint": ["type": "string", "description": "What to write there, or empty."],
    "longest": ["type": "integer", "minimum": 1, "description": "Most characters (Unicode scalars)."],
    "autocomplete": Schema.stringOrNull,
  ])

  private static let check = Schema.object([
    "questions": Schema.array(
      Schema.object([
        "question": Schema.string, "answers": Schema.array(Schema.of("CheckAnswer")),
      ]))
  ])

  private static let checkAnswer = Schema.object([
    "label": Schema.string,
    "entry": [
      "type": ["string", "null"], "description": "The entry that answers, where the check ends with one.",
    ],
    "question": [
      "type": ["integer", "null"], "description": "Number of the question that comes next, from 1.",
    ],
    "text": [
      "type": ["string", "null"],
      "description": "The sentence that the check ends with; empty where contacts say it all.",
    ],
    "contacts": [
      "type": "array", "items": Schema.string,
      "description": "Ids of the contacts to ask, after a closing sentence.",
    ],
  ])

  private static let about = Schema.object([
    "name": Schema.string, "language": Schema.choice(["id", "en"]), "greeting": Schema.string,
    "examples": Schema.strings, "audiences": Schema.strings, "lpse": Schema.strings,
    "home": Schema.stringOrNull, "contacts": Schema.array(Schema.of("Contact")), "part_words": Schema.strings,
    "widget": [
      "type": "string",
      "description": "The path of the widget's script in this version, which may be kept for good.",
    ],
    "features": Schema.object([
      "feedback": ["type": "boolean"], "letters": ["type": "boolean"], "rest_channel": ["type": "boolean"],
      "telegram": ["type": "boolean"],
    ]),
    "words": words, "knowledge_version": Schema.string,
  ])

  private static let words: JSONTree = [
    "type": "object",
    "description": "What a widget says around the answers, in the language of the knowledge.",
    "required": .array(wordNames.map(JSONTree.string)),
    "properties": .object(wordNames.map { .init(key: $0, value: Schema.string) }),
  ]
  private static let wordNames =
    WidgetWord.allCases.map { String(describing: $0) } + KnowledgeJSON.headings.map(\.name)

  private static let readiness = Schema.object(
    ["status": ["type": "string", "const": "ready"]],
    optional: [
      "journal": [
        "type": "string", "enum": ["failing"],
        "description": "There while the journal cannot be written. Questions are answered nevertheless.",
      ],
      "detail": [
        "type": "string", "description": "What a failed reload means, in words; there with reload_failure.",
      ],
      "reload_failure": reloadFailure,
    ])
  private static let reloadFailure: JSONTree = Schema.object(
    reloadFailureParts,
    optional: [
      "reason": [
        "type": "string",
        "description":
          "What the system says; there where it is short of something, so that reloading is tried again by itself.",
      ]
    ]
  ).adding([
    "description": "There while the folder of the knowledge cannot be used, so that an older version answers."
  ])
  private static let reloadFailureParts: KeyValuePairs<String, JSONTree> = [
    "since": [
      "type": "string", "description": "When reloading first failed, as RFC 3339 writes it, in UTC.",
    ],
    "errors": ["type": "integer", "minimum": 1, "description": "Errors of the folder at the last attempt."],
    "knowledge_version": ["type": "string", "description": "The version that answers meanwhile."],
  ]

  private static let problem = Schema.object(
    [
      "type": ["type": "string", "const": "about:blank"], "title": Schema.string,
      "status": ["type": "integer", "minimum": 400, "maximum": 599], "detail": Schema.string,
    ],
    optional: [
      "errors": [
        "type": "array", "items": Schema.of("FieldProblem"),
        "description": "What is wrong with each field of a letter, in the language of the knowledge.",
      ]
    ])
  private static let fieldProblem = Schema.object(["field": Schema.string, "detail": Schema.string])
}
