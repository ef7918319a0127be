import Glibc

/// A call to the system that failed.
struct SystemError: Error, Equatable {
  var code: Int32

  /// The one that failed last on this thread, unless told otherwise.
  init(_ code: Int32 = errno) { self.code = code }

  /// What the system says to it.
  var reason: String { strerror(code).map { String(cString: $0) } ?? "error \(code)" }
}

extension SystemError {
  /// Writes all of a text.
  ///
  /// - Throws: what kept the rest of it from being written.
  static func write(_ text: String, to descriptor: Int32) throws(SystemError) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { throw SystemError(written < 0 ? errno : EIO) }
      rest = rest.dropFirst(written)
    }
  }
}
