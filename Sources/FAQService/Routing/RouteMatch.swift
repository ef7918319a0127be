/// The route that a path leads to, and the id in it.
struct RouteMatch: Sendable, Equatable {
  let route: Route
  /// The decoded part of the path in place of `{id}`; empty where the route has none.
  var id = ""

  /// Routes without an id, by their paths.
  private static let fixed = Dictionary(
    uniqueKeysWithValues: RouteDefinition.all.filter { parts($0) == nil }.map { ($0.path, $0.id) })
  /// Routes with an id, and what stands before and behind it.
  private static let patterns = RouteDefinition.all.compactMap { row in
    parts(row).map { (route: row.id, prefix: $0.prefix, suffix: $0.suffix) }
  }

  private static func parts(_ row: RouteDefinition) -> (prefix: String, suffix: String)? {
    let parts = row.path.split(separator: "{id}", omittingEmptySubsequences: false).map(String.init)
    return parts.count == 2 ? (parts[0], parts[1]) : nil
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
    for (route, prefix, suffix) in patterns
    where path.utf8.count > prefix.utf8.count + suffix.utf8.count && path.hasPrefix(prefix)
      && path.hasSuffix(suffix)
    {
      // The id is found before it is decoded, because an encoded slash is part of an id.
      let coded = path.utf8.dropFirst(prefix.utf8.count).dropLast(suffix.utf8.count)
      guard !coded.contains(UInt8(ascii: "/")), let id = PercentCoding.decode(coded, plusIsSpace: false)
      else {
        return nil
      }
      return RouteMatch(route: route, id: id)
    }
    return nil
  }
}
