import Glibc

/// Polls a condition that another thread or program makes true.
///
/// - Parameters:
///   - seconds: After which it is given up. The default, 50, is far more than any machine needs, and less than the minute
///     after which a suite is stopped, so that the test says what it waited for.
///   - isSo: The condition; it is asked about a thousand times a second.
/// - Returns: Whether it became true.
package func eventually(within seconds: Int = 50, _ isSo: () -> Bool) -> Bool {
  let end = ContinuousClock.now + .seconds(seconds)
  while !isSo() {
    if ContinuousClock.now > end { return false }
    _ = poll(nil, 0, 1)
  }
  return true
}
