import Basics
import HTTPWire

/// Percent-encoding of paths and queries (RFC 3986 §2.1).
package enum PercentCoding {
  /// Decodes a text.
  ///
  /// - Parameters:
  ///   - coded: the bytes.
  ///   - plusIsSpace: whether `+` is a space, as in the queries of HTML forms.
  /// - Returns: the text; nil when it is not UTF-8 or a percent sign has no two digits.
  package static func decode(_ coded: some Collection<UInt8>, plusIsSpace: Bool) -> String? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(coded.count)
    var index = coded.startIndex
    while index != coded.endIndex {
      let byte = coded[index]
      coded.formIndex(after: &index)
      switch byte {
      case UInt8(ascii: "+") where plusIsSpace: bytes.append(UInt8(ascii: " "))
      case UInt8(ascii: "%"):
        guard let high = digit(coded, &index), let low = digit(coded, &index) else { return nil }
        bytes.append(high << 4 | low)
      default: bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }

  /// Encodes all bytes except letters, digits and `-._~`, so that the result can be a part of any component of an address.
  package static func encode(_ text: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var coded: [UInt8] = []
    coded.reserveCapacity(text.utf8.count * 3)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"): coded.append(byte)
      case _ where ASCII.isLetterOrDigit(byte): coded.append(byte)
      default:
        coded.append(UInt8(ascii: "%"))
        coded.append(digits[Int(byte >> 4)])
        coded.append(digits[Int(byte & 15)])
      }
    }
    return String(decoding: coded, as: UTF8.self)
  }

  private static func digit<Bytes: Collection<UInt8>>(_ coded: Bytes, _ index: inout Bytes.Index) -> UInt8? {
    guard index != coded.endIndex, let digit = ASCII.value(ofHexadecimal: coded[index]) else { return nil }
    coded.formIndex(after: &index)
    return digit
  }
}
