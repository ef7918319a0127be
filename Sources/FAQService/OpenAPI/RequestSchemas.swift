import JSON

/// The bodies of requests.
enum RequestSchemas {
  /// - Parameters:
  ///   - audiences: the audiences of the knowledge.
  ///   - takesFeedback: whether there is a journal.
  /// - Returns: the schemas by their names.
  static func all(audiences: [String], takesFeedback: Bool) -> JSONTree {
    let always: JSONTree = ["AskRequest": ask(audiences), "LetterRequest": letter]
    return takesFeedback ? always.adding(["FeedbackRequest": feedback]) : always
  }

  private static let letter = Schema.object([
    "fields": [
      "type": "object", "additionalProperties": Schema.stringOrNull,
      "description": """
      The values by the names of the fields, which /v1/entries/{id} lists under letter. A field that is not required \
      may be left out; a name that the letter has not is refused.
      """,
    ]
  ])

  private static let feedback = Schema.object(
    [
      "entry": [
        "type": "string", "description": "The id of the entry that was answered; others are refused.",
      ],
      "helpful": ["type": "boolean"],
    ],
    optional: [
      "question": ["type": ["string", "null"], "description": "What was asked. Kept masked and shortened."],
      "comment": ["type": ["string", "null"], "description": "Why. Kept masked and shortened."],
    ])

  private static func ask(_ audiences: [String]) -> JSONTree {
    Schema.object(
      [
        "question": [
          "type": "string",
          "description":
            "In everyday words. A question over 2,000 characters is answered with a request to be brief, unless it is a mail log.",
        ]
      ],
      optional: [
        "conversation": [
          "type": ["string", "null"],
          "description": """
          The conversation of the last reply, as it came; a string that is none is refused with 400. Null, "" and \
          leaving it out begin anew.
          """,
        ],
        "audience": audience(audiences),
        "lpse": [
          "type": ["string", "null"],
          "description": "The LPSE whose contacts are to come first, as in the list of contacts.",
        ],
        "explain": [
          "type": ["boolean", "null"], "description": "Whether to add candidates and explanation.",
        ],
      ])
  }

  private static func audience(_ audiences: [String]) -> JSONTree {
    if audiences.isEmpty { return ["type": "null"] }
    return ["type": ["string", "null"], "enum": .array(audiences.map(JSONTree.string) + [.null])]
  }
}
