import FAQKnowledge

/// The reason why a request is not answered with a page.
enum DeskRefusal: Error, Equatable {
  /// Neither a cookie nor a key.
  case closed
  case wrongKey
  /// The key has been used.
  case spentKey
  case tooManyAttempts
  /// The request is for a machine of another name.
  case foreignHost
  /// Another page has sent it.
  case foreignOrigin
  /// The form is none of this session.
  case foreignForm
  case noSuchPage
  case wrongMethod(allow: String)
  /// The body is no form, or too large a one.
  case badForm

  var status: Int {
    switch self {
    case .closed: 401
    case .wrongKey, .spentKey, .foreignOrigin, .foreignForm: 403
    case .tooManyAttempts: 429
    case .foreignHost: 421
    case .noSuchPage: 404
    case .wrongMethod: 405
    case .badForm: 400
    }
  }

  var word: DeskWord {
    switch self {
    case .closed: .closed
    case .wrongKey: .wrongKey
    case .spentKey: .spentKey
    case .tooManyAttempts: .tooManyAttempts
    case .foreignHost, .foreignOrigin: .foreignOrigin
    case .foreignForm: .foreignForm
    case .noSuchPage: .noSuchPage
    case .wrongMethod, .badForm: .badForm
    }
  }
}
