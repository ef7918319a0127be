/// Which route a path means: an exact table, and one folder.
enum RouteTable {
  struct Place: Sendable, Equatable {
    var route: Route
    /// What stands for `{id}`, decoded; empty where there is none.
    var id = ""
  }

  private static let exact = Dictionary(
    uniqueKeysWithValues: Route.allCases.filter { $0 != .entry }.map { ($0.path, $0) })
  private static let folder = "/v1/entries/"

  /// `path`: as it came, with its percent signs.
  static func find(_ path: String) -> Place? {
    if let route = exact[path] { return Place(route: route) }
    guard path.utf8.contains(UInt8(ascii: "%")) || path.hasPrefix(folder) else { return nil }
    // Cut first and decoded then: an encoded slash is part of a name.
    var segments: [String] = []
    for segment in path.split(separator: "/", omittingEmptySubsequences: false) {
      guard let decoded = PercentCoding.decode(segment.utf8, plusIsSpace: false) else { return nil }
      segments.append(decoded)
    }
    if segments.count == 4, segments[0].isEmpty, segments[1] == "v1", segments[2] == "entries",
      !segments[3].isEmpty
    {
      return Place(route: .entry, id: segments[3])
    }
    guard !segments.contains(where: { $0.utf8.contains(UInt8(ascii: "/")) }) else { return nil }
    return exact[segments.joined(separator: "/")].map { Place(route: $0) }
  }
}
