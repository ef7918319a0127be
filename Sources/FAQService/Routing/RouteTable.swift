import JSON

extension RouteDefinition {
  /// The table of routes, in the order of their names in ``Route``.
  static let all = questions + knowledge + writing + operation + pages + channels

  private static let questions = [
    RouteDefinition(
      .ask, "/v1/ask", summary: "Answers a question.",
      operations: [
        .get([.init(name: "q", description: "The question.", isRequired: true)]),
        .post(.init(schema: "AskRequest")),
      ],
      success: .json(Schema.of("Reply")), ownStatuses: [422]),
    RouteDefinition(
      .search, "/v1/search", summary: "Ranks entries while somebody types; the last word may be unfinished.",
      operations: [
        .get([
          .init(name: "q", description: "The words looked for.", isRequired: true),
          .init(
            name: "limit", description: "Most entries to give.",
            schema: Schema.integer(in: SearchHandler.limits, default: SearchHandler.usual)),
        ])
      ],
      success: .json(Schema.of("SearchResult")), ownStatuses: [422]),
  ]

  private static let knowledge = [
    RouteDefinition(
      .entries, "/v1/entries", summary: "All entries of the knowledge.", operations: [.get()],
      success: .json(Schema.of("EntryList")), cache: .tagged),
    RouteDefinition(
      .entry, "/v1/entries/{id}", summary: "One entry in full.", operations: [.get()],
      success: .json(Schema.of("Entry")), ownStatuses: [404], cache: .tagged),
    RouteDefinition(
      .contacts, "/v1/contacts", summary: "All contacts of the knowledge.", operations: [.get()],
      success: .json(Schema.of("ContactList")), cache: .tagged),
    RouteDefinition(
      .about, "/v1/about", summary: "What a widget needs to start.", operations: [.get()],
      success: .json(Schema.of("About")), cache: .brief, isRateLimited: false),
    RouteDefinition(
      .notices, "/v1/notices", summary: "Notices that are coming, current or just ended.",
      operations: [.get()], success: .json(Schema.of("NoticeList"))),
  ]

  private static let writing = [
    RouteDefinition(
      .letters, "/v1/letters/{id}",
      summary: "Writes the letter of an entry, to be read or to be printed. Nothing of it is kept.",
      operations: [.post(.init(schema: "LetterRequest"))],
      success: .content([.text, .html], Schema.string), ownStatuses: [404, 422]),
    RouteDefinition(
      .feedback, "/v1/feedback",
      summary: "Keeps what a reader thinks of an answer; 503 when it cannot be kept.",
      operations: [.post(.init(schema: "FeedbackRequest"))],
      success: .nothing(description: "It is on disk."), ownStatuses: [422],
      presence: .refusingWithout(
        .feedback,
        description: """
          Feedback is switched off on this server, as /v1/about tells: a POST with a valid body is answered with a \
          problem of status 503.
          """)),
  ]

  private static let operation = [
    RouteDefinition(
      .healthz, "/healthz", summary: "Whether the process lives.", operations: [.get()],
      success: .json(Schema.of("Status")), isRateLimited: false, allowsAnyHost: true),
    RouteDefinition(
      .readyz, "/readyz",
      summary:
        "Whether it can answer; 503 once it is going down. It tells when the journal cannot be written.",
      operations: [.get()], success: .json(Schema.of("Readiness")), isRateLimited: false, allowsAnyHost: true),
    RouteDefinition(
      .metrics, "/metrics", summary: "Counters for Prometheus.", operations: [.get()],
      success: .content([.metrics], Schema.string), isRateLimited: false),
    RouteDefinition(
      .openapi, "/openapi.json", summary: "This document.", operations: [.get()],
      success: .json(["type": "object"]), cache: .tagged, isRateLimited: false),
  ]

  private static let pages = [
    RouteDefinition(
      .lookup, "/", summary: "The lookup page of the helpdesk.",
      operations: [
        .get([
          .init(name: "q", description: "The words looked for."),
          .init(name: "entry", description: "The entry to show."),
          .init(name: "audience", description: "For whom."),
        ])
      ],
      success: .content([.html], Schema.string)),
    file(.lookupScript, "/lookup.js", summary: "The script of the lookup page.", type: .script),
    file(.lookupStyle, "/lookup.css", summary: "The style of the lookup page.", type: .css),
    file(
      .widgetScript, "/widget.js",
      summary: "The widget; a script element with this address puts it on a page.", type: .script),
    file(.widgetStyle, "/widget.css", summary: "The style of the widget.", type: .css),
    RouteDefinition(
      .widgetVersion, "/widget/{id}.js",
      summary: """
        The widget in one version, which may be kept for good; /v1/about tells its address. A version that is gone has \
        the newest. VERSION-NAME is a part that it loads when it is first used.
        """,
      operations: [.get()], success: .content([.script], Schema.string), ownStatuses: [404],
      cache: .permanent,
      isRateLimited: false),
  ]

  private static let channels = [
    RouteDefinition(
      .restStatus, "/webhooks/rest/", summary: "Whether the REST channel is there, as Rasa says it.",
      operations: [.get()], success: .json(Schema.of("Status")), isRateLimited: false,
      presence: .with(.restChannel)),
    RouteDefinition(
      .restWebhook, "/webhooks/rest/webhook",
      summary: "A turn of a conversation, in the words of Rasa's REST channel.",
      operations: [.post(.init(schema: "ChannelRequest"))],
      success: .json(Schema.array(Schema.of("ChannelMessage"))), ownStatuses: [422],
      presence: .with(.restChannel)),
    // Telegram's servers share a few addresses, so that each chat is limited and not the address.
    RouteDefinition(
      .telegramWebhook, "/webhooks/telegram",
      summary: "An update of a Telegram bot; X-Telegram-Bot-Api-Secret-Token must have the secret.",
      operations: [.post(.init(schema: "TelegramUpdate"))],
      success: .perhaps(
        description: """
          A call of the Bot API as application/json: sendMessage with chat_id, text and reply_markup. Or an empty body, \
          which is silence.
          """), ownStatuses: [401], isRateLimited: false, presence: .with(.telegram)),
  ]

  /// A file that a page loads. It is not rate limited, because a page loads several at once.
  private static func file(_ id: Route, _ path: String, summary: String, type: MediaType)
    -> RouteDefinition
  {
    RouteDefinition(
      id, path, summary: summary,
      operations: [
        .get([.init(name: "v", description: "The version; with the one that holds, the file may be kept.")])
      ],
      success: .content([type], Schema.string), cache: .versioned, isRateLimited: false)
  }
}
