import FAQJournal
import FAQService
import Foundation
import JournalRecords

/// A journal in a file of its own, for the length of one test.
final class KeptJournal {
  let journal: Journal
  private let path = FileManager.default.temporaryDirectory.path + "/pandu-browser-\(UUID().uuidString)"

  init() throws { journal = try Journal.start(.file(path)) }

  deinit {
    journal.close()
    _ = journal.waitForEnd(milliseconds: 60_000)
    try? FileManager.default.removeItem(atPath: path)
  }

  /// What is in the file, after all is written.
  func records() throws -> [JournalRecord] {
    journal.close()
    guard journal.waitForEnd(milliseconds: 60_000) else { throw NotWritten() }
    let text = try String(contentsOfFile: path, encoding: .utf8)
    return try text.split(separator: "\n").map { try JournalRecord(line: Array($0.utf8)) }
  }

  struct NotWritten: Error {}
}
