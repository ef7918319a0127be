/// The routes, all of them. Their names label the metrics; a path that somebody makes up never does.
enum Route: Int, Sendable, CaseIterable {
  case ask, search, entries, entry, contacts, about, letters, feedback, healthz, readyz, metrics, openapi
  case lookup, lookupScript, lookupStyle, widgetScript, widgetStyle, restStatus, restWebhook

  /// What it is called in metrics and in the OpenAPI document.
  var name: String { String(describing: self) }

  /// The path, with `{id}` for the part that differs.
  var path: String {
    switch self {
    case .ask: "/v1/ask"
    case .search: "/v1/search"
    case .entries: "/v1/entries"
    case .entry: "/v1/entries/{id}"
    case .contacts: "/v1/contacts"
    case .about: "/v1/about"
    case .letters: "/v1/letters/{id}"
    case .feedback: "/v1/feedback"
    case .healthz: "/healthz"
    case .readyz: "/readyz"
    case .metrics: "/metrics"
    case .openapi: "/openapi.json"
    case .lookup: "/"
    case .lookupScript: "/lookup.js"
    case .lookupStyle: "/lookup.css"
    case .widgetScript: "/widget.js"
    case .widgetStyle: "/widget.css"
    case .restStatus: "/webhooks/rest/"
    case .restWebhook: "/webhooks/rest/webhook"
    }
  }

  var methods: [Method] {
    switch self {
    case .ask: [.get, .post]
    case .letters, .feedback, .restWebhook: [.post]
    default: [.get]
    }
  }

  /// The value of `Allow`.
  var allow: String {
    switch self {
    case .ask: "GET, HEAD, POST, OPTIONS"
    case .letters, .feedback, .restWebhook: "POST, OPTIONS"
    default: "GET, HEAD, OPTIONS"
    }
  }

  /// The value of `Allow` for the server as a whole.
  static let allowAnywhere = "GET, HEAD, POST, OPTIONS"

  /// Whether a client may call it only so many times a minute.
  var isLimited: Bool {
    switch self {
    case .healthz, .readyz, .metrics, .openapi, .restStatus: false
    case .lookupScript, .lookupStyle, .widgetScript, .widgetStyle: false
    default: true
    }
  }

  /// What it can answer with, the usual first; empty where there is nothing to choose.
  var offers: [MediaType] {
    switch self {
    case .metrics: [.metrics]
    case .letters: [.text, .html]
    case .feedback: []
    case .lookup: [.html]
    case .lookupScript, .widgetScript: [.script]
    case .lookupStyle, .widgetStyle: [.css]
    default: [.json]
    }
  }

  /// The method of this name here; HEAD stands for GET.
  func method(_ name: String) -> Method? {
    guard let method = name == "HEAD" ? .get : Method(rawValue: name) else { return nil }
    return methods.contains(method) ? method : nil
  }
}
