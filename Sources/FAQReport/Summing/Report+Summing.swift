package import Basics
package import FAQKnowledge
package import FAQText

extension Report {
  /// Sums up a reading.
  ///
  /// - Parameters:
  ///   - reading: all journals, counted.
  ///   - base: gives the titles of entries.
  ///   - analyzer: the analyzer that the tally read questions with.
  ///   - now: decides which entries are due; nil, which is the default, names none.
  package init(
    _ reading: JournalReading, base: KnowledgeBase, analyzer: Analyzer, at now: WallTime? = nil
  ) {
    var tally = reading.tally
    tally.finish()
    let wordings = base.entries.reduce(0) { $0 + $1.wordings.count }
    func questions(_ counts: QuestionCounts) -> Questions {
      Questions(
        total: counts.total, wordless: counts.wordless,
        groups: QuestionGrouping.groups(counts, analyzer: analyzer, wordings: wordings),
        error: counts.sketch.greatestError)
    }
    self.init(
      zone: tally.zone,
      span: tally.span.map { tally.zone.moment($0.lowerBound)...tally.zone.moment($0.upperBound) },
      outcomes: tally.outcomes, helpful: tally.helpful, unhelpful: tally.unhelpful,
      medianLatency: tally.latency.percentile(0.5), slowLatency: tally.latency.percentile(0.99),
      entries: Report.entries(tally, base), close: Report.close(tally), closeTotal: tally.close.total,
      closeError: tally.close.sketch.greatestError, unknown: questions(tally.unknown),
      outside: questions(tally.outside),
      unclear: questions(tally.unclear), week: tally.days.hours,
      days: tally.days.days.sorted { $0.key < $1.key }.map {
        Day(
          day: $0.key, questions: $0.value.questions, alone: $0.value.alone, judged: $0.value.judged,
          unknown: $0.value.unknown)
      },
      skipped: reading.skipped, due: now.map { Report.due(base, at: $0) } ?? [])
  }

  /// The entries that have ended, then those to be looked at again, each by its day.
  private static func due(_ base: KnowledgeBase, at now: WallTime) -> [Due] {
    let ended = base.entries.filter { $0.hasExpired(at: now, base.zone) }
    let open = base.entries.filter { $0.isDue(at: now, base.zone) }
    let all =
      ended.map { ($0, $0.expiry, true) } + open.map { ($0, $0.review, false) }
    return all.compactMap { entry, day, hasEnded in
      day.map { Due(id: entry.id, title: entry.title, day: $0, hasEnded: hasEnded) }
    }.sorted { ($0.hasEnded ? 0 : 1, $0.day, $0.id) < ($1.hasEnded ? 0 : 1, $1.day, $1.id) }
  }

  private static func entries(_ tally: JournalTally, _ base: KnowledgeBase) -> [Entry] {
    let titles = Dictionary(base.entries.map { ($0.id, $0.title) }, uniquingKeysWith: { first, _ in first })
    return tally.entries.counts.enumerated().compactMap { number, counts -> Entry? in
      // An entry that only ever came second is not listed.
      guard counts.answers + counts.helpful + counts.unhelpful > 0 else { return nil }
      let id = tally.entries.id(number)
      return Entry(
        id: Wording(id, masksStay: true).text, title: titles[id], answers: counts.answers,
        helpful: counts.helpful, unhelpful: counts.unhelpful,
        comments: counts.comments.map { .init(moment: tally.zone.moment($0.seconds), text: $0.text) })
    }.sorted { $0.answers != $1.answers ? $0.answers > $1.answers : $0.id < $1.id }
  }

  private static func close(_ tally: JournalTally) -> [ClosePair] {
    func id(_ number: Int) -> String { Wording(tally.entries.id(number), masksStay: true).text }
    return tally.close.sketch.slots.filter { $0.least > 0 }.map {
      ClosePair(
        answered: id($0.key.answered), rival: id($0.key.rival), count: $0.least, example: $0.note)
    }.sorted {
      if $0.count != $1.count { return $0.count > $1.count }
      return ($0.answered, $0.rival) < ($1.answered, $1.rival)
    }
  }
}
