import Glibc

/// Lines of standard input, whatever bytes they hold; malformed UTF-8 is replaced.
struct InputLines {
  /// Longest line that is kept, in bytes; the rest of a longer one is dropped, and the line still answered.
  static let longest = 1 << 20

  /// Longest message of several lines, in bytes and in lines: what is pasted beyond that is another message.
  static let longestMessage = 1 << 16
  static let mostLines = 1_000
  /// Lines of one paste come closer together than this, in milliseconds; nobody types so fast.
  static let moment: Int32 = 40

  private var buffer: [UInt8] = []
  private var start = 0
  private var ended = false

  mutating func next() -> String? {
    var line: [UInt8] = []
    while true {
      if let end = buffer[start...].firstIndex(of: 0x0A) {
        take(buffer[start..<end], &line)
        start = end + 1
        return text(line)
      }
      take(buffer[start...], &line)
      if ended || !fill() { return line.isEmpty ? nil : text(line) }
    }
  }

  /// A line, and those that follow it within a moment: what was pasted into a terminal comes as many lines, all at once.
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
    if buffer[start...].contains(0x0A) { return true }
    guard !ended else { return false }
    var watched = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&watched, 1, InputLines.moment) > 0
  }

  private func take(_ bytes: ArraySlice<UInt8>, _ line: inout [UInt8]) {
    line.append(contentsOf: bytes.prefix(max(0, InputLines.longest - line.count)))
  }

  private func text(_ line: [UInt8]) -> String {
    String(decoding: line.last == 0x0D ? line.dropLast() : line[...], as: UTF8.self)
  }

  private mutating func fill() -> Bool {
    var room = [UInt8](repeating: 0, count: 1 << 16)
    var count = -1
    repeat {
      count = room.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress, $0.count) }
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
