/// The features of the service that are switched on, as `/v1/about` and the OpenAPI document list them.
struct ServiceFeatures: Sendable {
  enum Feature: Sendable {
    /// Feedback, which needs a journal.
    case feedback
    /// Rasa's REST channel.
    case restChannel
    /// The Telegram channel, which needs a secret.
    case telegram
  }

  var feedback: Bool
  var restChannel: Bool
  var telegram: Bool

  init(feedback: Bool, restChannel: Bool, telegram: Bool) {
    self.feedback = feedback
    self.restChannel = restChannel
    self.telegram = telegram
  }

  init(_ options: ServiceOptions) {
    self.init(
      feedback: options.journal != nil, restChannel: options.hasRestChannel, telegram: options.telegram != nil
    )
  }

  func isOn(_ feature: Feature) -> Bool {
    switch feature {
    case .feedback: feedback
    case .restChannel: restChannel
    case .telegram: telegram
    }
  }

  /// The rows of the routes that exist with these features.
  var routes: [RouteDefinition] { RouteDefinition.all.filter { has($0.id) } }

  func has(_ route: Route) -> Bool {
    switch route.definition.presence {
    case .always, .refusingWithout: true
    case .with(let feature): isOn(feature)
    }
  }
}
