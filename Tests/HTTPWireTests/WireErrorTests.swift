import HTTPWire
import Testing

// 1. Each error has the status that the RFCs give it; all others are 400.
// 2. Each has a sentence of its own, which ends with a full stop and echoes nothing of the request.
@Suite struct WireErrorTests {
  @Test func `statuses`() {
    let special: [WireError: Int] = [
      .requestLineTooLong: 414, .methodTooLong: 501, .unsupportedTransferEncoding: 501,
      .unsupportedVersion: 505,
      .fieldLineTooLong: 431, .tooManyFields: 431, .fieldSectionTooLong: 431, .bodyTooLong: 413,
      .unsupportedExpectation: 417,
    ]
    for error in WireError.allCases { #expect(error.status == special[error] ?? 400, "\(error)") }
  }

  @Test func `sentences`() {
    let details = WireError.allCases.map(\.detail)
    #expect(Set(details).count == details.count)
    #expect(
      details.allSatisfy { $0.hasSuffix(".") && $0.utf8.count > 10 && $0.utf8.allSatisfy { $0 < 0x7F } })
  }
}
