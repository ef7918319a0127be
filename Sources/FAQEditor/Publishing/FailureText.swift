import Basics
import FAQKnowledge

/// Words the reason why nothing was written.
enum FailureText {
  static func words(_ error: StoreError, _ call: DeskCall) -> String {
    let words = call.desk.words
    return switch error {
    case .changed: words[.changedMeanwhile]
    case .system(_, let reason): words[.notWritten] + " " + reason.reason
    }
  }
}
