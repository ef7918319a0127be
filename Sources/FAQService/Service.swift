package import FAQConversation
import FAQMatching
package import HTTPWire

/// The HTTP service without its sockets: a request goes in, an answer comes out.
///
/// A value that all threads share; what changes is in each thread's ``ServiceScratch``, and in the counters and buckets
/// behind locks of their own.
package struct Service: Sendable {
  package let metrics: Metrics
  /// How reloading has gone so far.
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
      Snapshot(responder, journal, features, files: files, frameAncestors: origins.frameAncestors))
    reloads = ReloadLog()
    metrics = Metrics(current, reloads, journal)
    router = Router(options, metrics, origins, files)
    security = SecurityFields.all(isShared: !origins.isOff)
  }

  /// Room for one thread.
  package func makeScratch() -> ServiceScratch { ServiceScratch(current.edition, metrics.makeStripe()) }

  /// What requests that begin now are answered from.
  package var snapshot: Snapshot { current.edition.snapshot }

  /// Makes all that the routes need of another knowledge; too long a work for a thread that answers.
  package func makeSnapshot(_ responder: Responder) -> Snapshot {
    let snapshot = Snapshot(
      responder, journal, features, files: files, frameAncestors: origins.frameAncestors)
    snapshot.searcher.prepare()
    return snapshot
  }

  /// Answers from another knowledge from the next request on.
  package func publish(_ snapshot: Snapshot) { current.replace(with: snapshot) }

  /// Answers a request. HEAD is answered as GET is: who writes the answer leaves the body out, and its length in.
  package func respond(
    _ request: Request, _ context: RequestContext, _ scratch: inout ServiceScratch
  ) -> Answer {
    let start = ContinuousClock.now
    let place = RouteTable.find(request.head.target.path).flatMap { features.has($0.route) ? $0 : nil }
    let edition = current.edition
    scratch.enter(edition)
    let answer: Answer
    do {
      answer = try router.answer(request, place, context, edition.snapshot, &scratch)
    } catch {
      answer = .now(Problem.response(error))
    }
    let counters = scratch.counters
    switch answer {
    case .now(let response): return .now(complete(response, request.head, place, counters, since: start))
    case .later(let begin):
      return .later { give in
        begin { give(complete($0, request.head, place, counters, since: start)) }
      }
    }
  }

  /// Adds what every answer has, and counts it.
  private func complete(
    _ response: Response, _ head: RequestHead, _ place: RouteTable.Place?, _ counters: MetricsStripe,
    since start: ContinuousClock.Instant
  ) -> Response {
    var response = response
    response.fields.append(contentsOf: origins.fields(head))
    finish(&response, head.fields.first("x-request-id"))
    counters.request(
      place.map { .route($0.route) } ?? .unknown, status: response.status,
      nanoseconds: Service.nanoseconds(ContinuousClock.now - start))
    return response
  }

  /// Answers what could not be read as a request, and ends the connection.
  package func respond(to error: WireError) -> Response { refuse(.wire(error)) }

  /// Answers a request that did not become whole in time, and ends the connection.
  package func timedOut() -> Response { refuse(.timeout) }

  /// Answers who waited too long for an answer that was promised: only feedback is.
  package func gaveUp() -> Response { refuse(.feedbackNotKept, closes: false) }

  /// Answers a client for whom there is no room, and ends the connection.
  package func overloaded() -> Response { refuse(.overloaded) }

  private func refuse(_ error: ServiceError, closes: Bool = true) -> Response {
    var response = Problem.response(error)
    finish(&response, nil)
    response.closes = closes
    metrics.shared.request(.wire, status: response.status, nanoseconds: 0)
    return response
  }

  private func finish(_ response: inout Response, _ id: String?) {
    // A page that says itself what it may load is not told otherwise.
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
