import FAQConversation
import FAQKnowledge
import FAQMatching
import FAQService
import FolderWatching
import Glibc
import LinuxIO

/// Reads the folders again and puts them in force if they can be used and have changed.
///
/// Reading, checking, fitting and rendering of stored replies all run on the calling thread.
struct KnowledgeReloader: Sendable {
  /// Clocks, so that tests bring theirs.
  struct Clock: Sendable {
    /// Seconds since 1970.
    var second: @Sendable () -> Int
    /// Nanoseconds of a clock that never goes back.
    var nanoseconds: @Sendable () -> UInt64

    static let system = Clock(
      second: { time(nil) },
      nanoseconds: { MonotonicClock.now() })
  }

  let folders: [String]
  let service: Service
  var clock = Clock.system
  /// Reads the files.
  var system = FileSystem.system
  /// Takes messages for the operator: whole lines without the last newline. The default is standard error.
  var tell: @Sendable (String) -> Void = { Terminal.error($0) }

  /// - Returns: whether to try again, because the system was short of a resource.
  @discardableResult
  func reload() -> FolderReading {
    let start = clock.nanoseconds()
    let (result, words) = attempt()
    let took = clock.nanoseconds() - start
    // Logged first, so that the reasons of a failure that /readyz shows are in the log already.
    if let words { tell(words) }
    service.reloads.note(result, at: clock.second(), took: took)
    if case .unavailable = result { return .again }
    return .done
  }

  private func attempt() -> (ReloadRecord.Result, words: String?) {
    let current = service.snapshot.responder.base
    let failure = service.reloads.record.failure
    switch FolderEdit.read(folders, against: current, system: system) {
    case .unchanged:
      return (.unchanged, failure.map { ReloadLines.mended($0, keeping: current) })
    case .unavailable(let error, let files):
      // The same reason is logged once, because the reading is repeated until it succeeds.
      let isTold = failure?.reason == error.reason
      return (
        .unavailable(errors: files, reason: error.reason),
        isTold ? nil : ReloadLines.unavailable(folders, error, keeping: current)
      )
    case .broken(let problems):
      let errors = problems.count { $0.severity == .error }
      return (.failed(errors: errors), ReloadLines.broken(folders, problems, keeping: current))
    case .usable(let base, let errors):
      let old = service.snapshot.responder.matcher
      let new = Responder(base, on: OnTwoThreads())
      service.publish(service.makeSnapshot(new))
      let strays = ReloadLines.strays(
        StrayWordings(from: old, to: new.matcher).all(),
        changed: KnowledgeChanges.files(from: old.base, to: base),
        in: base)
      return (
        .published,
        [strays, ReloadLines.published(base, errors: errors)].compactMap(\.self).joined(separator: "\n")
      )
    }
  }
}
