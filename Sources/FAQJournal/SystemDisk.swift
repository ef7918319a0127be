import Glibc

extension JournalDisk {
  /// A file by its path.
  package static func file(_ path: String) -> JournalDisk {
    JournalDisk(
      open: { () throws(JournalError) in try SystemDisk.open(path) },
      write: { (descriptor, bytes) throws(JournalError) in try SystemDisk.write(descriptor, bytes) },
      sync: { (descriptor) throws(JournalError) in
        if fdatasync(descriptor) != 0 { throw JournalError(.sync, errno) }
      },
      cut: { (descriptor, count) throws(JournalError) in
        let size = lseek(descriptor, 0, SEEK_END)
        guard size >= count, ftruncate(descriptor, size - count) == 0 else { throw JournalError(.cut, errno) }
      },
      place: { SystemDisk.place($0, path) },
      putAside: { (stamp) throws(JournalError) in try SystemDisk.putAside(path, stamp) },
      syncFolder: { () throws(JournalError) in try SystemDisk.syncFolder(of: path) },
      close: { _ = Glibc.close($0) })
  }

  /// Standard output, for another program that reads the lines. It is never synced, cut or put aside, so that a line counts
  /// as kept once it is written.
  package static let standardOutput = JournalDisk(
    open: { () throws(JournalError) in Opened(descriptor: STDOUT_FILENO, size: 0, isTorn: false) },
    write: { (descriptor, bytes) throws(JournalError) in try SystemDisk.write(descriptor, bytes) },
    sync: { (_) throws(JournalError) in },
    cut: { (_, _) throws(JournalError) in throw JournalError(.cut, EINVAL) },
    place: { _ in .named },
    putAside: { (_) throws(JournalError) in throw JournalError(.rename, EINVAL) },
    syncFolder: { () throws(JournalError) in },
    close: { _ in })
}

/// The file calls of the system.
enum SystemDisk {
  /// The mode of a new journal: only its owner and group may read it.
  private static let mode: mode_t = 0o640

  static func open(_ path: String) throws(JournalError) -> JournalDisk.Opened {
    // Non-blocking, so that a pipe of this name is refused instead of waited for.
    // The system reads the path until its zero byte, while the call lasts.
    let descriptor = unsafe Glibc.open(
      path, O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC | O_NOCTTY | O_NONBLOCK, mode)
    guard descriptor >= 0 else { throw JournalError(.open, errno) }
    do {
      let opened = try look(descriptor)
      // The name of an empty file may not be on disk yet, because the file is new or an earlier attempt failed here.
      if opened.size == 0 { try syncFolder(of: path) }
      return opened
    } catch {
      close(descriptor)
      throw error
    }
  }

  private static func look(_ descriptor: Int32) throws(JournalError) -> JournalDisk.Opened {
    var status = stat()
    // The call fills the one record that it is given, and keeps no pointer.
    guard unsafe fstat(descriptor, &status) == 0 else { throw JournalError(.look, errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw JournalError(.look, EINVAL) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { throw JournalError(.lock, errno) }
    let newline = UInt8(ascii: "\n")
    var last = newline
    // The room is the one byte that is asked for.
    if status.st_size > 0, unsafe pread(descriptor, &last, 1, status.st_size - 1) != 1 {
      throw JournalError(.look, errno)
    }
    return .init(descriptor: descriptor, size: Int(status.st_size), isTorn: last != newline)
  }

  static func write(_ descriptor: Int32, _ bytes: ArraySlice<UInt8>) throws(JournalError) -> Int {
    // The room is as long as the count says, and lives until the call returns.
    let count = unsafe bytes.withUnsafeBytes { unsafe Glibc.write(descriptor, $0.baseAddress, $0.count) }
    if count >= 0 { return count }
    let code = errno
    guard code == EAGAIN || code == EWOULDBLOCK else { throw JournalError(.write, code) }
    // A non-blocking pipe is full: wait until it has room, then have the write repeated as an interrupted one.
    var watched = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    // One record is given, as the count says.
    unsafe poll(&watched, 1, -1)
    throw JournalError(.write, EINTR)
  }

  /// Device and inode of a file, which identify it.
  struct Identity: Equatable {
    var device: UInt
    var number: UInt
  }

  static func identity(_ path: String) -> Identity? {
    var status = stat()
    // The call fills the one record that it is given, and keeps no pointer.
    return unsafe stat(path, &status) == 0 ? Identity(device: status.st_dev, number: status.st_ino) : nil
  }

  static func place(_ descriptor: Int32, _ path: String) -> JournalDisk.Place {
    var status = stat()
    // The call fills the one record that it is given, and keeps no pointer.
    guard unsafe fstat(descriptor, &status) == 0, status.st_nlink > 0 else { return .removed }
    return identity(path) == Identity(device: status.st_dev, number: status.st_ino) ? .named : .moved
  }

  /// Renames the file. No other journal takes the new name between the check and the call, because the file is locked.
  static func putAside(_ path: String, _ stamp: String) throws(JournalError) {
    var name = "\(path).\(stamp)"
    var number = 1
    while identity(name) != nil {
      name = "\(path).\(stamp)-\(number)"
      number += 1
    }
    // The system reads both paths until their zero bytes, while the call lasts.
    guard unsafe rename(path, name) == 0 else { throw JournalError(.rename, errno) }
  }

  /// Waits until the folder of the file is on disk, and with it the file's name.
  static func syncFolder(of path: String) throws(JournalError) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let folder = parts.isEmpty ? "." : parts.joined(separator: "/") + "/"
    // The system reads the path until its zero byte, while the call lasts.
    let descriptor = unsafe Glibc.open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw JournalError(.open, errno) }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw JournalError(.sync, errno) }
  }
}
