import FAQConversation
import FAQKnowledge
import FAQService
import HTTPServing
import HTTPWire
import Synchronization

/// A server on loopback for one test: pages of a test's own, and behind them the service, if there is one.
final class Site: Sendable {
  private let server: HTTPServer
  let requests: Log

  /// What was sent to the service.
  final class Log: Sendable {
    private let bodies = Mutex<[(path: String, body: String)]>([])

    func add(_ request: Request) {
      bodies.withLock {
        $0.append((request.head.target.path, String(decoding: request.body, as: UTF8.self)))
      }
    }

    func bodies(_ path: String) -> [String] {
      bodies.withLock { $0.filter { $0.path == path }.map(\.body) }
    }
  }

  /// `own`: answers before the service does, or nil to leave it to it.
  init(
    _ service: Service? = nil, _ own: @escaping @Sendable (Request, Response?) -> Response? = { _, _ in nil }
  ) throws {
    var options = ServerOptions()
    options.port = 0
    options.threads = 1
    let requests = Log()
    self.requests = requests
    server = try HTTPServer(SiteHandler(service: service, own: own, requests: requests), options)
  }

  var address: String { "http://127.0.0.1:\(server.port)" }

  deinit {
    server.end()
    server.wait()
  }
}

private struct SiteHandler: RequestHandler {
  let service: Service?
  let own: @Sendable (Request, Response?) -> Response?
  let requests: Site.Log

  func makeScratch() -> ServiceScratch? { service?.makeScratch() }

  func respond(
    _ request: Request, _ context: RequestContext, _ scratch: inout ServiceScratch?
  ) -> Answer {
    requests.add(request)
    var answer: Answer?
    if let service, var room = scratch {
      answer = service.respond(request, context, &room)
      scratch = room
    }
    return own(request, answer?.response).map(Answer.now) ?? answer ?? .now(Response(status: 404))
  }

  func respond(to error: WireError) -> Response { Response(status: error.status) }
  func timedOut() -> Response { Response(status: 408) }
  func gaveUp() -> Response { Response(status: 503) }
  func overloaded() -> Response { Response(status: 503) }
  func connectionOpened() {}
  func connectionClosed() {}
}
