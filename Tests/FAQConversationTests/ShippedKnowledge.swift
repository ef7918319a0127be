import FAQConversation
import FAQKnowledge
import FAQMatching
import FAQText
import FoundationEssentials

/// The knowledge of this repository, read once.
enum ShippedKnowledge {
  static let responder = Responder(KnowledgeLoader.load(folder("knowledge")).base)

  /// A message as it is read.
  static func tokens(_ text: [UInt8]) -> [Token] {
    var scratch = AnalysisScratch()
    responder.matcher.analyzer.analyze(text, &scratch)
    return scratch.tokens
  }

  /// A folder of the repository.
  static func folder(_ name: String) -> String {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    return (parts + [Substring(name)]).joined(separator: "/")
  }
}
