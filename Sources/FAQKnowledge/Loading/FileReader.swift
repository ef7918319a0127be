import Glibc

/// Reads the bytes of files.
package enum FileReader {
  /// The bytes of a plain file, without ever waiting for somebody who writes them.
  ///
  /// A name may lead to a file that blocks: a pipe, or `/proc/kmsg`, which calls itself a plain file of no bytes. It is
  /// opened so that neither opening nor reading waits, and what it is, is asked of the open file: the name may mean
  /// something else by now.
  ///
  /// - Parameters:
  ///   - path: the name, links followed.
  ///   - size: how many bytes to make room for.
  ///   - limit: the most that are read.
  /// - Returns: all bytes of the file.
  /// - Throws: what is wrong with the file, or what the system says.
  package static func plain(_ path: String, size: Int, limit: Int) throws(FileError) -> [UInt8] {
    // The system reads the path until its zero byte, while the call lasts.
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { throw .system(errno) }
    defer { close(descriptor) }
    let before = try self.size(descriptor)
    let bytes = try self.bytes(descriptor, size: max(size, before), limit: limit)
    // A writer makes a file longer; a file that stays empty and can be read nevertheless is no plain file.
    if before == 0, !bytes.isEmpty, try self.size(descriptor) == 0 { throw .madeByKernel }
    return bytes
  }

  /// The bytes of whatever a path leads to, a pipe as well, until it ends; nil when it cannot be read. For a file that
  /// a command is given.
  package static func anything(_ path: String) -> [UInt8]? {
    // The system reads the path until its zero byte, while the call lasts.
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    return try? bytes(descriptor, size: (try? size(descriptor)) ?? 65_536, limit: .max - 1)
  }

  private static func size(_ descriptor: Int32) throws(FileError) -> Int {
    var status = stat()
    // The call fills the one record that it is given, and keeps no pointer.
    guard unsafe fstat(descriptor, &status) == 0 else { throw .system(errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notPlain }
    return Int(status.st_size)
  }

  /// All bytes from where a descriptor stands.
  ///
  /// - Throws: ``FileError/wouldWait`` where a descriptor that does not wait has nothing yet.
  static func bytes(_ descriptor: Int32, size: Int, limit: Int) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let room = min(bytes.count < size ? size - bytes.count + 1 : 65_536, limit - bytes.count + 1)
      var got = 0
      var code: Int32 = 0
      // The system writes at most `room` bytes, and the count says how many of them there are.
      let piece = unsafe [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        repeat {
          got = unsafe read(descriptor, buffer.baseAddress, room)
          code = errno
        } while got < 0 && code == EINTR
        count = max(got, 0)
      }
      guard got >= 0 else { throw code == EAGAIN ? .wouldWait : .system(code) }
      if got == 0 { return bytes }
      if bytes.isEmpty { bytes = piece } else { bytes += piece }
      if bytes.count > limit { throw .tooLarge(limit: limit) }
    }
  }
}
