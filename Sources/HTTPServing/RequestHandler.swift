package import HTTPWire

/// The code that answers requests. It is called on the thread of the loop that owns the connection, and must not block:
/// a response that takes longer is deferred and made on another thread.
package protocol RequestHandler: Sendable {
  /// The working memory of one loop's thread.
  associatedtype Scratch

  func makeScratch() -> Scratch

  func respond(_ request: Request, _ context: RequestContext, _ scratch: inout Scratch) -> Answer

  /// The response to bytes that are no request.
  func respond(to error: WireError) -> Response

  /// The response to a request that did not arrive whole in time.
  func timedOut() -> Response

  /// The response in place of a deferred one that did not come in time.
  func gaveUp() -> Response

  /// The response when there are too many connections.
  func overloaded() -> Response

  func connectionOpened()
  func connectionClosed()
}
