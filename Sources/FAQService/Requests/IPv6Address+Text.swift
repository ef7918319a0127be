extension IPv6Address {
  /// The canonical spelling (RFC 5952 §4): small letters, no leading zeros, and `::` in place of the first of the longest
  /// runs of two zeros or more.
  var canonical: String {
    var longest = 0..<0
    var start = 0
    while start < groups.count {
      let end = groups[start...].firstIndex { $0 != 0 } ?? groups.count
      if end - start > max(1, longest.count) { longest = start..<end }
      start = max(end, start + 1)
    }
    let text = { (part: ArraySlice<UInt16>) in part.map { String($0, radix: 16) }.joined(separator: ":") }
    if longest.isEmpty { return text(groups[...]) }
    return text(groups[..<longest.lowerBound]) + "::" + text(groups[longest.upperBound...])
  }
}
