/// Every limit of the wire, with its unit and its reason, in one place.
package struct WireLimits: Sendable, Equatable {
  /// Longest request line, in bytes, without its line end. The default is 8,192: twice what browsers are known to send.
  package var requestLine = 8_192
  /// Longest method, in bytes. The default is 32; the longest registered one has 17 (UPDATEREDIRECTREF).
  package var method = 32
  /// Longest header line, in bytes. The default is 8,192, as nginx and Apache have it.
  package var fieldLine = 8_192
  /// Most header lines. The default is 100, as Apache has it.
  package var fieldCount = 100
  /// Longest header section in all, in bytes. The default is 32,768.
  package var fieldSection = 32_768
  /// Longest body, in bytes, after chunks are joined. The default is 65,536: thirty times the longest question.
  package var body = 65_536
  /// Longest line of a chunk size with its extensions, in bytes. The default is 256.
  package var chunkLine = 256
  /// Most bytes of chunk framing over and above the body, so that tiny chunks cannot keep a server busy. The default is
  /// 16,384.
  package var chunkOverhead = 16_384
  /// Most empty lines before a request line (RFC 9112 §2.2 wants at least one passed over). The default is 2.
  package var emptyLines = 2

  package init() {}
}
