import Glibc
import LinuxIO

/// The loop of the thread that watches: waits, lets changes come to rest, and has the folder read.
struct WatchLoop: ThreadJob, Sendable, ~Copyable {
  private var watcher: FolderWatcher<Inotify>?
  /// Of the watcher; -1, which is never ready, where there is none.
  private let descriptor: Int32
  private var debounce: Debounce
  private var backoff: Backoff
  private let mail: WatchMail
  private let reload: @Sendable () -> FolderReading
  private let warn: @Sendable (WatchError) -> Void
  private var hasWarned: Bool

  /// `watcher`: armed; nil where nothing is watched, and reloading is for those who ask for it. `hasWarned`: whether `warn`
  ///   was called for it, for once is enough.
  init(
    _ watcher: consuming FolderWatcher<Inotify>?, _ debounce: Debounce, _ backoff: Backoff,
    _ mail: WatchMail, hasWarned: Bool,
    reload: @escaping @Sendable () -> FolderReading, warn: @escaping @Sendable (WatchError) -> Void
  ) {
    self.backoff = backoff
    if let watcher {
      // A part of the folder may be unwatched from the start.
      if !watcher.isComplete { self.backoff.fail(at: MonotonicClock.now()) }
      descriptor = watcher.descriptor
      self.watcher = consume watcher
    } else {
      descriptor = -1
    }
    self.debounce = debounce
    self.mail = mail
    self.reload = reload
    self.warn = warn
    self.hasWarned = hasWarned
  }

  mutating func run() {
    while true {
      wait()
      let wishes = mail.take()
      if wishes.isStopped { return }
      let now = MonotonicClock.now()
      if watcher?.takeChanges() == true { debounce.change(at: now) }
      if wishes.isDemanded { debounce.demand(at: now) }
      guard debounce.act(at: now) || backoff.isDue(at: now) else { continue }
      // First watched and then read, so that what changes meanwhile is told.
      arm()
      let reading = reload()
      if reading == .done, watcher?.isComplete != false {
        backoff.succeed()
      } else {
        backoff.fail(at: MonotonicClock.now())
      }
    }
  }

  private mutating func arm() {
    guard let error = watcher?.arm(), !hasWarned else { return }
    hasWarned = true
    warn(error)
  }

  /// Until there is mail, a change, or something to do.
  private func wait() {
    var watched = [mail.descriptor, descriptor].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    // An interruption is a wake-up with nothing to do.
    _ = poll(&watched, nfds_t(watched.count), timeout())
  }

  /// Milliseconds, rounded up; -1 when there is nothing to do.
  private func timeout() -> Int32 {
    guard let due = [debounce.due, backoff.due].compactMap({ $0 }).min() else { return -1 }
    let now = MonotonicClock.now()
    return due <= now ? 0 : Int32(min((due - now) / 1_000_000 + 1, 60_000))
  }
}
