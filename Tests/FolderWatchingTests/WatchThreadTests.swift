// 1. A change while nobody takes it yet is not missed; one later is noticed, too.
// 2. A demand has the folder read, watched or not; changes and demands from many threads lose none: the last of them is
//    always followed by a reading.
// 3. A reading that asks for it is done again, without a change and without a demand, until it goes well.
// 4. After `stop` and `join` nothing is read any more.

import Dispatch
import Synchronization
import TestSupport
import Testing

@testable import FolderWatching

@Suite(.timeLimit(runningMinutes: 1)) struct WatchThreadTests {
  /// Counts readings and lets a test wait for them.
  final class Readings: Sendable {
    private let signal = DispatchSemaphore(value: 0)
    private let count = Atomic<Int>(0)

    func note() {
      count.wrappingAdd(1, ordering: .relaxed)
      signal.signal()
    }

    /// Whether there is another one within a bound that none of them needs.
    func another() -> Bool { signal.wait(timeout: .now() + 20) == .success }

    var all: Int { count.load(ordering: .relaxed) }
  }

  private static let brief = Debounce(quiet: 1_000_000, longest: 10_000_000)

  private func thread(_ folder: String?, _ readings: Readings, before: () throws -> Void = {}) throws
    -> WatchThread
  {
    let watch = FolderWatch(folder.map { [$0] } ?? []) { Issue.record("\($0)") }
    try before()
    return try watch.start(Self.brief) {
      readings.note()
      return .done
    }
  }

  @Test func `changes before and after the start`() throws {
    let (folder, readings) = (try TemporaryFolder(), Readings())
    let thread = try thread(folder.path, readings) { try folder.write("a.md", "a") }
    #expect(readings.another())
    try folder.write("a.md", "b")
    #expect(readings.another())
    thread.stop()
    thread.join()
  }

  @Test(arguments: [true, false]) func `a demand`(isWatched: Bool) throws {
    let (folder, readings) = (try TemporaryFolder(), Readings())
    let thread = try thread(isWatched ? folder.path : nil, readings)
    let demand = thread.demand
    for _ in 0..<3 {
      demand()
      #expect(readings.another())
    }
    thread.stop()
    thread.join()
    let count = readings.all
    demand()
    #expect(readings.all == count)
  }

  @Test func `a reading that asks for another`() throws {
    let readings = Readings()
    let watch = FolderWatch([]) { Issue.record("\($0)") }
    let thread = try watch.start(Self.brief, Backoff(shortest: 1_000, longest: 1_000_000)) {
      readings.note()
      return readings.all < 5 ? .again : .done
    }
    thread.demand()
    for _ in 0..<5 { #expect(readings.another()) }
    thread.stop()
    thread.join()
    #expect(readings.all == 5)
  }

  @Test func `no demand is lost`() throws {
    let readings = Readings()
    let thread = try thread(nil, readings)
    let demand = thread.demand
    for _ in 0..<50 {
      let before = readings.all
      DispatchQueue.concurrentPerform(iterations: 4) { _ in demand() }
      while readings.all == before { #expect(readings.another()) }
    }
    thread.stop()
    thread.join()
  }
}
