/// Questions of each day, and of each hour of the week.
struct DayCounts: Sendable {
  struct Counts: Sendable, Equatable {
    var questions = 0
    /// Those answered without a person.
    var alone = 0
  }

  /// By day since 1970, at most ``ReportLimits/days`` of them.
  private(set) var days: [Int: Counts] = [:]
  /// Questions of days for which there was no room.
  private(set) var elsewhere = 0
  /// By weekday and hour: 24 for Monday, then 24 for Tuesday.
  private(set) var hours = [Int](repeating: 0, count: 7 * 24)
  /// The day at hand, so that each question need not look for its day.
  private var today = -1
  private var open = Counts()

  mutating func add(_ moment: Moment, isAlone: Bool) {
    hours[moment.weekday * 24 + moment.hour] += 1
    if moment.day != today {
      close()
      today = moment.day
    }
    open.questions += 1
    if isAlone { open.alone += 1 }
  }

  /// Puts the day at hand to the others.
  mutating func close() {
    defer { open = Counts() }
    guard open.questions > 0 else { return }
    guard days.count < ReportLimits.days || days[today] != nil else { return elsewhere += open.questions }
    days[today, default: Counts()].questions += open.questions
    days[today, default: Counts()].alone += open.alone
  }
}
