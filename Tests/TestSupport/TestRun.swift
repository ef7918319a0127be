import Glibc

/// How much a run of the tests does, as the environment has it.
package enum TestRun {
  /// Whether long tests run in full, because `PANDU_TEST_FULL` is 1; else they are shortened. `.ci/run` sets it.
  package static let isFull = isSet("PANDU_TEST_FULL")

  /// How often a long test repeats what it does.
  ///
  /// - Parameters:
  ///   - short: In every run.
  ///   - full: When ``isFull``.
  /// - Returns: The one of this run.
  package static func rounds(_ short: Int, full: Int) -> Int { isFull ? full : short }

  private static func isSet(_ name: String) -> Bool {
    getenv(name).map { String(cString: $0) } == "1"
  }
}
