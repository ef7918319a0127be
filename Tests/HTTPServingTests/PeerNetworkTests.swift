import TestSupport
import Testing

@testable import HTTPServing

// Addresses that are counted as one, and those that are not:
//
// 1. An IPv4 address is one by itself, however it is written; so is a link-local one.
// 2. An IPv6 network of 64 bits is one.
// 3. Of one network so many are counted as may be; who leaves makes room, and a network without any is forgotten.
@Suite(.timeLimit(runningMinutes: 1)) struct PeerNetworkTests {
  private func network(_ address: String, port: Int = 80) throws -> PeerNetwork {
    PeerNetwork(try Address.resolve(address, port))
  }

  @Test(
    arguments: [
      ("192.0.2.1", "192.0.2.1", true), ("192.0.2.1", "192.0.2.2", false),
      ("192.0.2.1", "::ffff:192.0.2.1", true),
      ("::ffff:192.0.2.1", "::ffff:192.0.2.2", false), ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", true),
      ("2001:db8:1:2::1", "2001:db8:1:3::1", false), ("fe80::1", "fe80::2", false),
      ("fe80::1", "fe80::1", true),
      ("::1", "::2", true), ("::1", "0.0.0.1", false), ("::1", "127.0.0.1", false),
      ("64:ff9b::1", "::1", false),
    ])
  func `one or two`(first: String, second: String, isOne: Bool) throws {
    #expect(try (network(first, port: 1) == network(second, port: 2)) == isOne)
  }

  @Test func `counts`() throws {
    let counts = try #require(PeerCounts(most: 2))
    let (a, b) = (try network("192.0.2.1"), try network("2001:db8::1"))
    #expect([a, a, a, b, b, b].map(counts.add) == [true, true, false, true, true, false])
    counts.remove(a)
    #expect([a, a].map(counts.add) == [true, false])
    for network in [a, a, b, b] { counts.remove(network) }
    #expect(counts.networks == 0)
    #expect(PeerCounts(most: 0) == nil)
  }
}
