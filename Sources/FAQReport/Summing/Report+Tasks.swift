// The tasks that a report gives its readers, and the comparison of its last days with those before.
extension Report {
  /// Questions that were asked again and again without an answer, the most frequent first: each is an entry to be
  /// written.
  package var missing: [QuestionGroup] { unknown.groups.filter { $0.count >= ReportLimits.leastForTask } }

  /// Names the nearest entry of each group that was not answered, as far as tables show them.
  ///
  /// - Parameters:
  ///   - rows: how many groups of each table are shown.
  ///   - find: finds the entry for a wording; nil where none is near.
  package mutating func nameNearest(rows: Int, _ find: (String) -> QuestionGroup.Nearest?) {
    for table in [\Report.unknown, \.unclear, \.outside] {
      for number in self[keyPath: table].groups.indices.prefix(rows) {
        let title = self[keyPath: table].groups[number].title
        self[keyPath: table].groups[number].nearest = find(title)
      }
    }
  }

  /// Entries that at least as many readers found unhelpful as helpful: each is an entry to be mended.
  package var bad: [Entry] { unhelpfulEntries.filter { $0.unhelpful >= $0.helpful } }

  /// Entries that came close to each other more than once: each pair is to be told apart.
  package var alike: [ClosePair] { close.filter { $0.count >= ReportLimits.leastForTask } }

  /// The sums of some days.
  package struct Period: Sendable, Equatable {
    package var questions = 0
    package var alone = 0
    package var judged = 0
    package var unknown = 0
  }

  /// The last days of a journal beside as many days before them.
  package struct Comparison: Sendable, Equatable {
    package var days: Int
    package var last: Period
    package var before: Period
  }

  /// The last thirty days, seven days or day, whichever the journal has twice; nil for a journal of one day.
  package var comparison: Comparison? {
    guard let end = span?.upperBound.day, let days = ReportLimits.periods.first(where: { $0 * 2 <= length })
    else {
      return nil
    }
    return Comparison(
      days: days, last: sum(end - days + 1...end), before: sum(end - 2 * days + 1...end - days))
  }

  private func sum(_ range: ClosedRange<Int>) -> Period {
    days.filter { range.contains($0.day) }.reduce(into: Period()) { sum, day in
      sum.questions += day.questions
      sum.alone += day.alone
      sum.judged += day.judged
      sum.unknown += day.unknown
    }
  }
}
