import HTTPWire

/// What came out of a parser, with all that can be told of it, so that two runs can be compared.
enum WireEvent: Equatable, CustomStringConvertible {
  case request(SeenRequest)
  case proceed
  case failure(WireError)
  /// The bytes ended within a request.
  case needsMore

  /// As the case files write it.
  var description: String {
    switch self {
    case .request(let seen): seen.description
    case .proceed: "continue"
    case .failure(let error): "error \(error) \(error.status)"
    case .needsMore: "needs more"
    }
  }
}

/// A request as plain values.
struct SeenRequest: Equatable, CustomStringConvertible {
  let method: String
  let target: RequestTarget
  let version: RequestHead.Version
  /// Names and values by turns.
  let fields: [String]
  let framing: BodyFraming
  let keepsAlive: Bool
  let expectsContinue: Bool
  let body: [UInt8]

  init(_ request: Request) {
    method = request.head.method
    target = request.head.target
    version = request.head.version
    fields = request.head.fields.pairs.flatMap { [$0.name, $0.value] }
    framing = request.head.framing
    keepsAlive = request.head.keepsAlive
    expectsContinue = request.head.expectsContinue
    body = request.body
  }

  var description: String {
    let query = target.query.map { "?" + $0 } ?? ""
    let authority = target.authority.map { "//" + $0 } ?? ""
    let place = target.authority == target.path ? target.path : authority + target.path + query
    return "request \(method) \(place) body=\(body.count) keep-alive=\(keepsAlive ? "yes" : "no")"
  }
}
