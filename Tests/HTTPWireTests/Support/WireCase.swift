/// One case of a case file: the bytes sent and the events expected.
struct WireCase: Sendable, CustomStringConvertible {
  var file: String
  /// Of the heading, counted from 1.
  var line: Int
  var title: String
  var prose = ""
  var bytes: [UInt8] = []
  var result: [String] = []

  var description: String { "\(file):\(line) \(title)" }
}

/// Why a case file cannot be read.
enum WireCaseError: Error, Equatable {
  case badEscape(line: Int)
  case fenceOutsideCase(line: Int)
  case unknownFence(line: Int)
  case openFence(line: Int)
}

/// Reads case files: `## Title`, prose, an `http` fence with the bytes and a `result` fence with the events.
///
/// Each line of an `http` fence ends with CR LF, unless it ends with a backslash. `\r`, `\n`, `\t`, `\0`, `\\` and `\xNN`
/// stand for single bytes.
struct WireCaseReader {
  private enum Place { case prose, http, result }

  private let file: String
  private var place = Place.prose
  private var opened = 0
  private var cases: [WireCase] = []

  static func read(_ text: String, file: String) throws(WireCaseError) -> [WireCase] {
    var reader = WireCaseReader(file: file)
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      try reader.take(line, index + 1)
    }
    guard reader.place == .prose else { throw .openFence(line: reader.opened) }
    return reader.cases
  }

  private init(file: String) { self.file = file }

  private mutating func take(_ line: Substring, _ number: Int) throws(WireCaseError) {
    if line.hasPrefix("```") { return try fence(line, number) }
    let last = cases.count - 1
    switch place {
    case .http: cases[last].bytes += try Self.bytes(line, number)
    case .result: cases[last].result.append(String(line))
    case .prose:
      if line.hasPrefix("## ") {
        cases.append(WireCase(file: file, line: number, title: String(line.dropFirst(3))))
      } else if last >= 0 {
        cases[last].prose += line + "\n"
      }
    }
  }

  private mutating func fence(_ line: Substring, _ number: Int) throws(WireCaseError) {
    guard place == .prose else {
      place = .prose
      return
    }
    guard !cases.isEmpty else { throw .fenceOutsideCase(line: number) }
    switch line.dropFirst(3) {
    case "http": place = .http
    case "result": place = .result
    default: throw .unknownFence(line: number)
    }
    opened = number
  }

  /// The bytes that a line stands for.
  static func bytes(_ line: Substring, _ number: Int) throws(WireCaseError) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = Array(line.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\") else {
        bytes.append(byte)
        continue
      }
      guard let letter = rest.popFirst() else { return bytes }
      switch letter {
      case UInt8(ascii: "r"): bytes.append(0x0D)
      case UInt8(ascii: "n"): bytes.append(0x0A)
      case UInt8(ascii: "t"): bytes.append(0x09)
      case UInt8(ascii: "0"): bytes.append(0x00)
      case UInt8(ascii: "\\"): bytes.append(letter)
      case UInt8(ascii: "x"):
        guard rest.count >= 2, let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
        else { throw .badEscape(line: number) }
        bytes.append(value)
        rest = rest.dropFirst(2)
      default: throw .badEscape(line: number)
      }
    }
    return bytes + [0x0D, 0x0A]
  }
}
