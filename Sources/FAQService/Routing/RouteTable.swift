/// Finds the route of a path: a table of fixed paths, and folders of things with an id.
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

  /// Finds the route of a path.
  ///
  /// Only the plain spelling of a route is one, because a proxy in front may compare paths without decoding them: if
  /// `/%6detrics` were `/metrics`, a rule that hides the one would let the other through. An id may be percent-encoded.
  ///
  /// - Parameter path: The path of the request line, as it came, without the query.
  /// - Returns: The route and the id in it, decoded; nil where the path is no route, or its id is empty or not UTF-8.
  static func find(_ path: String) -> Place? {
    if let route = exact[path] { return Place(route: route) }
    // An encoded slash is part of an id, so that the path is cut before anything is decoded.
    let segments = path.split(separator: "/", maxSplits: 4, omittingEmptySubsequences: false)
    guard segments.count == 4, segments[0].isEmpty, segments[1] == "v1",
      let route = folders[String(segments[2])],
      let id = PercentCoding.decode(segments[3].utf8, plusIsSpace: false), !id.isEmpty
    else { return nil }
    return Place(route: route, id: id)
  }
}
