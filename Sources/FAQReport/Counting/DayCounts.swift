import JournalRecords

/// Questions of each day, and of each hour of the week.
struct DayCounts: Sendable {
  struct Counts: Sendable, Equatable {
    var questions = 0
    /// Questions answered without a person.
    var alone = 0
    /// Questions that are no steps of a letter, the whole that `alone` is a part of.
    var judged = 0
    /// Questions that nothing was known about.
    var unknown = 0

    static func += (counts: inout Counts, more: Counts) {
      counts.questions += more.questions
      counts.alone += more.alone
      counts.judged += more.judged
      counts.unknown += more.unknown
    }
  }

  /// By day since 1970, at most ``ReportLimits/days`` of them.
  private(set) var days: [Int: Counts] = [:]
  /// Questions of days beyond ``ReportLimits/days``.
  private(set) var elsewhere = 0
  /// By weekday and hour: 24 for Monday, then 24 for Tuesday.
  private(set) var hours = [Int](repeating: 0, count: 7 * 24)
  /// The day of the last question, whose counts are in `open`, because most questions have the same day as the one before
  /// and need no look-up in `days` then.
  private var today: Int?
  private var open = Counts()

  mutating func add(_ moment: Moment, _ outcome: QuestionRecord.Outcome, isOutside: Bool) {
    hours[moment.weekday * 24 + moment.hour] += 1
    if moment.day != today {
      close()
      today = moment.day
    }
    open.questions += 1
    if JournalTally.isAnsweredAlone(outcome) { open.alone += 1 }
    if outcome != .form { open.judged += 1 }
    if outcome == .fallback, !isOutside { open.unknown += 1 }
  }

  /// Adds the last day's counts to the table.
  mutating func close() {
    defer { open = Counts() }
    guard open.questions > 0, let today else { return }
    guard days.count < ReportLimits.days || days[today] != nil else { return elsewhere += open.questions }
    days[today, default: Counts()] += open
  }
}
