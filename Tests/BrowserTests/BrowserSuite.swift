import TestSupport
import Testing

/// All that needs a browser, one test after the other: a browser takes a processor for itself.
@Suite(
  .serialized, .enabled(if: Chromium.isWanted, "starts Chromium: set PANDU_BROWSER=1, as .ci/run does"),
  .timeLimit(runningMinutes: 5))
struct BrowserSuite {}
