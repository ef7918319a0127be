package import Basics
import Glibc

/// Writes to files and terminals.
package enum WriteAll {
  /// Writes all of the bytes, however many calls that takes.
  ///
  /// - Throws: the reason for which the rest of them could not be written.
  package static func write(_ bytes: some Sequence<UInt8>, to descriptor: Int32) throws(SystemError) {
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      // The room is as long as the count says, and lives until the call returns.
      let written = unsafe rest.withUnsafeBytes { unsafe Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { throw SystemError(written < 0 ? errno : EIO) }
      rest = rest.dropFirst(written)
    }
  }
}
