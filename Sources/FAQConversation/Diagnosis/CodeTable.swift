import Basics
import FAQKnowledge
import FAQText

/// Finds the line of the knowledge that names a code most closely.
struct CodeTable: Sendable {
  let meanings: [CodeMeaning]

  /// The meaning, and whether the code itself is named and not just its class; nil when no line is about it.
  func meaning(of delivery: MailLog.Delivery) -> (meaning: CodeMeaning, isNamed: Bool)? {
    var best: (meaning: CodeMeaning, closeness: Int)?
    for meaning in meanings {
      for sign in meaning.signs {
        guard let closeness = CodeTable.closeness(sign.value, delivery), closeness > best?.closeness ?? -1
        else {
          continue
        }
        best = (meaning, closeness)
      }
    }
    return best.map { ($0.meaning, $0.closeness >= CodeTable.named) }
  }

  /// From here on a sign names a code, and below it only a class of codes.
  private static let named = 10

  /// How closely a sign names a code: words count most, then the enhanced code, which says more than the reply (RFC
  /// 3463), then the reply; nil when it is another code.
  private static func closeness(_ sign: CodeMeaning.Sign, _ delivery: MailLog.Delivery) -> Int? {
    let code = delivery.code
    var closeness = 0
    if !sign.reply.isEmpty {
      guard let reply = code.reply, isSame(sign.reply, String(reply)) else { return nil }
      closeness += sign.reply.utf8.contains(UInt8(ascii: "x")) ? 1 : 10
    }
    if !sign.enhanced.isEmpty {
      guard let enhanced = code.enhanced else { return nil }
      let numbers = [enhanced.kind, enhanced.subject, enhanced.detail].map(String.init)
      guard zip(sign.enhanced, numbers).allSatisfy({ $0 == "x" || $0 == $1 }) else { return nil }
      closeness += [1, 1, 20, 40][sign.enhanced.count { $0 != "x" }]
    }
    guard !sign.words.isEmpty else { return closeness }
    return delivery.words.firstPlace(of: sign.words) == nil ? nil : closeness + 100
  }

  private static func isSame(_ pattern: String, _ digits: String) -> Bool {
    pattern.utf8.count == digits.utf8.count && zip(pattern, digits).allSatisfy { $0 == "x" || $0 == $1 }
  }
}
