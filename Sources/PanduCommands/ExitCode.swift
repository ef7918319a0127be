/// Exit codes after BSD's sysexits(3) where one fits.
enum ExitCode: Int32 {
  case done = 0
  /// The check or the bar failed.
  case failed = 1
  case usage = 64
  case noInput = 66
  case `internal` = 70
}
