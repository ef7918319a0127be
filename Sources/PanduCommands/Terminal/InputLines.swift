import Glibc

/// Lines of standard input. Malformed UTF-8 is replaced.
struct InputLines {
  /// Longest line that is kept, in bytes. A longer one is cut and answered.
  static let longest = 1 << 20

  /// Longest message of several lines, in bytes and in lines. The rest of a longer paste is another message.
  static let longestMessage = 1 << 16
  static let mostLines = 1_000
  /// Milliseconds within which the next line of a paste arrives. Nobody types so fast.
  static let moment: Int32 = 40

  private var buffer: [UInt8] = []
  private var start = 0
  private var ended = false

  mutating func next() -> String? {
    var line: [UInt8] = []
    while true {
      if let end = buffer[start...].firstIndex(of: UInt8(ascii: "\n")) {
        take(buffer[start..<end], &line)
        start = end + 1
        return text(line)
      }
      take(buffer[start...], &line)
      if ended || !fill() { return line.isEmpty ? nil : text(line) }
    }
  }

  /// A line together with those that follow it within a moment, because a paste into a terminal arrives as many lines at
  /// once.
  mutating func nextMessage() -> String? {
    guard var message = next() else { return nil }
    var lines = 1
    while lines < InputLines.mostLines, message.utf8.count < InputLines.longestMessage, isMoreComing,
      let line = next()
    {
      message += "\n" + line
      lines += 1
    }
    return message
  }

  /// Whether another line is here already or comes before anybody could have typed it.
  private var isMoreComing: Bool {
    if buffer[start...].contains(UInt8(ascii: "\n")) { return true }
    guard !ended else { return false }
    var watched = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    // One record is given, as the count says.
    return unsafe poll(&watched, 1, InputLines.moment) > 0
  }

  private func take(_ bytes: ArraySlice<UInt8>, _ line: inout [UInt8]) {
    line.append(contentsOf: bytes.prefix(max(0, InputLines.longest - line.count)))
  }

  private func text(_ line: [UInt8]) -> String {
    String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line[...], as: UTF8.self)
  }

  private mutating func fill() -> Bool {
    var room = [UInt8](repeating: 0, count: 1 << 16)
    var count = -1
    repeat {
      // The room is as long as the count says, and lives until the call returns.
      count = unsafe room.withUnsafeMutableBytes { unsafe read(STDIN_FILENO, $0.baseAddress, $0.count) }
    } while count < 0 && errno == EINTR
    start = 0
    guard count > 0 else {
      buffer = []
      ended = true
      return false
    }
    buffer = Array(room.prefix(count))
    return true
  }
}
