import Basics
import HTTPWire
import JSON

/// A request that a route has accepted, as its handler gets it.
struct RouteCall: Sendable {
  let request: Request
  let match: RouteMatch
  let operation: RouteDefinition.Operation
  /// The type of the answer that the client prefers; nil where the route answers without a body.
  let type: MediaType?
  let context: RequestContext
  /// Whether the question may be kept in the journal. It may not when a page of another site caused the request without
  /// permission, because no user has asked it.
  let isNoted: Bool
  /// The wall clock when the request came; nil where the service has none.
  let time: WallTime?

  var head: RequestHead { request.head }

  /// Reads the body.
  ///
  /// - Returns: the fields; none where the operation takes no body.
  /// - Throws: 415, 413, 400 or 422 for a body that is not JSON, too long, not well-formed, or no object.
  func fields() throws(ServiceError) -> JSONFields {
    switch operation {
    case .get: JSONFields()
    case .post(let body): try JSONFields(request, longest: body.longest)
    }
  }

  /// Reads the body as any JSON.
  ///
  /// - Throws: 415, 413 or 400 for a body that is not JSON, too long, or not well-formed.
  func json() throws(ServiceError) -> JSONValue {
    switch operation {
    case .get: .null
    case .post(let body): try JSONFields.value(request, longest: body.longest)
    }
  }
}
