import FAQConversation
import FAQMatching
import FAQText
import ShippedKnowledge

extension ShippedKnowledge {
  /// A message as the shipped knowledge reads it.
  static func tokens(_ text: [UInt8]) -> [Token] {
    var scratch = AnalysisScratch()
    responder.matcher.analyzer.analyze(text, &scratch)
    return scratch.tokens
  }
}
