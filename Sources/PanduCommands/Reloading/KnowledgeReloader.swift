import FAQConversation
import FAQKnowledge
import FAQMatching
import FAQService
import FolderWatching
import Glibc
import LinuxIO

/// Reads the folder anew and, where it can be used and is another than before, has the service answer from it.
///
/// Everything is done on the thread that calls: reading, checking, fitting, and writing what never changes.
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

  let folder: String
  let service: Service
  var clock = Clock.system
  /// Whom the files are asked of.
  var system = FileSystem.system
  /// Takes what the operator is to be told, as whole lines without the last line end. The default is standard error.
  var tell: @Sendable (String) -> Void = { Terminal.error($0) }

  /// - Returns: whether it is to be tried again, because the system was short of something.
  @discardableResult
  func reload() -> FolderReading {
    let start = clock.nanoseconds()
    let (result, words) = attempt()
    let took = clock.nanoseconds() - start
    // Told first, so that who sees a failure in /readyz finds its reasons in the log.
    if let words { tell(words) }
    service.reloads.note(result, at: clock.second(), took: took)
    if case .unavailable = result { return .again }
    return .done
  }

  private func attempt() -> (ReloadRecord.Result, words: String?) {
    let current = service.snapshot.responder.base
    let failure = service.reloads.record.failure
    switch FolderEdit.read(folder, against: current, system: system) {
    case .unchanged:
      return (.unchanged, failure.map { ReloadWords.mended($0, version: current.version) })
    case .unavailable(let error, let files):
      // It is tried often; said once.
      let isTold = failure?.reason == error.reason
      return (
        .unavailable(errors: files, reason: error.reason),
        isTold ? nil : ReloadWords.unavailable(folder, error, version: current.version)
      )
    case .broken(let problems):
      let errors = problems.count { $0.severity == .error }
      return (.failed(errors: errors), ReloadWords.broken(folder, problems, version: current.version))
    case .usable(let base, let errors):
      service.publish(service.makeSnapshot(Responder(Matcher(base, on: OnTwoThreads()))))
      return (.published, ReloadWords.published(base, errors: errors))
    }
  }
}
