/// An answer, or the promise of one that is made elsewhere.
package enum Answer: Sendable {
  /// Gives the answer: once, from whatever thread. What is given a second time, or too late, is thrown away.
  package typealias Completion = @Sendable (Response) -> Void

  case now(Response)
  /// Called once, on the thread that serves the connection, so that it must not wait for anything itself.
  case later(@Sendable (@escaping Completion) -> Void)

  /// The answer, if it is there.
  package var response: Response? { if case .now(let response) = self { response } else { nil } }
}
