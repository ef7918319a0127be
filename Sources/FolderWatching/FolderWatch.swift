import LinuxIO

/// Watched folders whose changes are not taken yet. They wait in the kernel until ``start(_:_:reload:)``, so that no change
/// is missed while the folders are read for the first time.
package struct FolderWatch: ~Copyable {
  private var watcher: FolderWatcher<Inotify>?
  private let warn: @Sendable (WatchError) -> Void
  private var hasWarned = false

  /// - Parameters:
  ///   - folders: none to watch nothing, so that they are read on demand only.
  ///   - warn: is called at most once, when the system has no watches left. They are then read on demand, and for
  ///     the changes that are still seen.
  package init(_ folders: [String], warn: @escaping @Sendable (WatchError) -> Void) {
    self.warn = warn
    guard !folders.isEmpty else { return }
    do {
      watcher = FolderWatcher(folders, try Inotify())
    } catch {
      report(error)
    }
    if let error = watcher?.arm() { report(error) }
  }

  private mutating func report(_ error: WatchError) {
    hasWarned = true
    warn(error)
  }

  /// Takes the changes on a new thread and calls `reload` there once they have come to rest, and again later where it
  /// returns ``FolderReading/again``.
  ///
  /// - Parameters:
  ///   - debounce: when changes have come to rest.
  ///   - backoff: when a failed reading is tried again.
  ///   - reload: reads the folder.
  /// - Returns: the thread.
  /// - Throws: the system's error when it has no thread.
  package consuming func start(
    _ debounce: Debounce = Debounce(), _ backoff: Backoff = Backoff(),
    reload: @escaping @Sendable () -> FolderReading
  ) throws(WatchError) -> WatchThread {
    let mail = try WatchMail()
    let loop = WatchLoop(
      watcher.take(), debounce, backoff: backoff, mail: mail, hasWarned: hasWarned, reload: reload, warn: warn
    )
    do throws(ThreadError) {
      return WatchThread(mail: mail, thread: try SystemThread(loop))
    } catch {
      throw WatchError(code: error.code)
    }
  }
}

/// The thread that watches a folder.
package struct WatchThread: ~Copyable, Sendable {
  private let mail: WatchMail
  private let thread: SystemThread

  init(mail: WatchMail, thread: consuming SystemThread) {
    self.mail = mail
    self.thread = thread
  }

  /// Reads the folder at once, changed or not. It may be passed on, and called after the thread has ended.
  package var demand: @Sendable () -> Void { { [mail] in mail.demand() } }

  /// Asks the thread to end after the current reading.
  package func stop() { mail.stop() }

  /// Waits until it has ended.
  package consuming func join() { thread.join() }
}
