/// The name that a mistyped one most likely means.
package enum NearestName {
  /// The candidate within a third of the letters, or nil.
  package static func of(_ name: String, among candidates: some Sequence<String>) -> String? {
    let typed = Array(name.lowercased().utf8)
    var best: (name: String, distance: Int)?
    for candidate in candidates {
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
