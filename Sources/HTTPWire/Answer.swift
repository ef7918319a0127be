/// A response, or one that is deferred because it is made elsewhere.
package enum Answer: Sendable {
  /// Completes a deferred response, from any thread. A second response, or one that comes too late, is thrown away.
  package typealias Completion = @Sendable (Response) -> Void

  case now(Response)
  /// Begins the work. It is called once, on the thread that serves the connection, so that it must not wait.
  case deferred(@Sendable (@escaping Completion) -> Void)

  /// The response, unless it is deferred.
  package var response: Response? { if case .now(let response) = self { response } else { nil } }
}
