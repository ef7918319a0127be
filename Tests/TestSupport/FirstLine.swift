import Glibc

/// Reads the first line that a program writes, such as the address that it serves.
package enum FirstLine {
  /// - Parameter descriptor: the end of a pipe that is read until a newline or its end.
  /// - Returns: the line without its newline.
  package static func read(_ descriptor: Int32) -> String {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while Glibc.read(descriptor, &byte, 1) == 1, byte != UInt8(ascii: "\n") { bytes.append(byte) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
