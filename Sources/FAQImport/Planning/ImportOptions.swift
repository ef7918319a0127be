package import Basics

/// The officer's wishes for an import.
package struct ImportOptions: Sendable {
  /// The category of all questions; nil: the heading of each.
  package var category: String?
  /// The id or the title of the source; nil: the title of the page.
  package var source: String?
  /// Ids of contacts that each entry names.
  package var contacts: [String] = []
  /// The language of the knowledge, as in `basis.md`, in which import writes its own words.
  package var language = "id"
  /// The day of the import.
  package var today: CivilDate
  /// Ids of entries that must not be taken.
  package var reserved: Set<String> = []

  /// Questions that are left out, by their number from 0 on.
  package var skipped: Set<Int> = []

  package init(today: CivilDate) { self.today = today }
}

/// A file to import.
package struct ImportedFile: Sendable {
  package var name: String
  package var bytes: [UInt8]

  package init(name: String, bytes: [UInt8]) { (self.name, self.bytes) = (name, bytes) }
}
