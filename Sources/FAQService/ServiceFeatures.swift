/// What of the service is switched on, as `/v1/about` and the OpenAPI document tell it.
struct ServiceFeatures: Sendable {
  /// Whether feedback is taken: there is a journal.
  var feedback: Bool
  /// Whether Rasa's REST channel is there.
  var restChannel: Bool

  init(feedback: Bool, restChannel: Bool) {
    self.feedback = feedback
    self.restChannel = restChannel
  }

  init(_ options: ServiceOptions) {
    self.init(feedback: options.journal != nil, restChannel: options.hasRestChannel)
  }

  /// The routes that are there; the path of any other is not found. Feedback keeps its route, which says that it is off.
  var routes: [Route] { Route.allCases.filter(has) }

  func has(_ route: Route) -> Bool {
    switch route {
    case .restStatus, .restWebhook: restChannel
    default: true
    }
  }
}
