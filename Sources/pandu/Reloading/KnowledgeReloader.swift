import FAQConversation
import FAQKnowledge
import FAQMatching
import FAQService
import Glibc

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
      nanoseconds: {
        var now = timespec()
        clock_gettime(CLOCK_MONOTONIC, &now)
        return UInt64(now.tv_sec) * 1_000_000_000 + UInt64(now.tv_nsec)
      })
  }

  let folder: String
  let service: Service
  var clock = Clock.system
  /// Takes what the operator is to be told, as whole lines without the last line end. The default is standard error.
  var tell: @Sendable (String) -> Void = { Terminal.error($0) }

  func reload() {
    let start = clock.nanoseconds()
    let (result, words) = attempt()
    service.reloads.note(result, at: clock.second(), took: clock.nanoseconds() - start)
    if let words { tell(words) }
  }

  private func attempt() -> (ReloadRecord.Result, words: String?) {
    let current = service.snapshot.responder.base
    switch FolderEdit.read(folder, against: current) {
    case .unchanged:
      let wasBroken = service.reloads.record.failure != nil
      return (.unchanged, wasBroken ? ReloadWords.mended(version: current.version) : nil)
    case .broken(let problems):
      let errors = problems.count { $0.severity == .error }
      return (.failed(errors: errors), ReloadWords.broken(folder, problems, version: current.version))
    case .usable(let base, let errors):
      service.publish(service.makeSnapshot(Responder(Matcher(base))))
      return (.published, ReloadWords.published(base, errors: errors))
    }
  }
}
