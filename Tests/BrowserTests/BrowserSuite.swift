import Testing

/// All that needs a browser, one test after the other: a browser takes a processor for itself.
@Suite(.serialized, .enabled(if: Chromium.isWanted, "needs chromium and chromedriver in PATH"))
struct BrowserSuite {}
