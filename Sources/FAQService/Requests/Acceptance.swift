/// Chooses the type of a response by the `Accept` fields of the client (RFC 9110 §12.5.1).
enum Acceptance {
  /// The offered type with the highest weight, the first of equal ones; nil when all are refused. Without an Accept
  /// field every type is accepted.
  static func choose(_ offers: [MediaType], _ accept: [String]) -> MediaType? {
    if accept.isEmpty || accept == ["*/*"] { return offers.first }
    let ranges = accept.flatMap { $0.split(separator: ",") }.compactMap(Range.init)
    // A field without any readable range counts as none.
    guard !ranges.isEmpty else { return offers.first }
    var best: (offer: MediaType, weight: Int)?
    for offer in offers {
      let weight = weight(offer, ranges)
      if weight > best?.weight ?? 0 { best = (offer, weight) }
    }
    return best?.offer
  }

  private struct Range {
    var type: Substring
    var subtype: Substring
    /// From 0 to 1000.
    var weight: Int

    init?(_ text: Substring) {
      let parts = text.split(separator: ";", omittingEmptySubsequences: false).map(MediaType.trimmed)
      let names = parts[0].split(separator: "/", omittingEmptySubsequences: false)
      guard names.count == 2, !names[0].isEmpty, !names[1].isEmpty else { return nil }
      (type, subtype) = (names[0], names[1])
      weight =
        parts.dropFirst().first { $0.hasPrefix("q=") }.map { Range.thousandths($0.dropFirst(2)) } ?? 1000
    }

    /// "0.25" as 250; an unreadable weight refuses nothing.
    private static func thousandths(_ text: Substring) -> Int {
      let parts = text.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count <= 2, let whole = Int(parts[0]), (0...1).contains(whole) else { return 1000 }
      let decimals = parts.count == 2 ? parts[1].prefix(3) : ""
      guard let part = Int(decimals + String(repeating: "0", count: 3 - decimals.count)), part >= 0 else {
        return 1000
      }
      return min(1000, whole * 1000 + part)
    }

    func rank(_ wanted: (type: Substring, subtype: Substring)) -> Int? {
      switch (type, subtype) {
      case (wanted.type, wanted.subtype): 3
      case (wanted.type, "*"): 2
      case ("*", "*"): 1
      default: nil
      }
    }
  }

  /// The weight that the most specific matching range gives, whatever the order.
  private static func weight(_ offer: MediaType, _ ranges: [Range]) -> Int {
    var best = (rank: 0, weight: 0)
    for range in ranges {
      if let rank = range.rank(offer.essence), rank >= best.rank { best = (rank, range.weight) }
    }
    return best.weight
  }
}
