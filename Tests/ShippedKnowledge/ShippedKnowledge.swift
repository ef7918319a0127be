package import FAQConversation
package import FAQKnowledge
package import FAQMatching

/// The knowledge folder of this repository, read and fitted once for all tests, because fitting takes seconds in a debug
/// build.
package enum ShippedKnowledge {
  package static let folder = path("knowledge")
  package static let loaded = KnowledgeLoader.load(folder)
  package static let base = loaded.base
  package static let matcher = Matcher(base)
  package static let responder = Responder(matcher)

  /// - Parameter name: of a file or folder of the repository, from its root.
  /// - Returns: its absolute path.
  package static func path(_ name: String) -> String {
    // This file stands three steps below the root.
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    return (parts + [Substring(name)]).joined(separator: "/")
  }
}
