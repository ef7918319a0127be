import Glibc
import LinuxIO

/// The loop of the watching thread: it waits for changes to come to rest and then has the folder read.
struct WatchLoop: ThreadJob, Sendable, ~Copyable {
  private var watcher: FolderWatcher<Inotify>?
  /// The watcher's descriptor; nil where nothing is watched.
  private let descriptor: Int32?
  private var debounce: Debounce
  private var backoff: Backoff
  private let mail: WatchMail
  private let reload: @Sendable () -> FolderReading
  private let warn: @Sendable (WatchError) -> Void
  private var hasWarned: Bool

  /// - Parameters:
  ///   - watcher: the watcher, armed; nil where nothing is watched and the folder is read on demand only.
  ///   - debounce: when changes have come to rest.
  ///   - backoff: when a failed reading is tried again.
  ///   - mail: the demands of other threads.
  ///   - hasWarned: whether `warn` was called already; it is called once at most.
  ///   - reload: reads the folder.
  ///   - warn: is called when the system has no watches left.
  init(
    _ watcher: consuming FolderWatcher<Inotify>?, _ debounce: Debounce, backoff: Backoff,
    mail: WatchMail, hasWarned: Bool,
    reload: @escaping @Sendable () -> FolderReading, warn: @escaping @Sendable (WatchError) -> Void
  ) {
    self.backoff = backoff
    if let watcher {
      // Where the first arming missed a part of the folder, it is tried again as after a failed reading.
      if !watcher.isComplete { self.backoff.fail(at: MonotonicClock.now()) }
      descriptor = watcher.descriptor
      self.watcher = consume watcher
    } else {
      descriptor = nil
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
      // Armed before the folder is read, so that changes during the reading are reported.
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

  /// Waits until there is mail, a change, or a reading is due.
  private func wait() {
    var watched = [mail.descriptor, descriptor].compactMap(\.self).map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    // An interrupted wait needs no care, because the loop then finds nothing to do.
    // The count is that of the records.
    _ = unsafe poll(&watched, nfds_t(watched.count), timeout())
  }

  /// Milliseconds until a reading is due, rounded up; -1, which `poll` takes as without end, when none is.
  private func timeout() -> Int32 {
    guard let due = [debounce.due, backoff.due].compactMap({ $0 }).min() else { return -1 }
    let now = MonotonicClock.now()
    return due <= now ? 0 : Int32(min((due - now) / 1_000_000 + 1, 60_000))
  }
}
