/// Does two pieces of work that do not need each other: the program brings threads for them, and libraries do without.
package protocol SideBySide: Sendable {
  /// - Returns: what both came to, once both are done.
  func run<A, B: Sendable>(_ first: () -> A, _ second: @escaping @Sendable () -> B) -> (A, B)
}

/// Does the second after the first.
package struct OneAfterAnother: SideBySide {
  package init() {}

  package func run<A, B: Sendable>(_ first: () -> A, _ second: @escaping @Sendable () -> B) -> (A, B) {
    (first(), second())
  }
}
