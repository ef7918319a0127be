import HTTPWire

/// Percent signs of paths and queries (RFC 3986 §2.1).
enum PercentCoding {
  /// The text, or nil when it is no UTF-8 or a percent sign stands alone.
  ///
  /// `plusIsSpace`: as HTML forms write queries.
  static func decode(_ coded: some Collection<UInt8>, plusIsSpace: Bool) -> String? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(coded.count)
    var index = coded.startIndex
    while index != coded.endIndex {
      let byte = coded[index]
      coded.formIndex(after: &index)
      switch byte {
      case UInt8(ascii: "+") where plusIsSpace: bytes.append(0x20)
      case UInt8(ascii: "%"):
        guard let high = digit(coded, &index), let low = digit(coded, &index) else { return nil }
        bytes.append(high << 4 | low)
      default: bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func digit<Bytes: Collection<UInt8>>(_ coded: Bytes, _ index: inout Bytes.Index) -> UInt8? {
    guard index != coded.endIndex, let digit = FieldGrammar.hexadecimal(coded[index]) else { return nil }
    coded.formIndex(after: &index)
    return digit
  }
}
