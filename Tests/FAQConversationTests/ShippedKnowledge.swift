import FAQConversation
import FAQKnowledge
import FoundationEssentials

/// The knowledge of this repository, read once.
enum ShippedKnowledge {
  static let responder = Responder(KnowledgeLoader.load(folder("knowledge")).base)

  /// A folder of the repository.
  static func folder(_ name: String) -> String {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    return (parts + [Substring(name)]).joined(separator: "/")
  }
}
