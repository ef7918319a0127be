import Basics

/// Questions over time, in steps of days, months or years. Steps without questions are included.
package struct Series: Sendable, Equatable {
  package enum Step: Sendable { case day, month, year }

  package struct Point: Sendable, Equatable {
    package var year: Int
    /// From 1; 1 in steps of years.
    package var month: Int
    /// From 1; 1 in steps of months or years.
    package var day: Int
    package var questions: Int
    package var alone: Int
  }
  package var step: Step
  package var points: [Point]

  /// Takes the finest steps that give at most `most` points. Of more years than that the last ones are kept.
  package init(_ days: [Report.Day], most: Int) {
    guard let first = days.first, let last = days.last else {
      (step, points) = (.day, [])
      return
    }
    let choice: Step =
      if last.day - first.day < most {
        .day
      } else if Series.number(last.day, .month)
        - Series.number(first.day, .month) < most
      { .month } else { .year }
    var counts: [Int: Report.Day] = [:]
    for day in days {
      let number = Series.number(day.day, choice)
      counts[number, default: .init(day: 0, questions: 0, alone: 0)].questions += day.questions
      counts[number, default: .init(day: 0, questions: 0, alone: 0)].alone += day.alone
    }
    let end = Series.number(last.day, choice)
    step = choice
    points = (max(Series.number(first.day, choice), end - most + 1)...end).map { number in
      let date = Series.date(number, choice)
      return Point(
        year: date.year, month: date.month, day: date.day, questions: counts[number]?.questions ?? 0,
        alone: counts[number]?.alone ?? 0)
    }
  }

  /// The number of the step that a day is in.
  private static func number(_ day: Int, _ step: Step) -> Int {
    let date = CivilDate(daysSince1970: day)
    return switch step {
    case .day: day
    case .month: date.year * 12 + date.month - 1
    case .year: date.year
    }
  }

  /// The first day of a step.
  private static func date(_ number: Int, _ step: Step) -> (year: Int, month: Int, day: Int) {
    switch step {
    case .day:
      let date = CivilDate(daysSince1970: number)
      return (date.year, date.month, date.day)
    case .month: return (number / 12, number % 12 + 1, 1)
    case .year: return (number, 1, 1)
    }
  }
}
