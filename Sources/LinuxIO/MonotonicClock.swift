import Glibc

/// The clock that never goes back.
package enum MonotonicClock {
  /// Nanoseconds since a moment of the system's choice.
  package static func now() -> UInt64 {
    var time = timespec()
    // The call fills the one record that it is given, and keeps no pointer.
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
