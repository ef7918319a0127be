/// The names of the routes, which label metrics and tag stored bodies. A path that a client makes up is never a label.
enum Route: Int, Sendable, CaseIterable {
  case ask, search, entries, entry, contacts, about, notices, letters, feedback, healthz, readyz, metrics,
    openapi
  case lookup, lookupScript, lookupStyle, widgetScript, widgetStyle, widgetVersion, restStatus, restWebhook
  case telegramWebhook

  /// The name in metrics and in the OpenAPI document.
  var name: String { String(describing: self) }

  /// The row of the table.
  var definition: RouteDefinition { RouteDefinition.all[rawValue] }
}
