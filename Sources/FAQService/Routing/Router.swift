import Basics
import HTTPWire
import JournalRecords

/// Refuses requests that no route takes, and passes all others to their handlers.
struct Router: Sendable {
  private let files: WebFiles
  private let restChannel = RestChannel()
  private let telegram: TelegramChannel?
  private let limiter: RateLimiter?
  private let trustsProxy: Bool
  private let origins: OriginPolicy
  private let hosts: HostPolicy
  private let metrics: Metrics
  private let clock: @Sendable () -> WallTime?

  init(_ options: ServiceOptions, _ metrics: Metrics, origins: OriginPolicy, files: WebFiles) {
    self.files = files
    limiter = RateLimiter(perMinute: options.rateLimit)
    telegram = options.telegram.map { TelegramChannel($0, perMinute: options.rateLimit) }
    trustsProxy = options.trustsProxy
    self.origins = origins
    hosts = HostPolicy(options.allowedHosts)
    self.metrics = metrics
    clock = options.clock
  }

  /// Answers a request from a snapshot. A request without a route (nil) is refused.
  func answer(
    _ request: Request, _ match: RouteMatch?, context: RequestContext, snapshot: Snapshot,
    scratch: inout ServiceScratch
  ) throws(ServiceError) -> Answer {
    let head = request.head
    guard hosts.allows(head, match?.route) else { throw .wrongHost }
    guard Method.registered.contains(head.method) else { throw .unknownMethod }
    guard let match else { return .now(try withoutRoute(head)) }
    let route = match.route.definition
    if head.method == "OPTIONS" {
      let fields = origins.preflight(head, allow: route.allow)
      return .now(Response(status: 204, fields: [("Allow", route.allow)] + fields))
    }
    guard let operation = route.operation(head.method) else { throw .methodNotAllowed(allow: route.allow) }
    if route.isRateLimited { try limit(head, context) }
    let type = Acceptance.choose(route.offers, head.fields.all("accept"))
    if type == nil, !route.offers.isEmpty { throw .notAcceptable(route.offers) }
    let call = RouteCall(
      request: request, match: match, operation: operation, type: type, context: context,
      isNoted: !origins.isForeign(head), time: clock())
    return try dispatch(call, snapshot, scratch: &scratch)
  }

  /// Calls the handler of a route.
  private func dispatch(
    _ call: RouteCall, _ snapshot: Snapshot, scratch: inout ServiceScratch
  ) throws(ServiceError) -> Answer {
    switch call.match.route {
    case .ask: .now(try snapshot.ask.respond(call, &scratch))
    case .search: .now(try snapshot.search.respond(call, &scratch))
    case .entries: .now(snapshot.knowledge.entries.response(call.head))
    case .entry: .now(try snapshot.knowledge.entry(call.match.id).response(call.head))
    case .contacts: .now(snapshot.knowledge.contacts.response(call.head))
    case .about: .now(snapshot.knowledge.about.response(call.head))
    case .notices: .now(.fresh(.json, snapshot.notices.json(at: call.time)))
    case .letters: .now(try snapshot.letters.respond(call))
    case .feedback: try snapshot.feedback.respond(call)
    case .healthz, .restStatus: .now(.fresh(.json, Router.alive))
    case .readyz: .now(try readiness(call, snapshot))
    case .metrics: .now(.fresh(.metrics, metrics.page(at: call.context.now)))
    case .openapi: .now(snapshot.description.response(call.head))
    case .lookup: .now(try snapshot.lookup.respond(call, failure: metrics.reloadRecord.failure, &scratch))
    case .lookupScript: .now(files.lookupScript.response(call.head))
    case .lookupStyle: .now(files.lookupStyle.response(call.head))
    case .widgetScript: .now(files.widgetScript.response(call.head))
    case .widgetStyle: .now(files.widgetStyle.response(call.head))
    case .widgetVersion: .now(try files.widget(call.head, named: call.match.id))
    case .restWebhook: .now(try restChannel.respond(call, snapshot, scratch: &scratch))
    case .telegramWebhook: .now(try respondToTelegram(call, snapshot, scratch: &scratch))
    }
  }

  private func respondToTelegram(
    _ call: RouteCall, _ snapshot: Snapshot, scratch: inout ServiceScratch
  ) throws(ServiceError) -> Response {
    guard let telegram else { throw .noSuchRoute }
    return try telegram.respond(call, snapshot, scratch: &scratch)
  }

  private static let alive = Array(#"{"status":"ok"}"#.utf8)

  private func readiness(_ call: RouteCall, _ snapshot: Snapshot) throws(ServiceError) -> Response {
    guard !call.context.isDraining else { throw .draining }
    let body = Readiness.json(metrics.reloadRecord, metrics.journal?.counts(), version: snapshot.version)
    return .fresh(.json, body)
  }

  /// Answers `OPTIONS *`, which asks about the server as a whole, and refuses the rest. CONNECT is refused with 405 and not
  /// 404, because its target is no path.
  private func withoutRoute(_ head: RequestHead) throws(ServiceError) -> Response {
    if head.method == "OPTIONS", head.target.path == "*" {
      return Response(status: 204, fields: [("Allow", Method.allowAnywhere)])
    }
    throw head.method == "CONNECT" ? .methodNotAllowed(allow: Method.allowAnywhere) : .noSuchRoute
  }

  private func limit(_ head: RequestHead, _ context: RequestContext) throws(ServiceError) {
    guard let limiter else { return }
    let address = (trustsProxy ? ClientName.forwarded(head.fields) : nil) ?? context.client
    if let seconds = limiter.take(ClientName.bucket(address), now: context.now) {
      throw .rateLimited(retryAfter: seconds)
    }
  }
}
