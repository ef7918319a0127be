extension Substring {
  /// Where `needle` stands first, or nil: byte by byte, without looking for characters that are written in two ways.
  ///
  /// The library's `firstRange(of:)` compares characters, which took a tenth of the time that a folder took to read.
  package func firstPlace(of needle: String) -> Range<Index>? {
    let wanted = Array(needle.utf8)
    let found = utf8.withContiguousStorageIfAvailable { ByteSearch.find(wanted, in: $0) }
    guard let offset = found ?? ByteSearch.find(wanted, in: Array(utf8)) else { return nil }
    let start = utf8.index(startIndex, offsetBy: offset)
    return start..<utf8.index(start, offsetBy: wanted.count)
  }
}

extension String {
  /// As ``Swift/Substring/firstPlace(of:)``.
  package func firstPlace(of needle: String) -> Range<Index>? { self[...].firstPlace(of: needle) }
}

private enum ByteSearch {
  /// How many bytes stand before the first `needle`, or nil.
  static func find(_ needle: [UInt8], in text: some RandomAccessCollection<UInt8>) -> Int? {
    guard let first = needle.first else { return 0 }
    var rest = text[...]
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      guard rest.count >= needle.count else { return nil }
      if rest.starts(with: needle) { return text.distance(from: text.startIndex, to: start) }
      rest = rest.dropFirst()
    }
    return nil
  }
}
