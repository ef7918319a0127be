import Basics
import JSON
import JournalRecords

/// A report as one JSON object. Its keys are the same for every journal; a missing value is `null`, `0` or `[]`. Times are by the clock of `zone`, latencies in microseconds, shares from 0 to 1.
package enum JSONReport {
  package static func text(_ report: Report) -> String {
    var writer = JSONWriter()
    writer.object { json in
      tasks(report, &json)
      totals(report, &json)
      json.key("outcomes")
      json.object { outcomes in
        for outcome in QuestionRecord.Outcome.allCases { outcomes.count(key(outcome), report.count(outcome)) }
      }
      json.key("entries")
      json.array(report.entries) { entry($1, &$0) }
      questions("unanswered", report.unknown, to: &json)
      questions("asked_back", report.unclear, to: &json)
      questions("outside", report.outside, to: &json)
      close(report, &json)
      times(report, &json)
      skipped(report.skipped, &json)
      json.key("due")
      json.array(report.due) { json, due in
        json.object {
          $0.pair("entry", due.id)
          $0.pair("date", due.day.text)
          $0.pair("reason", due.hasEnded ? "ended" : "review")
        }
      }
    }
    return writer.text
  }

  private static func tasks(_ report: Report, _ json: inout JSONWriter) {
    json.key("tasks")
    json.object {
      $0.count("new_entries", report.missing.count)
      $0.count("bad_entries", report.bad.count)
      $0.count("alike_entries", report.alike.count)
    }
    json.key("comparison")
    guard let comparison = report.comparison else { return json.null() }
    json.object {
      $0.count("days", comparison.days)
      for (key, period) in [("last", comparison.last), ("before", comparison.before)] {
        $0.key(named: key)
        $0.object {
          $0.count("questions", period.questions)
          $0.count("answered_alone", period.alone)
          $0.count("answered_alone_of", period.judged)
          $0.count("unanswered", period.unknown)
        }
      }
    }
  }

  private static func totals(_ report: Report, _ json: inout JSONWriter) {
    json.pair("zone", report.zone.rawValue)
    json.pair("from", orNull: report.span.map { stamp($0.lowerBound) })
    json.pair("to", orNull: report.span.map { stamp($0.upperBound) })
    json.count("days", report.length)
    json.count("questions", report.questions)
    json.count("answered_alone", report.alone)
    json.count("answered_alone_of", report.judged)
    json.key("feedback")
    json.object {
      $0.count("helpful", report.helpful)
      $0.count("unhelpful", report.unhelpful)
    }
    json.key("latency_us")
    if let latency = report.latency {
      json.object {
        $0.count("p50", latency.median)
        $0.count("p99", latency.slow)
      }
    } else {
      json.null()
    }
  }

  private static func entry(_ entry: Report.Entry, _ json: inout JSONWriter) {
    json.object {
      $0.pair("id", entry.id)
      $0.pair("title", orNull: entry.title)
      $0.count("answers", entry.answers)
      $0.count("helpful", entry.helpful)
      $0.count("unhelpful", entry.unhelpful)
      $0.key("comments")
      $0.array(entry.comments) { json, comment in
        json.object {
          $0.pair("time", stamp(comment.moment))
          $0.pair("text", comment.text)
        }
      }
    }
  }

  private static func questions(
    _ key: StaticString, _ questions: Report.Questions, to json: inout JSONWriter
  ) {
    json.key(key)
    json.object {
      $0.count("total", questions.total)
      $0.count("wordless", questions.wordless)
      $0.count("error", questions.error)
      $0.key("groups")
      $0.array(questions.groups) { json, group in
        json.object {
          $0.count("count", group.count)
          $0.strings("wordings", group.wordings.map(\.text))
          $0.key("nearest")
          if let nearest = group.nearest {
            $0.object {
              $0.pair("entry", nearest.entry)
              $0.key("confidence")
              $0.number(nearest.confidence)
            }
          } else {
            $0.null()
          }
        }
      }
    }
  }

  private static func close(_ report: Report, _ json: inout JSONWriter) {
    json.key("close")
    json.object {
      $0.count("total", report.closeTotal)
      $0.count("error", report.closeError)
      $0.key("pairs")
      $0.array(report.close) { json, pair in
        json.object {
          $0.pair("entry", pair.answered)
          $0.pair("runner_up", pair.rival)
          $0.count("count", pair.count)
          $0.pair("example", pair.example)
        }
      }
    }
  }

  private static func times(_ report: Report, _ json: inout JSONWriter) {
    json.key("hours")
    json.array(report.hours) { $0.integer($1) }
    json.key("weekdays")
    json.array(report.weekdays) { $0.integer($1) }
    json.key("dates")
    json.array(report.days) { json, day in
      json.object {
        $0.pair("date", stamp(Moment(day: day.day, second: 0), isDate: true))
        $0.count("questions", day.questions)
        $0.count("answered_alone", day.alone)
      }
    }
  }

  private static func skipped(_ skipped: SkippedLines, _ json: inout JSONWriter) {
    json.key("skipped")
    json.object { json in
      json.count("total", skipped.total)
      json.count("torn", skipped.counts[.torn] ?? 0)
      json.count("no_record", skipped.counts[.noRecord] ?? 0)
      json.count("too_long", skipped.counts[.tooLong] ?? 0)
      json.count("unknown_kind", skipped.counts[.unknownKind] ?? 0)
      json.count("unknown_version", skipped.counts[.unknownVersion] ?? 0)
      json.key("places")
      json.array(skipped.places) { json, place in
        json.object {
          $0.pair("file", place.file)
          $0.count("line", place.line)
          $0.count("offset", place.offset)
          $0.pair("reason", place.reason.rawValue)
        }
      }
    }
  }

  private static func key(_ outcome: QuestionRecord.Outcome) -> StaticString {
    switch outcome {
    case .answer: "answer"
    case .clarify: "clarify"
    case .fallback: "fallback"
    case .smalltalk: "smalltalk"
    case .handoff: "handoff"
    case .form: "form"
    }
  }

  /// `2026-11-22T10:39`, or the date of it.
  private static func stamp(_ moment: Moment, isDate: Bool = false) -> String {
    let text = JournalTime(milliseconds: (moment.day * 86_400 + moment.second) * 1_000).text
    return String(text.prefix(isDate ? 10 : 16))
  }
}

extension JSONWriter {
  fileprivate mutating func count(_ key: StaticString, _ value: Int) {
    self.key(key)
    integer(value)
  }

  fileprivate mutating func pair(_ key: StaticString, orNull value: String?) {
    self.key(key)
    if let value { string(value) } else { null() }
  }
}
