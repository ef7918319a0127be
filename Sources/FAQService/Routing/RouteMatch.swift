/// The route that a path leads to, and the id in it.
struct RouteMatch: Sendable, Equatable {
  let route: Route
  /// The decoded part of the path in place of `{id}`; empty where the route has none.
  var id = ""

  /// Routes without an id, by their paths.
  private static let fixed = Dictionary(
    uniqueKeysWithValues: RouteDefinition.all.filter { folder($0) == nil }.map { ($0.path, $0.id) })
  /// Routes with an id, by the name between "/v1/" and the id.
  private static let folders = Dictionary(
    uniqueKeysWithValues: RouteDefinition.all.compactMap { row in folder(row).map { ($0, row.id) } })

  private static func folder(_ row: RouteDefinition) -> String? {
    let parts = row.path.split(separator: "/")
    return parts.count == 3 && parts[2] == "{id}" ? String(parts[1]) : nil
  }

  /// Finds the route of a path.
  ///
  /// Fixed paths are compared without decoding, because a proxy in front may do the same: if `/%6detrics` were `/metrics`,
  /// it would pass a rule of the proxy that hides `/metrics`. An id may be percent-encoded.
  ///
  /// - Parameter path: the path of the request line, as it came, without the query.
  /// - Returns: the route and the decoded id; nil where the path is no route, or its id is empty or not UTF-8.
  static func find(_ path: String) -> RouteMatch? {
    if let route = fixed[path] { return RouteMatch(route: route) }
    // The path is split before it is decoded, because an encoded slash is part of an id.
    let segments = path.split(separator: "/", maxSplits: 4, omittingEmptySubsequences: false)
    guard segments.count == 4, segments[0].isEmpty, segments[1] == "v1",
      let route = folders[String(segments[2])],
      let id = PercentCoding.decode(segments[3].utf8, plusIsSpace: false), !id.isEmpty
    else { return nil }
    return RouteMatch(route: route, id: id)
  }
}
