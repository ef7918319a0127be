/// Describes each route and method.
enum Operations {
  /// The operations of a path, by method in small letters.
  ///
  /// Feedback has none without a journal: it refuses whatever it is sent then, and its path says so.
  static func path(_ route: Route, takesFeedback: Bool) -> JSONTree {
    guard route != .feedback || takesFeedback else {
      return [
        "description": """
        Feedback is switched off on this server, as /v1/about tells: a POST with a valid body is answered with a \
        problem of status 503.
        """
      ]
    }
    return .object(
      route.methods.map { .init(key: $0.rawValue.lowercased(), value: operation(route, $0)) })
  }

  private static func operation(_ route: Route, _ method: Method) -> JSONTree {
    var operation: JSONTree = [
      "operationId": .string(method == .post ? "\(route.name)ByPost" : route.name),
      "summary": .string(summary(route)),
    ]
    let parameters = parameters(route, method)
    if !parameters.isEmpty { operation = operation.adding(["parameters": .array(parameters)]) }
    if method == .post {
      operation = operation.adding([
        "requestBody": ["required": true, "content": Refusals.content([.json], body(route))]
      ])
    }
    return operation.adding(["responses": .object(responses(route, method))])
  }

  private static func body(_ route: Route) -> JSONTree {
    switch route {
    case .letters: Schema.of("LetterRequest")
    case .restWebhook: Schema.of("ChannelRequest")
    case .feedback: Schema.of("FeedbackRequest")
    default: Schema.of("AskRequest")
    }
  }

  private static func summary(_ route: Route) -> String {
    switch route {
    case .ask: "Answers a question."
    case .search: "Ranks entries while somebody types; the last word may be unfinished."
    case .entries: "All entries of the knowledge."
    case .entry: "One entry in full."
    case .contacts: "All contacts of the knowledge."
    case .about: "What a widget needs to start."
    case .letters: "Writes the letter of an entry, to be read or to be printed. Nothing of it is kept."
    case .feedback: "Keeps what a reader thinks of an answer; 503 when it cannot be kept."
    case .healthz: "Whether the process lives."
    case .readyz:
      "Whether it can answer; 503 once it is going down. It tells when the journal cannot be written."
    case .metrics: "Counters for Prometheus."
    case .openapi: "This document."
    case .lookup: "The lookup page of the helpdesk."
    case .lookupScript: "The script of the lookup page."
    case .lookupStyle: "The style of the lookup page."
    case .widgetScript: "The widget; a script element with this address puts it on a page."
    case .widgetStyle: "The style of the widget."
    case .restStatus: "Whether the REST channel is there, as Rasa says it."
    case .restWebhook: "A turn of a conversation, in the words of Rasa's REST channel."
    }
  }

  private static func parameters(_ route: Route, _ method: Method) -> [JSONTree] {
    switch (route, method) {
    case (.ask, .get): [query("q", "The question.", Schema.string, isRequired: true)]
    case (.search, _):
      [
        query("q", "The words looked for.", Schema.string, isRequired: true),
        query(
          "limit", "Most entries to give.",
          [
            "type": "integer", "minimum": .integer(Searcher.limits.lowerBound),
            "maximum": .integer(Searcher.limits.upperBound), "default": .integer(Searcher.usual),
          ], isRequired: false),
      ]
    case (.letters, _): [id]
    case (.entry, _): [id, ifNoneMatch]
    case (.lookup, _):
      [
        query("q", "The words looked for.", Schema.string, isRequired: false),
        query("entry", "The entry to show.", Schema.string, isRequired: false),
        query("audience", "For whom.", Schema.string, isRequired: false),
      ]
    case (.lookupScript, _), (.lookupStyle, _), (.widgetScript, _), (.widgetStyle, _):
      [
        query(
          "v", "The version; with the one that holds, the file may be kept.", Schema.string, isRequired: false
        ),
        ifNoneMatch,
      ]
    default: isTagged(route) ? [ifNoneMatch] : []
    }
  }

  private static let id: JSONTree = ["name": "id", "in": "path", "required": true, "schema": Schema.string]

  private static func query(
    _ name: String, _ description: String, _ schema: JSONTree, isRequired: Bool
  ) -> JSONTree {
    [
      "name": .string(name), "in": "query", "required": .bool(isRequired),
      "description": .string(description), "schema": schema,
    ]
  }

  private static let ifNoneMatch: JSONTree = [
    "name": "If-None-Match", "in": "header", "required": false,
    "description": "Tags of bodies that the client has: 304 when one of them still holds.",
    "schema": Schema.string,
  ]

  /// Whether its answers bear an ETag.
  static func isTagged(_ route: Route) -> Bool {
    switch route {
    case .entries, .entry, .contacts, .about, .openapi: true
    case .lookupScript, .lookupStyle, .widgetScript, .widgetStyle: true
    default: false
    }
  }

  private static func responses(_ route: Route, _ method: Method) -> [JSONTree.Member] {
    var headers: JSONTree = ["X-Request-Id": ["$ref": "#/components/headers/RequestID"]]
    if isTagged(route) { headers = headers.adding(["ETag": ["$ref": "#/components/headers/ETag"]]) }
    let refusals = Refusals.statuses(route, method).map {
      JSONTree.Member(key: String($0), value: Refusals.reference($0))
    }
    if route == .feedback {
      return [.init(key: "204", value: ["description": "It is on disk.", "headers": headers])] + refusals
    }
    var members = [
      JSONTree.Member(
        key: "200",
        value: [
          "description": .string(summary(route)), "headers": headers,
          "content": Refusals.content(route.offers, schema(route)),
        ])
    ]
    if isTagged(route) {
      members.append(
        .init(key: "304", value: ["description": "The client has the body already.", "headers": headers]))
    }
    return members + refusals
  }

  private static func schema(_ route: Route) -> JSONTree {
    switch route {
    case .ask: Schema.of("Reply")
    case .search: Schema.of("SearchResult")
    case .entries: Schema.of("EntryList")
    case .entry: Schema.of("Entry")
    case .contacts: Schema.of("ContactList")
    case .about: Schema.of("About")
    case .healthz: Schema.of("Status")
    case .readyz: Schema.of("Readiness")
    case .metrics, .letters, .lookup, .lookupScript, .lookupStyle, .widgetScript, .widgetStyle: Schema.string
    case .restStatus: Schema.of("Status")
    case .restWebhook: Schema.array(Schema.of("ChannelMessage"))
    case .openapi, .feedback: ["type": "object"]
    }
  }
}
