/// Which route a path means: an exact table, and folders of things with an id.
enum RouteTable {
  struct Place: Sendable, Equatable {
    var route: Route
    /// What stands for `{id}`, decoded; empty where there is none.
    var id = ""
  }

  private static let exact = Dictionary(
    uniqueKeysWithValues: Route.allCases.filter { folder($0) == nil }.map { ($0.path, $0) })
  /// The name between "/v1/" and the id.
  private static let folders = Dictionary(
    uniqueKeysWithValues: Route.allCases.compactMap { route in folder(route).map { ($0, route) } })

  private static func folder(_ route: Route) -> String? {
    let parts = route.path.split(separator: "/")
    return parts.count == 3 && parts[2] == "{id}" ? String(parts[1]) : nil
  }

  /// `path`: as it came, with its percent signs.
  static func find(_ path: String) -> Place? {
    if let route = exact[path] { return Place(route: route) }
    guard path.utf8.contains(UInt8(ascii: "%")) || path.hasPrefix("/v1/") else { return nil }
    // Cut first and decoded then: an encoded slash is part of a name.
    var segments: [String] = []
    for segment in path.split(separator: "/", omittingEmptySubsequences: false) {
      guard let decoded = PercentCoding.decode(segment.utf8, plusIsSpace: false) else { return nil }
      segments.append(decoded)
    }
    if segments.count == 4, segments[0].isEmpty, segments[1] == "v1", !segments[3].isEmpty,
      let route = folders[segments[2]]
    {
      return Place(route: route, id: segments[3])
    }
    guard !segments.contains(where: { $0.utf8.contains(UInt8(ascii: "/")) }) else { return nil }
    return exact[segments.joined(separator: "/")].map { Place(route: $0) }
  }
}
