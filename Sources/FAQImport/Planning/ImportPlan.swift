package import FAQKnowledge

/// The findings of an import and the files that it would write. Nothing is written yet.
package struct ImportPlan: Sendable {
  package enum Status: String, Sendable {
    case new, updated
    /// There is nothing to write.
    case kept
    /// The page and the file have both changed; the file stays.
    case conflict
  }

  package struct Entry: Sendable {
    package var id: String
    package var title: String
    /// Relative to the folder.
    package var file: String
    package var category: String
    /// The line of the question in its file.
    package var line: Int
    package var status: Status
    package var summary: String
    package var steps: [String]
    package var attachments: [String]
    package var wordings: [String]
    /// The name of the file that it was read from.
    package var origin: String
  }

  package struct ContactLine: Sendable {
    package var id: String
    package var kind: Contact.Kind
    package var value: String
    package var status: Status
  }

  package struct Unplaced: Sendable, Equatable {
    package var line: Int
    package var text: String
    package var origin: String
  }

  package struct Write: Sendable, Equatable {
    /// Relative to the folder.
    package var path: String
    package var text: String
    package var replaces: Bool
  }

  package var entries: [Entry] = []
  package var contacts: [ContactLine] = []
  package var unplaced: [Unplaced] = []
  package var writes: [Write] = []
  /// The file that holds what was not placed, if there is any.
  package var leftovers: String?

  package init() {}
}

/// The folder that is imported into, as it is.
package struct ImportFolder: Sendable {
  package var base: KnowledgeBase
  /// The text of a file by its path in the folder; nil when there is none.
  package var text: @Sendable (String) -> String?

  package init(base: KnowledgeBase, text: @escaping @Sendable (String) -> String?) {
    (self.base, self.text) = (base, text)
  }

  /// A folder that is not there yet.
  package static let empty = ImportFolder(base: KnowledgeBase(), text: { _ in nil })
}
