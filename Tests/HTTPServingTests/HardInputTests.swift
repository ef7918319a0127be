import HTTPServing
import TestSupport
import Testing

// Inputs that are made to be hard on a server:
//
// 1. Each is refused at its limit, with its own status, however much more of it comes, and whether it comes at once or a
//    byte a packet; the refusal reaches its client, though that sends on.
// 2. Meanwhile another client of the same loop is answered.
//
// That the work is linear in the bytes is counted in `CountedWorkTests` of the wire.
@Suite(.timeLimit(runningMinutes: 1)) struct HardInputTests {
  struct Input: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var start: String
    /// Sent so many times.
    var piece: String
    var count: Int
    var status: Int
  }

  private static let get = "GET / HTTP/1.1\r\nHost: x\r\n"
  private static let kilobyte = String(repeating: "k", count: 1_024)

  static let inputs = [
    Input(
      testDescription: "one header line of 256 KiB", start: get + "X: ", piece: kilobyte, count: 256,
      status: 431),
    Input(
      testDescription: "a header line, a byte a packet", start: get + "X: ", piece: "k", count: 9_000,
      status: 431),
    Input(testDescription: "10,000 header lines", start: get, piece: "X: y\r\n", count: 10_000, status: 431),
    Input(
      testDescription: "a request line of 256 KiB", start: "GET /", piece: kilobyte, count: 256, status: 414),
    Input(
      testDescription: "a body of 5 MB, by its length",
      start: "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5242880\r\n\r\n",
      piece: kilobyte, count: 5_120, status: 413),
    Input(
      testDescription: "a body of 5 MB in chunks",
      start: "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n",
      piece: "400\r\n" + kilobyte + "\r\n", count: 5_120, status: 413),
    Input(
      testDescription: "tiny chunks, a byte a packet",
      start: "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n", piece: "1\r\nb\r\n",
      count: 4_000,
      status: 400),
    Input(testDescription: "empty lines without end", start: "", piece: "\r\n", count: 100_000, status: 400),
  ]

  @Test(arguments: inputs) func `it is refused and hurts nobody`(_ input: Input) throws {
    let server = try TestServer { $0.threads = 1 }
    let hard = try server.client()
    let other = try server.client()
    hard.send(input.start)
    for sent in 0..<input.count {
      hard.send(input.piece)
      guard sent.isMultiple(of: max(1, input.count / 10)) else { continue }
      other.send("GET /\(sent) HTTP/1.1\r\nHost: x\r\n\r\n")
      #expect(other.answer()?.text == "GET /\(sent) 127.0.0.1 ")
    }
    let answer = hard.answer()
    #expect(answer?.status == input.status)
    #expect(answer?.closes == true)
    hard.finishSending()
    #expect(hard.answers().isEmpty && hard.end == .closed)
  }
}
