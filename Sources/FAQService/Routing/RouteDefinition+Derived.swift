extension RouteDefinition {
  /// Statuses of requests that are refused before their route is known.
  static let wireStatuses = [400, 408, 413, 414, 417, 431, 501, 503, 505]

  /// The types that the route can answer with, the default first; empty where there is nothing to choose.
  var offers: [MediaType] {
    switch success {
    case .content(let types, _): types
    case .nothing, .perhaps: []
    }
  }

  /// Whether responses have an ETag.
  var isTagged: Bool {
    switch cache {
    case .noStore: false
    case .tagged, .brief, .versioned, .permanent: true
    }
  }

  /// The value of `Cache-Control` for a request that does not name a version.
  var caching: String {
    switch cache {
    case .noStore: "no-store"
    case .tagged, .versioned: "no-cache"
    case .brief: "max-age=300, stale-while-revalidate=86400"
    case .permanent: StoredAsset.forGood
    }
  }

  /// The operation of a method by its name; HEAD stands for GET.
  func operation(_ name: String) -> Operation? {
    guard let method = name == "HEAD" ? .get : Method(rawValue: name) else { return nil }
    return operations.first { $0.method == method }
  }

  /// Every status that an operation of this route can refuse a request with, in ascending order.
  func refusals(_ operation: Operation) -> [Int] {
    var statuses = RouteDefinition.wireStatuses + ownStatuses
    if !offers.isEmpty { statuses.append(406) }
    if !allowsAnyHost { statuses.append(421) }
    if isRateLimited { statuses.append(429) }
    if case .post = operation { statuses.append(415) }
    return statuses.sorted()
  }

  /// Every status that an operation can answer with.
  func statuses(_ operation: Operation) -> [Int] {
    let success =
      switch self.success {
      case .content: isTagged ? [200, 304] : [200]
      case .nothing: [204]
      case .perhaps: [200]
      }
    return success + refusals(operation)
  }
}
