package import FAQKnowledge
package import FAQText

extension RedactionWords {
  /// The words of the field that the built-in texts and the knowledge name.
  ///
  /// The knowledge adds words and takes none away, because a folder without these lists must not hide less than the program
  /// does on its own.
  ///
  /// - Parameter base: the knowledge; a new one names the built-in words alone.
  package convenience init(_ base: KnowledgeBase) {
    let builtIn = Phrasebook(language: "id")
    self.init { use in
      let key = RedactionWords.key(use)
      return builtIn.list(key) + base.phrasebook.list(key)
    }
  }

  private static func key(_ use: Use) -> Phrasebook.Key {
    switch use {
    case .link: .secretLinks
    case .keyed: .secretKeys
    case .ordinary: .noSecrets
    case .foreign: .numberedMatters
    case .unit: .countedThings
    case .product: .numberedProducts
    case .system: .accountSystems
    }
  }
}
