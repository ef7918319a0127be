import JournalRecords

/// The numbers of readers that have found each entry helpful, and not helpful.
struct EntryVotes: Sendable {
  struct Count: Sendable, Equatable {
    var helpful = 0
    var unhelpful = 0
  }

  private var counts: [String: Count] = [:]

  init(_ records: [JournalRecord]) {
    for case .feedback(let record) in records {
      if record.isHelpful {
        counts[record.entry, default: Count()].helpful += 1
      } else {
        counts[record.entry, default: Count()].unhelpful += 1
      }
    }
  }

  subscript(entry: String) -> Count { counts[entry] ?? Count() }
}
