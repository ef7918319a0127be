import Glibc

/// Lets one desk at a time write into a folder.
enum DeskLock {
  /// Calls the body while the lock of a folder is held. The system lets go of it when the process ends, however it ends. Where
  /// there can be no lock, because the folder is read-only, the body finds out itself.
  static func holding<Result, Failure: Error>(_ folder: String, _ body: () throws(Failure) -> Result)
    throws(Failure)
    -> Result
  {
    // The system reads the paths until their zero bytes, while the calls last.
    if unsafe mkdir(folder + "/.pandu", 0o755) == 0 {
      // The desk's own files do not belong into the folder's Git repository.
      _ = AtomicFile.create("*\n", at: folder + "/.pandu/.gitignore")
    }
    let file = unsafe open(folder + "/.pandu/kunci", O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    if file >= 0 { while flock(file, LOCK_EX) != 0, errno == EINTR {} }
    defer { if file >= 0 { close(file) } }
    return try body()
  }
}
