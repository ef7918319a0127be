import HTTPWire

/// What a connection remembers of a request whose answer is made elsewhere.
struct Promise {
  /// Tells this request of the connection from those before it, whose answers may still come.
  var number: UInt64
  var isHead: Bool
  /// Whether the request lets the connection go on.
  var keepsAlive: Bool
  var saysKeepAlive: Bool

  /// An answer that was promised, on its way from the thread that made it to the connection's.
  struct Kept: Sendable {
    var key: UInt64
    var number: UInt64
    var response: Response
  }
}
