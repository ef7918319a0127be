import Basics
import FAQKnowledge
import JournalRecords

/// Numbers, times and names as a report writes them, in the language of the knowledge.
struct ReportForms: Sendable {
  let words: ScreenWords
  let isEnglish: Bool
  private let months: [String]
  private let weekdays: [String]

  init(_ base: KnowledgeBase) {
    words = base.phrasebook.screens
    isEnglish = base.language == "en"
    months = words.list(.months)
    weekdays = words.list(.weekdayNames)
  }

  /// `1.234.567`, or `1,234,567` in English.
  func number(_ value: Int) -> String {
    let digits = Array(String(abs(value)))
    var text = value < 0 ? "-" : ""
    for (place, digit) in digits.enumerated() {
      if place > 0, (digits.count - place) % 3 == 0 { text += isEnglish ? "," : "." }
      text.append(digit)
    }
    return text
  }

  /// `78,3 %`, or `78.3 %` in English; `-` where the whole is zero.
  func percent(_ part: Int, of whole: Int) -> String {
    guard whole > 0 else { return "-" }
    return tenths((part * 2_000 + whole) / (whole * 2)) + " %"
  }

  /// Microseconds as `85 µs`, `1,2 ms` or `3,4 s`.
  func duration(_ microseconds: Int) -> String {
    if microseconds < 1_000 { return "\(microseconds) µs" }
    if microseconds < 1_000_000 { return tenths((microseconds + 50) / 100) + " ms" }
    return tenths((microseconds + 50_000) / 100_000) + " s"
  }

  /// Tenths as a number with one decimal.
  private func tenths(_ value: Int) -> String {
    number(value / 10) + (isEnglish ? "." : ",") + String(value % 10)
  }

  /// `22 Nov 2026`.
  func date(_ day: Int) -> String {
    let date = CivilDate(daysSince1970: day)
    return self.date(year: date.year, month: date.month, day: date.day)
  }

  private func date(year: Int, month: Int, day: Int) -> String { "\(day) \(name(month)) \(year)" }

  private func name(_ month: Int) -> String {
    months.indices.contains(month - 1) ? months[month - 1] : String(month)
  }

  /// `22 Nov 2026 10.39`; in English `22 Nov 2026 10:39`.
  func moment(_ moment: Moment) -> String {
    "\(date(moment.day)) \(two(moment.hour))\(isEnglish ? ":" : ".")\(two(moment.second / 60 % 60))"
  }

  /// `22 Nov 2026 10.39 – 30 Nov 2026 21.00 WIB, 9 hari`.
  func span(_ report: Report) -> String {
    guard let span = report.span else { return "" }
    return moment(span.lowerBound) + " – " + moment(span.upperBound) + " " + report.zone.rawValue + ", "
      + words.fill(.days, ["jumlah": number(report.length)])
  }

  /// `08–09`: from eight to nine o'clock.
  func hour(_ hour: Int) -> String { "\(two(hour))–\(two((hour + 1) % 24))" }

  /// - Parameter day: 0 is Monday.
  /// - Returns: its name.
  func weekday(_ day: Int) -> String { weekdays.indices.contains(day) ? weekdays[day] : String(day + 1) }

  func point(_ point: Series.Point, _ step: Series.Step) -> String {
    switch step {
    case .day: date(year: point.year, month: point.month, day: point.day)
    case .month: "\(name(point.month)) \(point.year)"
    case .year: String(point.year)
    }
  }

  func heading(_ step: Series.Step) -> String {
    switch step {
    case .day: words[.byDay]
    case .month: words[.byMonth]
    case .year: words[.byYear]
    }
  }

  func outcome(_ outcome: QuestionRecord.Outcome) -> String {
    switch outcome {
    case .answer: words[.answer]
    case .clarify: words[.clarify]
    case .fallback: words[.fallback]
    case .smalltalk: words[.smalltalk]
    case .handoff: words[.handoff]
    case .form: words[.form]
    }
  }

  /// The reasons why lines were skipped, each with its count: `bukan catatan 2, terlalu panjang 1`.
  func reasons(_ skipped: SkippedLines) -> String {
    SkippedLines.Reason.allCases.compactMap { reason in
      skipped.counts[reason].map { words.fill(ReportForms.word(reason), ["jumlah": number($0)]) }
    }.joined(separator: ", ")
  }

  private static func word(_ reason: SkippedLines.Reason) -> ReportWord {
    switch reason {
    case .torn: .skippedTorn
    case .noRecord: .skippedNoRecord
    case .tooLong: .skippedTooLong
    case .unknownKind: .skippedKind
    case .unknownVersion: .skippedVersion
    }
  }

  /// An entry whose day has come, with that day.
  func due(_ due: Report.Due) -> String {
    let day = date(due.day.daysSince1970)
    return words.fill(due.hasEnded ? .dueEnded : .dueReview, ["entri": due.id, "tanggal": day])
  }

  private func two(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
}

/// The busiest of some counts.
enum Busiest {
  /// The first index with the greatest count; nil when all counts are zero.
  static func place(_ counts: [Int]) -> Int? {
    guard let most = counts.max(), most > 0 else { return nil }
    return counts.firstIndex(of: most)
  }
}
