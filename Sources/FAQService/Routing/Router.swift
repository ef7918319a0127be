import HTTPWire

/// Sends each request to what answers it, when it may be answered at all.
struct Router: Sendable {
  private let files: WebFiles
  private let restChannel = RestChannel()
  private let limiter: RateLimiter?
  private let trustsProxy: Bool
  private let origins: OriginPolicy
  private let hosts: HostPolicy
  private let metrics: Metrics

  init(_ options: ServiceOptions, _ metrics: Metrics, _ origins: OriginPolicy, _ files: WebFiles) {
    self.files = files
    limiter = RateLimiter(perMinute: options.rateLimit)
    trustsProxy = options.trustsProxy
    self.origins = origins
    hosts = HostPolicy(options.allowedHosts)
    self.metrics = metrics
  }

  /// `place`: what the path means. `snapshot`: all that this answer may know.
  func answer(
    _ request: Request, _ place: RouteTable.Place?, _ context: RequestContext, _ snapshot: Snapshot,
    _ scratch: inout ServiceScratch
  ) throws(ServiceError) -> Answer {
    let head = request.head
    guard hosts.allows(head, place?.route) else { throw .wrongHost }
    guard Method.isRegistered(head.method) else { throw .unknownMethod }
    guard let place else { return .now(try elsewhere(head)) }
    let route = place.route
    if head.method == "OPTIONS" {
      return .now(Response(status: 204, fields: [("Allow", route.allow)] + origins.preflight(head, route)))
    }
    guard let method = route.method(head.method) else { throw .methodNotAllowed(allow: route.allow) }
    if route.isLimited { try limit(head, context) }
    let type = Acceptance.choose(route.offers, head.fields.all("accept"))
    if type == nil, !route.offers.isEmpty { throw .notAcceptable(route.offers) }
    return try dispatch(request, place, method, as: type, context, snapshot, &scratch)
  }

  private func dispatch(
    _ request: Request, _ place: RouteTable.Place, _ method: Method, as type: MediaType?,
    _ context: RequestContext, _ snapshot: Snapshot, _ scratch: inout ServiceScratch
  ) throws(ServiceError) -> Answer {
    let head = request.head
    let isNoted = !origins.isForeign(head)
    switch place.route {
    case .ask where method == .post:
      return .now(try snapshot.answerer.post(request, isNoted: isNoted, &scratch))
    case .ask: return .now(try snapshot.answerer.get(head, isNoted: isNoted, &scratch))
    case .search: return .now(try snapshot.searcher.get(head, &scratch))
    case .entries: return .now(snapshot.knowledge.entries.response(head))
    case .entry: return .now(try snapshot.knowledge.entry(place.id).response(head))
    case .contacts: return .now(snapshot.knowledge.contacts.response(head))
    case .about: return .now(snapshot.knowledge.about.response(head))
    case .letters: return .now(try snapshot.letterer.post(request, place.id, as: type ?? .text))
    case .feedback: return try snapshot.feedback.post(request)
    case .healthz: return .now(.fresh(.json, Router.alive))
    case .readyz:
      guard !context.isDraining else { throw .draining }
      return .now(
        .fresh(
          .json, Readiness.json(metrics.reloadRecord, metrics.journal?.counts(), version: snapshot.version)))
    case .metrics: return .now(.fresh(.metrics, metrics.page(at: context.now)))
    case .openapi: return .now(snapshot.description.response(head))
    case .lookup: return .now(try snapshot.lookup.get(head, &scratch))
    case .lookupScript: return .now(files.lookupScript.response(head))
    case .lookupStyle: return .now(files.lookupStyle.response(head))
    case .widgetScript: return .now(files.widgetScript.response(head))
    case .widgetStyle: return .now(files.widgetStyle.response(head))
    case .restStatus: return .now(.fresh(.json, Router.alive))
    case .restWebhook:
      return .now(try restChannel.post(request, context.now, isNoted: isNoted, snapshot, &scratch))
    }
  }

  private static let alive = Array(#"{"status":"ok"}"#.utf8)

  /// `OPTIONS *` asks after the server as a whole; CONNECT names no path, so that it cannot be missing.
  private func elsewhere(_ head: RequestHead) throws(ServiceError) -> Response {
    if head.method == "OPTIONS", head.target.path == "*" {
      return Response(status: 204, fields: [("Allow", Route.allowAnywhere)])
    }
    throw head.method == "CONNECT" ? .methodNotAllowed(allow: Route.allowAnywhere) : .noSuchRoute
  }

  private func limit(_ head: RequestHead, _ context: RequestContext) throws(ServiceError) {
    guard let limiter else { return }
    let address = (trustsProxy ? ClientName.forwarded(head.fields) : nil) ?? context.client
    if let seconds = limiter.take(ClientName.bucket(address), now: context.now) {
      throw .rateLimited(retryAfter: seconds)
    }
  }
}
