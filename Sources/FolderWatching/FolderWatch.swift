import LinuxIO

/// A folder under watch, whose changes nobody takes yet: they wait in the kernel until ``start(_:reload:)``, so that what
/// changes while the folder is read for the first time is not missed.
package struct FolderWatch: ~Copyable {
  private var watcher: FolderWatcher<Inotify>?
  private let warn: @Sendable (WatchError) -> Void
  private var hasWarned = false

  /// `folder`: nil to watch nothing, so that only those who ask have the folder read. `warn`: is called at most once, when
  ///   the system has no watches left; the folder is then read for those who ask, and for what is still noticed.
  package init(_ folder: String?, warn: @escaping @Sendable (WatchError) -> Void) {
    self.warn = warn
    guard let folder else { return }
    do {
      watcher = FolderWatcher(folder, try Inotify())
    } catch {
      report(error)
    }
    if let error = watcher?.arm() { report(error) }
  }

  private mutating func report(_ error: WatchError) {
    hasWarned = true
    warn(error)
  }

  /// Takes the changes on a thread of its own and calls `reload` there, once they have come to rest, and again after a
  /// while where it asks for that.
  ///
  /// - Throws: what the system says when there is no thread to be had.
  package consuming func start(
    _ debounce: Debounce = Debounce(), _ backoff: Backoff = Backoff(),
    reload: @escaping @Sendable () -> FolderReading
  ) throws(WatchError) -> WatchThread {
    let mail = try WatchMail()
    let loop = WatchLoop(
      watcher.take(), debounce, backoff, mail, hasWarned: hasWarned, reload: reload, warn: warn)
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

  /// Has the folder read at once, changed or not. To be given to others, who may call it when the thread has ended.
  package var demand: @Sendable () -> Void { { [mail] in mail.demand() } }

  /// Asks the thread to end; a reading at hand is finished.
  package func stop() { mail.stop() }

  /// Waits until it has ended.
  package consuming func join() { thread.join() }
}
