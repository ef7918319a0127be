import Glibc
import HTTPServing
import HTTPWire
import Synchronization
import TestSupport
import Testing

/// Answers with what was asked; `/large` gives a megabyte, `/huge` more than the system takes from a program for a client
/// that does not read, `/bad` an answer that cannot be written, `/later…` one that the test gives, `/inline` one that is
/// given while it is asked for, and `/held` one that the loop is held up by until the test lets it go.
struct EchoHandler: RequestHandler {
  let connections = Connections()
  let deferrals = Deferrals()
  let hold = Hold()
  let order = Order()

  /// The paths of all requests, in the order in which they were answered.
  final class Order: Sendable {
    private let paths = Mutex<[String]>([])

    var all: [String] { paths.withLock { $0 } }
    func add(_ path: String) { paths.withLock { $0.append(path) } }
  }

  /// Deferred responses, in the order of the requests.
  final class Deferrals: Sendable {
    private let asked = Mutex<[Answer.Completion]>([])

    /// The waiting thread polls this, so that it does not contend for the lock.
    private let count = Atomic<Int>(0)

    func add(_ completion: @escaping Answer.Completion) {
      asked.withLock { $0.append(completion) }
      count.add(1, ordering: .releasing)
    }

    /// Waits until so many responses are deferred.
    ///
    /// - Returns: Their completions, `count` at least: where too few were deferred, an issue is recorded, and completions
    ///   that do nothing fill up.
    func wait(
      for count: Int, sourceLocation: SourceLocation = #_sourceLocation
    ) -> [Answer.Completion] {
      let isThere = eventually { self.count.load(ordering: .acquiring) >= count }
      #expect(isThere, "\(count) deferrals", sourceLocation: sourceLocation)
      let asked = asked.withLock { $0 }
      return asked + Array(repeating: { _ in }, count: max(0, count - asked.count))
    }
  }

  /// Holds a loop up, and looks on at each of its requests.
  final class Hold: Sendable {
    let isHeld = Atomic<Bool>(false)
    /// A client's socket, or -1; and whether it had something to read at each request that was answered at once since.
    let watched = Mutex<(socket: Int32, hadNews: [Bool])>((-1, []))

    func wait() {
      isHeld.store(true, ordering: .releasing)
      // A test that failed before it let go must still be able to end its server.
      _ = eventually { !isHeld.load(ordering: .acquiring) }
    }

    /// Waits until the loop is held up.
    func waitUntilHeld() { _ = eventually { isHeld.load(ordering: .acquiring) } }

    func letGo() { isHeld.store(false, ordering: .releasing) }

    func look() {
      watched.withLock {
        guard $0.socket >= 0 else { return }
        var watched = pollfd(fd: $0.socket, events: Int16(POLLIN), revents: 0)
        $0.hadNews.append(poll(&watched, 1, 0) > 0)
      }
    }
  }

  final class Connections: Sendable {
    let open = Atomic<Int>(0)
  }

  func makeScratch() -> Int { 0 }

  func respond(_ request: Request, _ context: RequestContext, _ scratch: inout Int) -> Answer {
    scratch += 1
    let path = request.head.target.path
    order.add(path)
    if path.hasPrefix("/later") { return .deferred { deferrals.add($0) } }
    if path == "/inline" { return .deferred { $0(Response(status: 200, body: Array("inline".utf8))) } }
    hold.look()
    return .now(answer(request, context))
  }

  private func answer(_ request: Request, _ context: RequestContext) -> Response {
    switch request.head.target.path {
    case "/large": return Response(status: 200, body: [UInt8](repeating: 0x61, count: 1 << 20))
    case "/huge": return Response(status: 200, body: [UInt8](repeating: 0x61, count: 1 << 24))
    case "/held":
      hold.wait()
      return Response(status: 204)
    case "/bad": return Response(status: 200, fields: [(name: "X-Split", value: "a\r\nb")])
    default:
      return Response(
        status: 200,
        body: Array("\(request.head.method) \(request.head.target.path) \(context.client) ".utf8)
          + request.body)
    }
  }

  func respond(to error: WireError) -> Response {
    Response(status: error.status, body: Array(error.detail.utf8))
  }
  func timedOut() -> Response { Response(status: 408) }
  func gaveUp() -> Response { Response(status: 503, body: Array("gave up".utf8)) }
  func overloaded() -> Response {
    var response = Response(status: 503, body: Array("no room".utf8))
    response.closes = true
    return response
  }
  func connectionOpened() { connections.open.add(1, ordering: .relaxed) }
  func connectionClosed() { connections.open.subtract(1, ordering: .relaxed) }
}
