package import FAQConversation
import FAQMatching
package import HTTPWire
import JournalRecords

/// The HTTP service without its sockets: a request goes in, an answer comes out.
///
/// All threads share this value. Mutable state is in each thread's ``ServiceScratch``, and in objects with locks of their
/// own, such as counters and rate limits.
package struct Service: Sendable {
  package let metrics: Metrics
  /// The reloads so far.
  package let reloads: ReloadLog
  private let current: CurrentSnapshot
  private let files: WebFiles
  private let journal: JournalSink?
  private let features: ServiceFeatures
  private let router: Router
  private let ids = RequestIDs()
  private let origins: OriginPolicy
  private let security: [(name: String, value: String)]

  package init(_ responder: Responder, _ options: ServiceOptions = ServiceOptions()) {
    origins = OriginPolicy(options.allowedOrigins)
    files = WebFiles()
    journal = options.journal
    features = ServiceFeatures(options)
    current = CurrentSnapshot(
      Snapshot(
        responder, journal, features: features, files: files, frameAncestors: origins.frameAncestors))
    reloads = ReloadLog()
    metrics = Metrics(current, reloads, journal: journal, clock: options.clock)
    router = Router(options, metrics, origins: origins, files: files)
    security = SecurityFields.all(isShared: !origins.isOff)
  }

  /// Makes the working memory of one thread.
  package func makeScratch() -> ServiceScratch { ServiceScratch(current.published, metrics.makeStripe()) }

  /// The address of the widget in this version, below that of the service: a page that names it may keep the script for
  /// good, and check its integrity.
  package var widgetPath: String { files.widgetPath }

  /// The snapshot for requests that begin now.
  package var snapshot: Snapshot { current.published.snapshot }

  /// Makes a snapshot of other knowledge. Do not call it on a thread that answers, because it takes long.
  package func makeSnapshot(_ responder: Responder) -> Snapshot {
    let snapshot = Snapshot(
      responder, journal, features: features, files: files, frameAncestors: origins.frameAncestors)
    snapshot.search.prepare()
    return snapshot
  }

  /// Puts a snapshot in force, beginning with the next request.
  package func publish(_ snapshot: Snapshot) { current.replace(with: snapshot) }

  /// Answers a request. HEAD gets the answer of GET, because the encoder leaves out the body and keeps its length.
  package func respond(
    _ request: Request, _ context: RequestContext, _ scratch: inout ServiceScratch
  ) -> Answer {
    let start = ContinuousClock.now
    let match = RouteMatch.find(request.head.target.path).flatMap { features.has($0.route) ? $0 : nil }
    let published = current.published
    scratch.enter(published)
    let answer: Answer
    do {
      answer = try router.answer(
        request, match, context: context, snapshot: published.snapshot, scratch: &scratch)
    } catch {
      answer = .now(Problem.response(error))
    }
    let counters = scratch.counters
    switch answer {
    case .now(let response):
      return .now(complete(response, request.head, match: match, counters: counters, since: start))
    case .deferred(let begin):
      return .deferred { give in
        begin { give(complete($0, request.head, match: match, counters: counters, since: start)) }
      }
    }
  }

  /// Adds the fields of every response, and counts the request.
  private func complete(
    _ response: Response, _ head: RequestHead, match: RouteMatch?, counters: MetricsStripe,
    since start: ContinuousClock.Instant
  ) -> Response {
    var response = response
    for field in origins.fields(head) { response.add(field) }
    finish(&response, head.fields.first("x-request-id"))
    counters.request(
      match.map { .route($0.route) } ?? .unknown, status: response.status,
      nanoseconds: Service.nanoseconds(ContinuousClock.now - start))
    return response
  }

  /// The response to bytes that are no request. It ends the connection.
  package func respond(to error: WireError) -> Response { refuse(.wire(error)) }

  /// The response to a request that did not arrive in time. It ends the connection.
  package func timedOut() -> Response { refuse(.timeout) }

  /// The response in place of a deferred one that did not come in time. Only feedback is deferred.
  package func gaveUp() -> Response { refuse(.feedbackNotKept, closes: false) }

  /// The response when there are too many connections. It ends the connection.
  package func overloaded() -> Response { refuse(.overloaded) }

  private func refuse(_ error: ServiceError, closes: Bool = true) -> Response {
    var response = Problem.response(error)
    finish(&response, nil)
    response.closes = closes
    metrics.shared.request(.wire, status: response.status, nanoseconds: 0)
    return response
  }

  private func finish(_ response: inout Response, _ id: String?) {
    // A field of the response itself stays, because a page has a content security policy of its own.
    for field in security where !response.fields.contains(where: { $0.name == field.name }) {
      response.fields.append(field)
    }
    response.fields.append(("X-Request-Id", ids.name(id)))
  }

  private static func nanoseconds(_ duration: Duration) -> UInt64 {
    let (seconds, attoseconds) = duration.components
    return UInt64(max(0, seconds)) * 1_000_000_000 + UInt64(max(0, attoseconds)) / 1_000_000_000
  }
}
