import Basics

/// The files of a ZIP archive, as far as documents use it: stored or deflated, not split, not encrypted.
struct ZipArchive {
  struct Failure: Error, Equatable {}

  private struct Part {
    var isDeflated: Bool
    var checksum: Int
    var packed: Int
    var size: Int
    var header: Int
  }

  private let bytes: [UInt8]
  private var parts: [String: Part] = [:]

  /// Reads the table of contents, which stands at the end.
  init(_ bytes: [UInt8]) throws(Failure) {
    self.bytes = bytes
    guard let end = ZipArchive.endRecord(bytes) else { throw Failure() }
    var place = number(end + 16, 4)
    for _ in 0..<min(number(end + 10, 2), ImportLimits.parts) {
      guard place + 46 <= bytes.count, number(place, 4) == ZipArchive.entrySign else { throw Failure() }
      let (name, extra, comment) = (number(place + 28, 2), number(place + 30, 2), number(place + 32, 2))
      guard place + 46 + name <= bytes.count else { throw Failure() }
      let path = String(decoding: bytes[(place + 46)..<(place + 46 + name)], as: UTF8.self)
      let (flags, method) = (number(place + 8, 2), number(place + 10, 2))
      if flags & 1 == 0, method == 0 || method == 8 {
        parts[path] = Part(
          isDeflated: method == 8, checksum: number(place + 16, 4), packed: number(place + 20, 4),
          size: number(place + 24, 4), header: number(place + 42, 4))
      }
      place += 46 + name + extra + comment
    }
  }

  /// One file, unpacked; nil when the archive has none of this name.
  ///
  /// - Throws: when it is broken, or larger than is read.
  func file(_ path: String) throws(Failure) -> [UInt8]? {
    guard let part = parts[path] else { return nil }
    guard part.header + 30 <= bytes.count, number(part.header, 4) == ZipArchive.headerSign,
      part.size <= ImportLimits.input
    else { throw Failure() }
    let start = part.header + 30 + number(part.header + 26, 2) + number(part.header + 28, 2)
    guard start + part.packed <= bytes.count else { throw Failure() }
    let packed = bytes[start..<(start + part.packed)]
    guard let unpacked = part.isDeflated ? try? Inflate.unpack(packed, limit: part.size) : Array(packed),
      unpacked.count == part.size, Int(CRC32.of(unpacked)) == part.checksum
    else { throw Failure() }
    return unpacked
  }

  /// The last record: 22 bytes, and a comment of at most 65,535.
  private static func endRecord(_ bytes: [UInt8]) -> Int? {
    guard bytes.count >= 22 else { return nil }
    let first = max(0, bytes.count - 22 - 65_535)
    let sign = Array("PK\u{05}\u{06}".utf8)
    return (first...(bytes.count - 22)).last { bytes[$0...].starts(with: sign) }
  }

  /// A number of so many bytes, lowest first; 0 beyond the end.
  private func number(_ place: Int, _ count: Int) -> Int {
    guard place >= 0, place + count <= bytes.count else { return 0 }
    return bytes[place..<(place + count)].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  private static let entrySign = 0x0201_4B50
  private static let headerSign = 0x0403_4B50
}
