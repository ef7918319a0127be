import FAQConversation
import FAQKnowledge
import HTTPWire

/// Sends each request to what answers it, when it may be answered at all.
struct Router: Sendable {
  private let knowledge: StoredKnowledge
  private let description: StoredBody
  private let answerer: Answerer
  private let letterer: Letterer
  private let searcher: Searcher
  private let lookup: LookupPage
  private let files = WebFiles()
  private let restChannel: RestChannel
  private let feedback: FeedbackDesk
  private let journal: JournalSink?
  private let limiter: RateLimiter?
  private let trustsProxy: Bool
  private let origins: OriginPolicy
  private let metrics: Metrics

  init(_ responder: Responder, _ options: ServiceOptions, _ metrics: Metrics, _ origins: OriginPolicy) {
    let audiences = KnowledgeJSON.audiences(responder.base)
    knowledge = StoredKnowledge(responder.composer, audiences, takesFeedback: options.journal != nil)
    description = StoredBody(
      OpenAPI.document(audiences: audiences, takesFeedback: options.journal != nil), .openapi,
      version: responder.base.version)
    answerer = Answerer(
      responder, audiences: audiences, QuestionRecorder(options.journal, responder, .ask))
    letterer = Letterer(responder.base)
    searcher = Searcher(responder)
    lookup = LookupPage(
      responder, searcher, audiences: audiences, files: files, frameAncestors: origins.frameAncestors)
    restChannel = RestChannel(responder, QuestionRecorder(options.journal, responder, .rest))
    feedback = FeedbackDesk(responder, options.journal)
    journal = options.journal
    limiter = RateLimiter(perMinute: options.rateLimit)
    trustsProxy = options.trustsProxy
    self.origins = origins
    self.metrics = metrics
  }

  /// `place`: what the path means.
  func answer(
    _ request: Request, _ place: RouteTable.Place?, _ context: RequestContext,
    _ scratch: inout ServiceScratch
  ) throws(ServiceError) -> Answer {
    let head = request.head
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
    switch route {
    case .letters: return .now(try letterer.post(request, place.id, as: type ?? .text))
    case .feedback: return try feedback.post(request)
    default: return .now(try dispatch(request, place, method, context, &scratch))
    }
  }

  private func dispatch(
    _ request: Request, _ place: RouteTable.Place, _ method: Method, _ context: RequestContext,
    _ scratch: inout ServiceScratch
  ) throws(ServiceError) -> Response {
    let head = request.head
    switch place.route {
    case .ask where method == .post: return try answerer.post(request, &scratch)
    case .ask: return try answerer.get(head, &scratch)
    case .search: return try searcher.get(head, &scratch)
    case .entries: return knowledge.entries.response(head)
    case .entry: return try knowledge.entry(place.id).response(head)
    case .contacts: return knowledge.contacts.response(head)
    case .about: return knowledge.about.response(head)
    case .letters, .feedback: throw .noSuchRoute
    case .healthz: return Router.status(Router.alive)
    case .readyz:
      guard !context.isDraining else { throw .draining }
      // Answers flow without a journal; whoever looks after the server should know nevertheless.
      return Router.status(journal?.counts().isFailing == true ? Router.readyWithoutJournal : Router.ready)
    case .metrics:
      return Response(
        status: 200,
        fields: [("Content-Type", MediaType.metrics.rawValue), ("Cache-Control", "no-store")],
        body: Array(metrics.text.utf8))
    case .openapi: return description.response(head)
    case .lookup: return try lookup.get(head, &scratch)
    case .lookupScript: return files.lookupScript.response(head)
    case .lookupStyle: return files.lookupStyle.response(head)
    case .widgetScript: return files.widgetScript.response(head)
    case .widgetStyle: return files.widgetStyle.response(head)
    case .restStatus: return Router.status(Router.alive)
    case .restWebhook: return try restChannel.post(request, context.now, &scratch)
    }
  }

  private static let alive = Array(#"{"status":"ok"}"#.utf8)
  private static let ready = Array(#"{"status":"ready"}"#.utf8)
  private static let readyWithoutJournal = Array(#"{"status":"ready","journal":"failing"}"#.utf8)

  private static func status(_ body: [UInt8]) -> Response {
    Response(
      status: 200,
      fields: [("Content-Type", MediaType.json.rawValue), ("Cache-Control", "no-store")], body: body)
  }

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
