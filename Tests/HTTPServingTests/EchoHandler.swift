import HTTPServing
import HTTPWire
import Synchronization

/// Answers with what was asked; `/large` gives a megabyte, `/huge` more than the system takes from a program for a client
/// that does not read, `/bad` an answer that cannot be written.
struct EchoHandler: Handler {
  let connections = Connections()

  final class Connections: Sendable {
    let open = Atomic<Int>(0)
  }

  func makeScratch() -> Int { 0 }

  func respond(_ request: Request, _ context: RequestContext, _ scratch: inout Int) -> Response {
    scratch += 1
    switch request.head.target.path {
    case "/large": return Response(status: 200, body: [UInt8](repeating: 0x61, count: 1 << 20))
    case "/huge": return Response(status: 200, body: [UInt8](repeating: 0x61, count: 1 << 24))
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
  func overloaded() -> Response { Response(status: 503) }
  func connectionOpened() { connections.open.add(1, ordering: .relaxed) }
  func connectionClosed() { connections.open.subtract(1, ordering: .relaxed) }
}
