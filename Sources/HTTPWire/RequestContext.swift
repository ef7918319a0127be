/// Facts about a request besides its bytes.
package struct RequestContext: Sendable {
  /// The peer's address without its port.
  package var client: String
  /// Nanoseconds of a clock that never goes back.
  package var now: UInt64
  /// Whether the server is stopping: it answers the requests at hand and takes no more.
  package var isDraining: Bool

  package init(client: String, now: UInt64, isDraining: Bool = false) {
    self.client = client
    self.now = now
    self.isDraining = isDraining
  }
}
