package import Basics
package import FAQKnowledge
package import FAQText
package import JournalRecords

/// All that a desk asks of the machine. Tests bring a store in memory.
package struct DeskStore: Sendable {
  /// Puts texts, the most frequent first, into groups of one subject each; `wordings` is how many the knowledge has.
  package typealias Grouping =
    @Sendable (_ texts: [String], _ analyzer: Analyzer, _ wordings: Int) -> [[Int]]

  /// The knowledge folders, each over those before it, without a slash at the end. New files go into the last one.
  package var folders: [String]
  /// Reads files and folders.
  package var system: FileSystem
  /// A number that changes when a file of the folders does.
  package var stamp: @Sendable () -> UInt64
  /// When a file was written last; nil where that is not known.
  package var modified: @Sendable (_ path: String) -> WallTime?
  /// Makes all changes or none, each atomically, while no other desk does.
  package var apply: @Sendable (_ changes: [FileChange]) throws(StoreError) -> Void
  /// Files of the folders that Git has not committed; nil where there is no repository or no Git.
  package var uncommitted: @Sendable () -> [String]?
  /// The records of the journal, oldest first; none where there is no journal.
  package var journal: @Sendable () -> [JournalRecord]
  /// How the questions of the inbox are grouped. The default is that each is a group of its own.
  package var grouping: Grouping = { texts, _, _ in texts.indices.map { [$0] } }
  package var bits: RandomBits
  package var clock: @Sendable () -> WallTime

  package init(
    folders: [String], system: FileSystem, stamp: @escaping @Sendable () -> UInt64,
    modified: @escaping @Sendable (String) -> WallTime?,
    apply: @escaping @Sendable ([FileChange]) throws(StoreError) -> Void,
    uncommitted: @escaping @Sendable () -> [String]?, journal: @escaping @Sendable () -> [JournalRecord],
    bits: @escaping RandomBits, clock: @escaping @Sendable () -> WallTime
  ) {
    (self.folders, self.system, self.stamp, self.modified) = (folders, system, stamp, modified)
    (self.apply, self.uncommitted, self.journal) = (apply, uncommitted, journal)
    (self.bits, self.clock) = (bits, clock)
  }

  /// The folder that new files go into.
  var top: String { folders.last ?? "" }

  /// The text of a file; nil where there is none, or where it is no UTF-8.
  func text(_ path: String) -> String? {
    guard let bytes = try? system.contents(path, 0, DeskStore.largestFile) else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }

  /// Largest file that is edited, in bytes: fifty times a long entry.
  static let largestFile = 1 << 20
}

/// A file to be written, replaced or removed.
package struct FileChange: Sendable, Equatable {
  package enum Expectation: Sendable, Equatable {
    case anything
    /// The text that the file must have; nil: there must be none.
    case text(String?)
  }

  package var path: String
  package var before: Expectation
  /// Nil to remove the file.
  package var after: String?

  package init(path: String, before: Expectation, after: String?) {
    (self.path, self.before, self.after) = (path, before, after)
  }
}

/// The reason why nothing was changed.
package enum StoreError: Error, Sendable, Equatable {
  /// The file is another one than was expected.
  case changed(path: String)
  case system(path: String, SystemError)
}
