import FAQJournal
import JournalRecords
import Testing

// 1. Notes are given in the order in which they came, all at once.
// 2. Questions beyond their count or their bytes are not taken, and leave the room of feedback alone; so the other way.
// 3. The writer is woken by the first note, by the first feedback and by half of the questions, and not in between.
// 4. Once closed nothing is taken, and what waits is still given.
@Suite struct BacklogTests {
  private func question(_ text: String) -> JournalNote {
    JournalNote(
      redacted: .question(
        QuestionRecord(time: JournalTime(milliseconds: 0), question: text, outcome: .answer)))
  }

  private func feedback(_ text: String) -> JournalNote {
    JournalNote(
      redacted: .feedback(
        FeedbackRecord(time: JournalTime(milliseconds: 0), entry: "a", isHelpful: true, comment: text)))
  }

  private func small(_ change: (inout JournalLimits) -> Void = { _ in }) -> Backlog<Int> {
    var limits = JournalLimits()
    (limits.questions, limits.feedback) = (4, 2)
    change(&limits)
    return Backlog(limits)
  }

  @Test func `order and wakes`() {
    var backlog = small()
    #expect(backlog.isEmpty && !backlog.isUrgent)
    #expect(backlog.add(question("1")) == .yes(wakes: true))
    #expect(!backlog.isUrgent)
    #expect(backlog.add(question("2")) == .yes(wakes: true))
    #expect(backlog.isUrgent)
    #expect(backlog.add(question("3")) == .yes(wakes: false))
    #expect(backlog.add(feedback("4"), 4) == .yes(wakes: true))
    #expect(backlog.add(feedback("5"), 5) == .yes(wakes: false))
    #expect(backlog.add(question("6")) == .yes(wakes: false))
    #expect(backlog.add(question("7")) == .no)
    #expect(backlog.add(feedback("8"), 8) == .no)
    let work = backlog.take()
    #expect(work.entries.map(\.ticket) == [nil, nil, nil, 4, 5, nil])
    #expect(!work.rotates && !work.isLast)
    #expect(backlog.isEmpty && !backlog.isUrgent && backlog.take().entries.isEmpty)
    #expect(backlog.add(question("9")) == .yes(wakes: true))
  }

  @Test func `bytes`() {
    let size = question("").size
    var backlog = small { ($0.questionBytes, $0.feedbackBytes) = (size * 2 + 10, size + 9) }
    #expect(backlog.add(question("12345")) == .yes(wakes: true))
    #expect(backlog.add(question("123456")) == .no)
    #expect(backlog.add(question("12345")) == .yes(wakes: true))
    #expect(backlog.add(question("")) == .no)
    #expect(backlog.add(feedback("1234567890"), 1) == .no)
    #expect(backlog.add(feedback("123456789"), 2) == .yes(wakes: true))
  }

  @Test func `rotation and the end`() {
    var backlog = small()
    backlog.askForRotation()
    #expect(backlog.isUrgent && !backlog.isEmpty)
    #expect(backlog.take().rotates)
    #expect(!backlog.take().rotates)
    _ = backlog.add(question("1"))
    backlog.close()
    #expect(backlog.add(question("2")) == .no && backlog.add(feedback("3"), 3) == .no)
    let work = backlog.take()
    #expect(work.entries.count == 1 && work.isLast)
  }
}
