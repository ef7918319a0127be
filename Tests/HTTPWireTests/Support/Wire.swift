import HTTPWire

/// Runs a parser over bytes, in any cut.
enum Wire {
  /// All events of `bytes`, fed in pieces that end at `cuts`, which ascend.
  static func events(_ bytes: [UInt8], cuts: [Int] = [], limits: WireLimits = WireLimits()) -> [WireEvent] {
    var parser = RequestParser(limits)
    var events: [WireEvent] = []
    var start = 0
    for end in cuts + [bytes.count] {
      parser.feed(bytes[start..<end])
      drain(&parser, &events)
      start = end
    }
    if parser.isInRequest, !events.hasFailure { events.append(.needsMore) }
    return events
  }

  static func events(_ text: String, limits: WireLimits = WireLimits()) -> [WireEvent] {
    events(Array(text.utf8), limits: limits)
  }

  /// The events of `bytes`, fed one byte at a time.
  static func eventsByteByByte(_ bytes: [UInt8], limits: WireLimits = WireLimits()) -> [WireEvent] {
    events(bytes, cuts: Array(0..<bytes.count), limits: limits)
  }

  /// Asks for events until more bytes are needed. An error stands once, for it comes again with every call.
  static func drain(_ parser: inout RequestParser, _ events: inout [WireEvent]) {
    while true {
      do {
        switch try parser.next() {
        case .needsMore: return
        case .headExpectingContinue: events.append(.proceed)
        case .request(let request): events.append(.request(SeenRequest(request)))
        }
      } catch {
        if events.last != .failure(error) { events.append(.failure(error)) }
        return
      }
    }
  }

  /// A GET with these header lines.
  static func get(_ target: String = "/", _ lines: String..., version: String = "HTTP/1.1") -> String {
    (["GET \(target) \(version)", "Host: pandu.test"] + lines + ["", ""]).joined(separator: "\r\n")
  }

  /// A POST with these header lines and this body.
  static func post(_ lines: String..., body: String) -> String {
    (["POST / HTTP/1.1", "Host: pandu.test"] + lines + ["", body]).joined(separator: "\r\n")
  }

  /// A POST whose body is these bytes of chunked coding.
  static func chunked(_ coded: String) -> String { post("Transfer-Encoding: chunked", body: coded) }
}

extension [WireEvent] {
  var hasFailure: Bool { failure != nil }

  var failure: WireError? {
    for case .failure(let error) in self { return error }
    return nil
  }

  var requests: [SeenRequest] {
    compactMap { event in
      if case .request(let seen) = event { seen } else { nil }
    }
  }
}
