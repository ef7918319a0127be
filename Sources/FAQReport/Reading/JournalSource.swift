import Glibc

/// An open journal, read from its beginning to its end and closed when the value goes out of scope.
package struct JournalSource: ~Copyable {
  package struct Unreadable: Error, Equatable {
    package var path: String
  }

  private let descriptor: Int32
  private let path: String

  /// - Parameter path: `-` is standard input.
  /// - Throws: ``Unreadable`` where the file cannot be opened.
  package init(_ path: String) throws(Unreadable) {
    self.path = path
    // The system reads the path until its zero byte, while the call lasts.
    descriptor = unsafe path == "-" ? dup(STDIN_FILENO) : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Unreadable(path: path) }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// The length of a journal in bytes, before it is opened; nil for a file without a length, such as a pipe.
  package static func size(_ path: String) throws(Unreadable) -> Int? {
    var status = stat()
    if path == "-" {
      // The call fills the one record that it is given, and keeps no pointer.
      guard unsafe fstat(STDIN_FILENO, &status) == 0 else { throw Unreadable(path: path) }
    } else {
      // The call fills the one record that it is given, and keeps no pointer. The path ends with a zero byte.
      guard unsafe stat(path, &status) == 0, unsafe access(path, R_OK) == 0,
        status.st_mode & S_IFMT != S_IFDIR
      else {
        throw Unreadable(path: path)
      }
    }
    return status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : nil
  }

  /// - Returns: how many bytes came; 0 at the end.
  func read(into room: UnsafeMutableRawBufferPointer) throws(Unreadable) -> Int {
    while true {
      // The room is as long as the count says, and lives until the call returns.
      let count = unsafe Glibc.read(descriptor, room.baseAddress, room.count)
      if count >= 0 { return count }
      guard errno == EINTR else { throw Unreadable(path: path) }
    }
  }
}
