// The journal goes on while the knowledge is read anew, and each of its lines tells the version that it belongs to:
//
// 1. Questions, of both routes, and feedback carry the version that answered, before and after a reload; a sender of the
//    REST channel goes on over it.
// 2. Feedback is for entries of the version at hand: for one that is gone it is refused, for a new one it is taken.
// 3. Feedback that still waits for the disk while another version comes carries the one that it was taken by.
// 4. All of that under load: each line agrees with what its client was told, and none is missing.

import FAQService
import Foundation
import JournalRecords
import Synchronization
import TestSupport
import Testing

@Suite(.timeLimit(runningMinutes: 5)) struct JournalAcrossReloadsTests {
  @Test func `each line tells the version that answered`() throws {
    let site = try JournalledSite()
    var client = Talker(port: site.port)
    var versions: [String] = []
    for edition in [0, 1, 2] {
      if edition > 0 { try site.reload(edition) }
      versions.append(site.version)
      #expect(try client.ask("jam buka kantor") == site.version)
      let said = try client.say("parkir mobil di mana", from: "budi")
      // Who was there before hears that the conversation begins anew.
      #expect(said.contains("because the knowledge was updated") == (edition > 0), "\(said)")
      #expect(try client.praise("jam-buka", comment: "edisi \(edition)") == 204)
    }
    #expect(Set(versions).count == 3)
    let (questions, feedback) = try site.lines()
    #expect(questions.map(\.knowledgeVersion) == versions.flatMap { [$0, $0] })
    #expect(questions.map(\.channel) == [.ask, .rest, .ask, .rest, .ask, .rest])
    #expect(questions.map(\.entry) == ["jam-buka", "parkir", "jam-buka", "parkir", "jam-buka", "parkir"])
    #expect(feedback.map(\.knowledgeVersion) == versions)
    #expect(feedback.map(\.comment) == ["edisi 0", "edisi 1", "edisi 2"])
  }

  @Test func `feedback is for entries at hand`() throws {
    let site = try JournalledSite()
    var client = Talker(port: site.port)
    #expect([0, 1, 3].map { Edition(number: $0).entryCount } == [2, 3, 2])
    #expect(try client.praise("hal-2", comment: "too early") == 422)
    try site.reload(1)
    #expect(try client.praise("hal-2", comment: "in time") == 204)
    try site.reload(3)
    #expect(try client.praise("hal-2", comment: "too late") == 422)
    #expect(try site.lines().feedback.map(\.comment) == ["in time"])
  }

  @Test func `feedback waits while another version comes`() throws {
    let hold = JournalledSite.Hold()
    let site = try JournalledSite(hold)
    let old = site.version
    let waiting = try #require(RawClient(port: site.port))
    waiting.send(Talker.praise("jam-buka", "old").bytes(isLast: false))
    #expect(eventually { hold.begun.load(ordering: .acquiring) > 0 })
    // The disk is at it; the version goes meanwhile, and what is asked now is of the new one.
    try site.reload(1)
    var client = Talker(port: site.port)
    #expect(try client.ask("jam buka kantor") == site.version && site.version != old)
    #expect(!waiting.hasNews(within: 0))
    hold.isHeld.store(false, ordering: .releasing)
    #expect(waiting.answer()?.status == 204)
    #expect(try client.praise("jam-buka", comment: "new") == 204)
    let (questions, feedback) = try site.lines()
    #expect(feedback.map(\.comment) == ["old", "new"])
    #expect(feedback.map(\.knowledgeVersion) == [old, site.version])
    #expect(questions.map(\.knowledgeVersion) == [site.version])
  }

  @Test func `under load`() throws {
    let site = try JournalledSite()
    let diary = Diary()
    let clients = (0..<3).map { number in
      let port = site.port
      return Worker { diary.fill(number, Talker(port: port)) }
    }
    var versions = [site.version]
    for edition in 1...20 {
      // More answers than clients: one of them at least was asked for after the version was there.
      let count = diary.answers.load(ordering: .acquiring)
      #expect(eventually { diary.answers.load(ordering: .acquiring) >= count + 4 || diary.isEnded })
      try site.reload(edition)
      versions.append(site.version)
    }
    diary.end()
    for client in clients { client.wait() }
    #expect(diary.faults == [])
    let (questions, feedback) = try site.lines()
    let asked = Dictionary(uniqueKeysWithValues: questions.map { ($0.question, $0.knowledgeVersion) })
    #expect(asked == diary.asked)
    // What feedback was taken by lies between the answer before it and the one behind it.
    let places = Dictionary(uniqueKeysWithValues: versions.enumerated().map { ($1, $0) })
    let praised = diary.praised
    #expect(feedback.count == praised.count && !praised.isEmpty)
    for record in feedback {
      let (before, after) = try #require(praised[record.comment ?? ""])
      let place = try #require(places[record.knowledgeVersion])
      #expect(try #require(places[before]) <= place && place <= #require(places[after]))
    }
    #expect(Set(questions.map(\.knowledgeVersion)).count > 10)
  }
}

/// What clients asked and said, and which versions they were told.
private final class Diary: Sendable {
  private struct Pages {
    var asked: [String: String] = [:]
    var praised: [String: (before: String, after: String)] = [:]
    var faults: [String] = []
  }

  private let pages = Mutex(Pages())
  private let hasEnded = Atomic<Bool>(false)
  let answers = Atomic<Int>(0)

  var asked: [String: String] { pages.withLock { $0.asked } }
  var praised: [String: (before: String, after: String)] { pages.withLock { $0.praised } }
  var faults: [String] { pages.withLock { $0.faults } }
  var isEnded: Bool { hasEnded.load(ordering: .relaxed) }

  func end() { hasEnded.store(true, ordering: .relaxed) }

  /// Asks and praises until the end, with words that are each client's own.
  func fill(_ number: Int, _ client: Talker) {
    var client = client
    do {
      var before = try ask("jam buka \(number) ke 0", &client)
      for turn in 1... {
        let comment = "dari \(number) ke \(turn)"
        let status = try client.praise("jam-buka", comment: comment)
        if status != 204 { fault("\(comment): \(status)") }
        let after = try ask("jam buka \(number) ke \(turn)", &client)
        pages.withLock { $0.praised[comment] = (before, after) }
        before = after
        if isEnded { return }
      }
    } catch {
      fault("client \(number): \(error)")
    }
  }

  private func ask(_ question: String, _ client: inout Talker) throws -> String {
    let version = try client.ask(question)
    pages.withLock { $0.asked[question] = version }
    answers.add(1, ordering: .releasing)
    return version
  }

  private func fault(_ text: String) {
    pages.withLock { $0.faults.append(text) }
    end()
  }
}

/// A thread of its own that can be waited for.
private struct Worker {
  private let group = DispatchGroup()

  init(_ work: @escaping @Sendable () -> Void) {
    let group = group
    group.enter()
    Thread {
      work()
      group.leave()
    }.start()
  }

  func wait() { group.wait() }
}
