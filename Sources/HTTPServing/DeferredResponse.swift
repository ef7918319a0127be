import HTTPWire

/// A request whose response is made elsewhere, as its connection remembers it.
struct DeferredResponse {
  /// Tells this request of the connection from earlier ones, whose responses may still come.
  var number: UInt64
  var isHead: Bool
  /// Whether the request lets the connection go on.
  var keepsAlive: Bool
  var saysKeepAlive: Bool

  /// A response on its way from the thread that made it to the loop of the connection.
  struct Completed: Sendable {
    /// The key of the connection.
    var key: UInt64
    var number: UInt64
    var response: Response
  }
}
