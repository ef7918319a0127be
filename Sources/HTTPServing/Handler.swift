package import HTTPWire

/// What answers requests. Called on the thread of the loop that owns the connection; it must not wait for anything. What
/// takes longer is promised, and made on another thread.
package protocol Handler: Sendable {
  /// Room for one loop's thread.
  associatedtype Scratch

  func makeScratch() -> Scratch

  func respond(_ request: Request, _ context: RequestContext, _ scratch: inout Scratch) -> Answer

  /// The answer to bytes that are no request.
  func respond(to error: WireError) -> Response

  /// The answer to a request that did not come whole in time.
  func timedOut() -> Response

  /// The answer when one that was promised did not come in time.
  func gaveUp() -> Response

  /// The answer when there are too many connections.
  func overloaded() -> Response

  func connectionOpened()
  func connectionClosed()
}
