/// Whether a client takes what there is (RFC 9110 §12.5.1).
enum Acceptance {
  /// `accept`: the values of all Accept fields. Without one, everything is taken.
  static func allows(_ offer: MediaType, _ accept: [String]) -> Bool {
    if accept.isEmpty || accept == ["*/*"] { return true }
    let wanted = offer.essence
    var best = (rank: 0, isTaken: false)
    var isReadable = false
    for range in accept.flatMap({ $0.split(separator: ",") }) {
      let parts = range.split(separator: ";", omittingEmptySubsequences: false).map(MediaType.trimmed)
      let names = parts[0].split(separator: "/", omittingEmptySubsequences: false)
      guard names.count == 2, !names[0].isEmpty, !names[1].isEmpty else { continue }
      isReadable = true
      guard let rank = rank(names[0], names[1], wanted.type, wanted.subtype) else { continue }
      // The most specific range decides, whatever the order.
      if rank >= best.rank { best = (rank, !isRefused(parts.dropFirst())) }
    }
    // A field that says nothing readable is as good as none.
    return best.isTaken || !isReadable
  }

  private static func rank(
    _ type: Substring, _ subtype: Substring, _ wantedType: Substring, _ wantedSubtype: Substring
  ) -> Int? {
    switch (type, subtype) {
    case (wantedType, wantedSubtype): 3
    case (wantedType, "*"): 2
    case ("*", "*"): 1
    default: nil
    }
  }

  /// `q=0`, with as many zeros as one likes.
  private static func isRefused(_ parameters: ArraySlice<String>) -> Bool {
    parameters.contains { parameter in
      guard parameter.hasPrefix("q=") else { return false }
      let weight = parameter.dropFirst(2)
      return !weight.isEmpty && weight.allSatisfy { $0 == "0" || $0 == "." }
    }
  }
}
