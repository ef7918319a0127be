import Dispatch
import FAQService
import HTTPServing
import HTTPWire
import Synchronization
import TestSupport

@testable import PanduCommands

/// Who asks a service, near or far.
protocol Client {
  /// Sends the bytes of one request and gives its answer.
  mutating func send(_ request: Asked) throws -> WireAnswer
}

/// A request before it is bytes.
struct Asked: Sendable, CustomStringConvertible {
  var method: String
  var target: String
  var fields: [String] = []
  var body = ""

  var description: String { "\(method) \(target) \(fields.joined(separator: ", ")) \(body)" }

  /// `isLast`: whether it says that the connection ends with it.
  func bytes(isLast: Bool) -> [UInt8] {
    let length = body.isEmpty ? [] : ["Content-Length: \(body.utf8.count)"]
    let end = isLast ? ["Connection: close"] : []
    let lines = ["\(method) \(target) HTTP/1.1", "Host: pandu.example"] + fields + length + end
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n" + body).utf8)
  }
}

/// Calls the service as a function.
struct NearClient: Client {
  let service: Service
  private var scratch: ServiceScratch
  /// Nanoseconds; a second goes by with each request.
  private var now: UInt64 = 0

  init(_ service: Service) {
    self.service = service
    scratch = service.makeScratch()
  }

  mutating func send(_ asked: Asked) throws -> WireAnswer {
    now += 1_000_000_000
    var parser = RequestParser()
    parser.feed(asked.bytes(isLast: false))
    let response: Response
    do throws(WireError) {
      var event = try parser.next()
      if case .headExpectingContinue = event { event = try parser.next() }
      guard case .request(let request) = event else { throw .malformedRequestLine }
      response = NearClient.wait(
        for: service.respond(request, RequestContext(client: "127.0.0.1", now: now), &scratch))
    } catch {
      response = service.respond(to: error)
    }
    let length = Response.isBodiless(response.status) ? [] : ["Content-Length: \(response.body.count)"]
    let fields = response.fields.map { "\($0.name): \($0.value)" } + length
    return WireAnswer(
      status: response.status, fields: fields, body: asked.method == "HEAD" ? [] : response.body)
  }
}

extension NearClient {
  /// The answer, whichever thread makes it; 504 when none does.
  private static func wait(for answer: Answer) -> Response {
    switch answer {
    case .now(let response): return response
    case .deferred(let begin):
      let given = Given()
      begin { response in
        given.response.withLock { $0 = response }
        given.isThere.signal()
      }
      guard given.isThere.wait(timeout: .now() + 50) == .success else { return Response(status: 504) }
      return given.response.withLock { $0 } ?? Response(status: 504)
    }
  }

  private final class Given: Sendable {
    let response = Mutex<Response?>(nil)
    let isThere = DispatchSemaphore(value: 0)
  }
}

/// Speaks to the service over a socket: a new connection for each request, or one for all of them while it lasts.
struct FarClient: Client {
  struct NoAnswer: Error {}

  let port: Int
  let isKept: Bool
  private var connection: RawClient?

  init(port: Int, isKept: Bool) {
    self.port = port
    self.isKept = isKept
  }

  mutating func send(_ asked: Asked) throws -> WireAnswer {
    guard let client = connection ?? RawClient(port: port) else { throw NoAnswer() }
    client.send(asked.bytes(isLast: !isKept))
    guard let answer = client.answer(hasBody: asked.method != "HEAD") else { throw NoAnswer() }
    connection = isKept && !answer.closes ? client : nil
    return answer
  }
}
