import Basics
import FAQService

/// The fields of a query or a form, in their order.
struct FormFields: Sendable {
  /// Most fields: a thousand entries with a tick, and room.
  static let most = 4_096

  private(set) var pairs: [(name: String, value: String)] = []

  init() {}

  init(pairs: [(name: String, value: String)]) { self.pairs = pairs }

  /// Reads `name=value` between ampersands (WHATWG URL §5).
  init(_ coded: some Collection<UInt8>) throws(DeskRefusal) {
    for part in coded.split(separator: UInt8(ascii: "&")) {
      let mark = part.firstIndex(of: UInt8(ascii: "=")) ?? part.endIndex
      guard pairs.count < FormFields.most,
        let name = PercentCoding.decode(part[..<mark], plusIsSpace: true),
        let value = PercentCoding.decode(part[mark...].dropFirst(), plusIsSpace: true)
      else { throw .badForm }
      pairs.append((name, value))
    }
  }

  /// The first value of this name.
  subscript(name: String) -> String? { pairs.first { $0.name == name }?.value }

  func all(_ name: String) -> [String] { pairs.filter { $0.name == name }.map(\.value) }

  /// A text of several lines; browsers end each with CR and LF.
  func text(_ name: String) -> String? { self[name].map(FormFields.lines) }

  static func lines(_ text: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    var wasReturn = false
    for byte in text.utf8 {
      let isReturn = byte == UInt8(ascii: "\r")
      if isReturn || !(wasReturn && byte == UInt8(ascii: "\n")) {
        bytes.append(isReturn ? UInt8(ascii: "\n") : byte)
      }
      wasReturn = isReturn
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
