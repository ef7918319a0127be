// 1. Every spelling of an address gives the same eight groups.
// 2. What is no address gives none, however near it comes.

import Testing

@testable import FAQService

@Suite struct IPv6AddressTests {
  @Test(
    arguments: [
      ("2001:db8:0:0:8:800:200c:417a", [0x2001, 0xdb8, 0, 0, 8, 0x800, 0x200c, 0x417a]),
      ("2001:DB8::8:800:200C:417A", [0x2001, 0xdb8, 0, 0, 8, 0x800, 0x200c, 0x417a]),
      ("::", [0, 0, 0, 0, 0, 0, 0, 0]), ("::1", [0, 0, 0, 0, 0, 0, 0, 1]), ("1::", [1, 0, 0, 0, 0, 0, 0, 0]),
      ("0001:2:3:4:5:6:7::", [1, 2, 3, 4, 5, 6, 7, 0]), ("::2:3:4:5:6:7:8", [0, 2, 3, 4, 5, 6, 7, 8]),
      ("::ffff:129.144.52.38", [0, 0, 0, 0, 0, 0xffff, 0x8190, 0x3426]),
      ("1:2:3:4:5:6:1.2.3.4", [1, 2, 3, 4, 5, 6, 0x102, 0x304]),
      ("fe80::a%eth0", [0xfe80, 0, 0, 0, 0, 0, 0, 0xa]),
    ] as [(String, [UInt16])])
  func `spellings`(text: String, groups: [UInt16]) { #expect(IPv6Address(text)?.groups == groups) }

  @Test(
    arguments: [
      "", ":", ":::", "1", "1:2:3:4:5:6:7", "1:2:3:4:5:6:7:8:9", "1:2:3:4:5:6:7:8::", "::1:2:3:4:5:6:7:8",
      "1::2::3",
      "12345::", "g::", "1:::2", ":1:2:3:4:5:6:7:8", "1:2:3:4:5:6:7:", "::1.2.3", "::1.2.3.4.5",
      "::1.2.3.256",
      "::1.2.3.", "::1..2.3", "1.2.3.4", "1.2.3.4::", "::1.2.3.4:5", "::+1", "::1 ", "::é", "::0x1", "%eth0",
    ])
  func `no addresses`(text: String) { #expect(IPv6Address(text) == nil, "\(text)") }
}
