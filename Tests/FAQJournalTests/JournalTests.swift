import FAQJournal
import Glibc
import JournalRecords
import Synchronization
import TestSupport
import Testing

// The journal with its thread, against a disk in memory:
//
// 1. Feedback is acknowledged when the sync has come to its end, and not before; what comes meanwhile shares the next one.
// 2. When the queue of questions is full, they are dropped and counted, and nothing else is; so feedback is refused.
// 3. All that was taken is written before the end, and nothing is taken then.
// 4. On a full disk feedback is refused and questions are lost and counted, until there is room again.
// 5. Many threads at once: every line is whole, and those of one thread are in its order.
@Suite(.timeLimit(runningMinutes: 1)) struct JournalTests {
  private func start(_ disk: MemoryDisk, _ change: (inout JournalLimits) -> Void = { _ in }) throws -> Journal
  {
    var limits = JournalLimits()
    limits.gatherMilliseconds = 1
    change(&limits)
    return try Journal.start(disk.disk, limits, now: { JournalTime(milliseconds: 0) })
  }

  private func end(_ journal: Journal) {
    journal.close()
    #expect(journal.waitForEnd(milliseconds: 60_000))
  }

  @Test func `feedback waits for the sync`() throws {
    let disk = MemoryDisk()
    let journal = try start(disk)
    let fates = Fates()
    disk.change { $0.holdsSync = true }
    journal.sink.keep(Notes.feedback(1), fates.ticket(1))
    #expect(eventually { disk.state.withLock { $0.syncsBegun } == 1 })
    // It is written, and the disk has not said that it has it.
    #expect(Notes.read(disk.text()) == ["f1"] && fates.all.isEmpty)
    for number in 2...50 { journal.sink.keep(Notes.feedback(number), fates.ticket(number)) }
    #expect(fates.all.isEmpty)
    disk.change { $0.holdsSync = false }
    #expect(eventually { fates.all.count == 50 })
    #expect(fates.all.values.allSatisfy { $0 })
    // One sync for the first, and one for all that waited behind it.
    #expect(disk.state.withLock { $0.syncsBegun } == 2)
    #expect(journal.sink.counts().feedback == 50)
    end(journal)
  }

  @Test func `questions are dropped and counted`() throws {
    let disk = MemoryDisk()
    let journal = try start(disk) { ($0.questions, $0.feedback) = (10, 3) }
    let fates = Fates()
    disk.change { $0.holdsSync = true }
    journal.sink.keep(Notes.feedback(0), fates.ticket(0))
    #expect(eventually { disk.state.withLock { $0.syncsBegun } == 1 })
    for number in 1...100 { journal.sink.note(Notes.question(number)) }
    for number in 1...5 { journal.sink.keep(Notes.feedback(number), fates.ticket(number)) }
    #expect(journal.sink.counts().dropped == 90)
    #expect(fates.all == [4: false, 5: false] && journal.sink.counts().refused == 2)
    disk.change { $0.holdsSync = false }
    end(journal)
    let expected = ["f0"] + (1...10).map { "q\($0)" } + (1...3).map { "f\($0)" }
    #expect(Notes.read(disk.text()) == expected)
    #expect(fates.all == [0: true, 1: true, 2: true, 3: true, 4: false, 5: false])
    var counts = JournalCounts()
    (counts.questions, counts.feedback, counts.dropped, counts.refused) = (10, 4, 90, 2)
    counts.bytes = disk.text()?.utf8.count ?? 0
    #expect(journal.sink.counts() == counts)
  }

  @Test func `the end`() throws {
    let disk = MemoryDisk()
    let journal = try start(disk) { $0.gatherMilliseconds = 3_600_000 }
    let fates = Fates()
    for number in 1...100 { journal.sink.note(Notes.question(number)) }
    end(journal)
    #expect(Notes.read(disk.text()) == (1...100).map { "q\($0)" })
    #expect(disk.state.withLock { $0.synced["journal"] == $0.files["journal"]?.count })
    journal.sink.note(Notes.question(101))
    journal.sink.keep(Notes.feedback(102), fates.ticket(102))
    #expect(fates.all == [102: false])
    #expect(journal.sink.counts().dropped == 1 && journal.sink.counts().refused == 1)
    #expect(Notes.read(disk.text()).count == 100)
  }

  @Test func `a full disk`() throws {
    let disk = MemoryDisk()
    let journal = try start(disk)
    let fates = Fates()
    disk.change { $0.room = 20 }
    journal.sink.note(Notes.question(1))
    journal.sink.keep(Notes.feedback(2), fates.ticket(2))
    #expect(eventually { fates.all == [2: false] })
    #expect(eventually { journal.sink.counts().lost == 1 })
    #expect(journal.sink.counts().isFailing && journal.sink.counts().errors > 0)
    #expect(disk.text() == "")
    disk.change { $0.room = .max }
    journal.sink.keep(Notes.feedback(3), fates.ticket(3))
    #expect(eventually { fates.all[3] == true })
    #expect(!journal.sink.counts().isFailing)
    end(journal)
    #expect(Notes.read(disk.text()) == ["f3"])
  }

  @Test func `many threads`() throws {
    let disk = MemoryDisk()
    let journal = try start(disk) { $0.feedback = 100_000 }
    let fates = Fates()
    let threads = 8
    let sink = journal.sink
    let running = Atomic<Int>(threads)
    for thread in 0..<threads {
      // A tenth of all is feedback.
      Worker.start {
        for number in (thread * 1_000)..<(thread * 1_000 + 1_000) {
          if number % 10 == 0 {
            sink.keep(Notes.feedback(number), fates.ticket(number))
          } else {
            sink.note(Notes.question(number))
          }
        }
        running.subtract(1, ordering: .releasing)
      }
    }
    #expect(eventually { running.load(ordering: .acquiring) == 0 })
    end(journal)
    let read = Notes.read(disk.text())
    #expect(read.count == threads * 1_000 && journal.sink.counts().dropped == 0)
    #expect(fates.all.count == threads * 100 && fates.all.values.allSatisfy { $0 })
    for thread in 0..<threads {
      let own = read.compactMap { Int($0.dropFirst()) }.filter { $0 / 1_000 == thread }
      #expect(own == Array((thread * 1_000)..<(thread * 1_000 + 1_000)))
    }
  }
}
