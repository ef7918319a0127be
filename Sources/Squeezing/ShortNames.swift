/// Chooses short names for long ones.
enum ShortNames {
  /// The letters that scripts have most come first, because a letter that is used often takes fewer bits when compressed.
  private static let small = "enitrsoaldcupfhmgbvwykxjqz"
  private static let capitals = small.uppercased()

  /// Names that all differ, the shortest of them for what is named most.
  ///
  /// - Parameters:
  ///   - counts: how often each long name is used, and where first.
  ///   - taken: names that stay with others.
  /// - Returns: the short name of each long one.
  static func byCount(
    _ counts: [String: (count: Int, first: Int)], without taken: Set<String>
  ) -> [String: String] {
    // The last small letters, too, because few statements have so many names of their own.
    let letters = capitals + String(small.suffix(14))
    let sorted = counts.sorted { ($1.value.count, $0.value.first) < ($0.value.count, $1.value.first) }
    return Dictionary(
      uniqueKeysWithValues: zip(sorted.map(\.key), names(letters, without: taken))
    )
  }

  /// Names that differ where the places of two long names meet.
  ///
  /// - Parameters:
  ///   - places: the places between which each long name is used.
  ///   - counts: where each is named first.
  ///   - taken: names that stay with others.
  /// - Returns: the short name of each long one.
  static func byPlace(
    _ places: [String: ClosedRange<Int>], _ counts: [String: (count: Int, first: Int)],
    without taken: Set<String>
  ) -> [String: String] {
    let free = names(small, without: taken)
    var chosen: [String: String] = [:]
    // In the order of the places, because functions that begin alike are compressed well.
    let first = { (name: String) in counts[name]?.first ?? 0 }
    for (name, place) in places.sorted(by: { first($0.key) < first($1.key) }) {
      let near = Set(chosen.filter { places[$0.key]?.overlaps(place) ?? true }.values)
      chosen[name] = free.first { !near.contains($0) }
    }
    return chosen
  }

  private static func names(_ letters: String, without taken: Set<String>) -> [String] {
    let singles = letters.map(String.init)
    let pairs = singles.flatMap { first in (small + capitals).map { first + String($0) } }
    return (singles + pairs).filter { !taken.contains($0) }
  }
}

extension ClosedRange<Int> {
  /// The range from the beginning of one to the end of the other.
  func joined(_ other: ClosedRange<Int>) -> ClosedRange<Int> {
    Swift.min(lowerBound, other.lowerBound)...Swift.max(upperBound, other.upperBound)
  }
}
