import HTTPWire
import TestSupport
import Testing

// 20,000 mutations of good requests, from a fixed seed:
//
// 1. Nothing crashes.
// 2. The same bytes give the same events, whatever the cut.
// 3. An error is the last event; after it nothing comes.
// 4. No body is longer than its limit.
@Suite struct FuzzTests {
  private static let seeds = [
    Wire.get("/api/suggest?q=lupa%20password", "Accept: */*", "Connection: keep-alive"),
    Wire.post("Content-Length: 11", "Expect: 100-continue", body: "halo, pandu"),
    Wire.chunked("5;a=b\r\nhalo,\r\n6\r\n pandu\r\n0\r\nX: y\r\n\r\n"),
    Wire.get("http://[::1]:80/a?b", version: "HTTP/1.0") + Wire.get("/2")
      + Wire.post("Content-Length: 1", body: "x"),
    "\r\nOPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close, x\r\n\r\n",
  ].map { Array($0.utf8) }

  /// What breaks parsers more often than a byte at random.
  private static let pieces = [
    "\r\n", "\n", "\r", "\0", " ", ":", ",", "%", "\t", "Content-Length: 3\r\n",
    "Transfer-Encoding: chunked\r\n", "0\r\n\r\n",
    "ffffffffffffffff", "99999999999999999999", "HTTP/1.0", "Host: b\r\n", "chunked", "\u{212A}", "é",
  ].map { Array($0.utf8) }

  private func mutate(_ bytes: inout [UInt8], _ random: inout SeededRandom) {
    let place = Int.random(in: 0...bytes.count, using: &random)
    let end = min(bytes.count, place + Int.random(in: 1...8, using: &random))
    switch Int.random(in: 0..<6, using: &random) {
    case 0 where place < bytes.count: bytes[place] = UInt8.random(in: 0...255, using: &random)
    case 1 where place < bytes.count: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 2: bytes.removeSubrange(place..<end)
    case 3: bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: 0...bytes.count, using: &random))
    case 4: bytes.removeSubrange(place...)
    default:
      bytes.insert(contentsOf: Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &random)], at: place)
    }
  }

  @Test(arguments: 0..<8) func `mutated requests`(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    var limits = WireLimits()
    (limits.body, limits.fieldLine, limits.chunkOverhead, limits.fieldCount) = (64, 80, 60, 6)
    for round in 0..<2_500 {
      var bytes = Self.seeds[round % Self.seeds.count]
      for _ in 0..<Int.random(in: 1...4, using: &random) { mutate(&bytes, &random) }
      let limits = round.isMultiple(of: 2) ? WireLimits() : limits
      let whole = Wire.events(bytes, limits: limits)
      let cuts = (0..<Int.random(in: 1...9, using: &random)).map { _ in
        Int.random(in: 0...bytes.count, using: &random)
      }
      if Wire.events(bytes, cuts: cuts.sorted(), limits: limits) != whole {
        Issue.record("seed \(seed), round \(round), cuts \(cuts.sorted()): \(bytes)")
      }
      if whole.dropLast().contains(where: { if case .failure = $0 { true } else { false } }) {
        Issue.record("events after an error, seed \(seed), round \(round): \(bytes)")
      }
      if whole.requests.contains(where: { $0.body.count > limits.body }) {
        Issue.record("a body over its limit, seed \(seed), round \(round): \(bytes)")
      }
    }
  }
}
