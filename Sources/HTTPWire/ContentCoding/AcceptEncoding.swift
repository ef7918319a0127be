import Basics

/// The content codings that a client accepts, by its `Accept-Encoding` fields (RFC 9110 §12.5.3).
package struct AcceptEncoding: Sendable, Equatable {
  /// A coding that a response may have here.
  package enum Coding: String, Sendable, CaseIterable {
    case identity
    case gzip
  }

  /// Weights from 0 to 1000; nil where the field does not name the coding.
  private var named: [Coding: Int] = [:]
  private var others: Int?

  /// - Parameter fields: the values of all fields of this name. Without one, or with an empty one, only `identity` is
  ///   chosen: clients that read a compressed body say so.
  package init(_ fields: [String]) {
    for part in fields.flatMap({ $0.split(separator: ",") }) {
      let pieces = part.split(separator: ";", omittingEmptySubsequences: false).map {
        $0.trimmed().lowercased()
      }
      guard let name = pieces.first, !name.isEmpty else { continue }
      let weight = AcceptEncoding.weight(pieces.dropFirst())
      if name == "*" {
        others = max(others ?? 0, weight)
      } else if let coding = AcceptEncoding.coding(name) {
        named[coding] = max(named[coding] ?? 0, weight)
      }
    }
  }

  /// The better coding for a body that is stored both ways. Of equal weights gzip, because it is shorter. A client that
  /// refuses both gets `identity`, which it can read whatever it says.
  package var choice: Coding {
    let gzip = named[.gzip] ?? others ?? 0
    let identity = named[.identity] ?? (others == 0 ? 0 : nil)
    return gzip > 0 && gzip >= identity ?? 0 ? .gzip : .identity
  }

  /// `x-gzip` is an old name of `gzip` (RFC 9110 §8.4.1.3).
  private static func coding(_ name: String) -> Coding? { name == "x-gzip" ? .gzip : Coding(rawValue: name) }

  /// "q=0.25" as 250; without a weight, and for an unreadable one, 1000.
  private static func weight(_ parameters: ArraySlice<String>) -> Int {
    guard let text = parameters.first(where: { $0.hasPrefix("q=") })?.dropFirst(2) else { return 1000 }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, let whole = parts.first, whole == "0" || whole == "1" else { return 1000 }
    let decimals = parts.count == 2 ? parts[1] : ""
    guard decimals.count <= 3, decimals.utf8.allSatisfy(ASCII.isDigit) else { return 1000 }
    let thousandths = Int(decimals + String(repeating: "0", count: 3 - decimals.count)) ?? 0
    return min(1000, (whole == "1" ? 1000 : 0) + thousandths)
  }
}
