/// The name that a mistyped one most likely means.
package enum NearestName {
  /// Longest name that is compared, in bytes: the work grows with the product of both lengths.
  static let longest = 64

  /// The candidate within a third of the letters, or nil.
  package static func of(_ name: String, among candidates: some Sequence<String>) -> String? {
    let typed = Array(name.lowercased().utf8)
    guard typed.count <= longest else { return nil }
    var best: (name: String, distance: Int)?
    for candidate in candidates where candidate.utf8.count <= longest {
      let distance = distance(typed, Array(candidate.lowercased().utf8))
      if distance <= max(1, max(typed.count, candidate.utf8.count) / 3), distance < best?.distance ?? Int.max
      {
        best = (candidate, distance)
      }
    }
    return best?.name
  }

  private static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var row = Array(0...b.count)
    for (i, letter) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in b.enumerated() {
        let cost = min(row[j] + 1, row[j + 1] + 1, diagonal + (letter == other ? 0 : 1))
        diagonal = row[j + 1]
        row[j + 1] = cost
      }
    }
    return row[b.count]
  }
}

/// The names that something may be called by, and what a mistyped one most likely means.
///
/// Whether a name is among them is one look-up, however many there are. To find the nearest one takes a look at all, so
/// that only the first of many wrong names get a suggestion.
struct KnownNames {
  /// Most wrong names that get a suggestion.
  static let mostSuggestions = 20

  private let names: [String]
  private let all: Set<String>
  private var left = KnownNames.mostSuggestions

  /// `names`: of two that are as near, the first is suggested.
  init(_ names: [String]) { (self.names, all) = (names, Set(names)) }

  func contains(_ name: String) -> Bool { all.contains(name) }

  mutating func nearest(to name: String) -> String? {
    guard left > 0 else { return nil }
    left -= 1
    return NearestName.of(name, among: names)
  }
}
