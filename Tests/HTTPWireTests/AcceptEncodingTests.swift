// 1. gzip is chosen where the client names it, or all codings, and does not like the body as it is better.
// 2. Without the field, with an empty one, or with nothing that is known, the body is sent as it is.
// 3. Weights are read to the thousandth; one that cannot be read refuses nothing. Case and blanks do not matter.
// 4. Several fields are one list; of a coding named twice the greater weight counts.

import HTTPWire
import Testing

@Suite struct AcceptEncodingTests {
  @Test(
    arguments: [
      ([], false), ([""], false), (["gzip"], true), (["gzip, deflate, br, zstd"], true), (["GZIP"], true),
      (["x-gzip"], true), (["br, deflate"], false), (["*"], true), (["*;q=0"], false), (["identity"], false),
      (["gzip;q=0"], false), (["gzip;q=0.000"], false), (["gzip;q=0.001"], true), (["gzip ; q=0.5"], true),
      (["gzip;q=0, *"], false), (["*;q=0, gzip"], true), (["identity, gzip"], true),
      (["identity, gzip;q=0.9"], false),
      (["identity;q=0.5, *;q=0.4"], false), (["identity;q=0.5, *;q=0.6"], true),
      (["identity;q=0, *;q=0"], false),
      (["gzip;q=x"], true), (["gzip;q=2"], true), (["gzip;q=0.1234"], true), (["gzip;q="], true),
      ([",, ;q=1,"], false),
      (["br", "gzip"], true), (["gzip;q=0, gzip"], true), (["gzip2"], false), (["identity;q=0"], false),
    ])
  func `the choice`(fields: [String], isCompressed: Bool) {
    #expect((AcceptEncoding(fields).choice == .gzip) == isCompressed, "\(fields)")
  }
}
