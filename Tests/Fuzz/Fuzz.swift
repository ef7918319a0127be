import FAQConversation
import FAQKnowledge
import FAQService
import FAQText
import HTTPWire
import Synchronization

// What libFuzzer calls with bytes that reach ever more of the program:
//
// 1. Nothing crashes, and no check of the language's own fails.
// 2. The same bytes give the same events, fed at once, byte by byte, or in pieces whose sizes come from the bytes.
// 3. An error is the last event. No more comes out than went in.
// 4. Every request and every refusal has an answer that can be written, and reads back as one answer.
// 5. Redaction looks at each byte a bounded number of times, at up to 64 KiB.
// 6. Any bytes can be the body of a question; the answer is an object in JSON.
// 7. Any bytes can be imported as a page, a text, a table or a document.
// 8. Any bytes can be the file of an entry and the form that changes it; a part that is not changed keeps its bytes.

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  Fuzz.checkWire(bytes, WireLimits())
  Fuzz.checkWire(bytes, Fuzz.narrow)
  Fuzz.checkRedaction(bytes)
  Fuzz.answerAll(bytes)
  Fuzz.ask(bytes)
  Fuzz.importAll(bytes)
  Fuzz.edit(bytes)
  return 0
}

enum Fuzz {
  /// Limits that short inputs reach.
  static let narrow: WireLimits = {
    var limits = WireLimits()
    (limits.requestLine, limits.fieldLine, limits.fieldSection, limits.fieldCount) = (48, 40, 160, 4)
    (limits.body, limits.chunkLine, limits.chunkOverhead, limits.method) = (24, 12, 48, 8)
    return limits
  }()

  private static let client = Mutex(FuzzClient())

  static func checkWire(_ bytes: [UInt8], _ limits: WireLimits) {
    let whole = Wire.events(bytes, limits: limits)
    for cuts in [Array(0..<bytes.count), cuts(bytes)] {
      let pieces = Wire.events(bytes, cuts: cuts, limits: limits)
      guard pieces == whole else { fatalError("cut at \(cuts): \(pieces) instead of \(whole)") }
    }
    guard !whole.dropLast().hasFailure else { fatalError("events after an error: \(whole)") }
    // The shortest request is `A / HTTP/1.0` and two line ends.
    let least = whole.requests.reduce(0) { $0 + 16 + $1.body.count }
    guard least <= bytes.count else { fatalError("\(least) bytes of requests from \(bytes.count)") }
    guard whole.requests.allSatisfy({ $0.body.count <= limits.body }) else { fatalError("a body too long") }
  }

  /// Most looks at one byte, on average, as `RedactionWorkTests` has it.
  private static let looks = 200

  private static let redactor = Redactor(RedactionWords(KnowledgeBase()))

  static func checkRedaction(_ bytes: [UInt8]) {
    let steps = redactor.search(bytes).steps
    guard steps <= looks * max(bytes.count, 100) else {
      fatalError("\(steps) steps for \(bytes.count) bytes")
    }
  }

  /// Ends of pieces, in ascending order, by a hash of the bytes.
  private static func cuts(_ bytes: [UInt8]) -> [Int] {
    let hash = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    var random = SeededRandom(seed: hash)
    var cuts: [Int] = []
    var end = 0
    while end < bytes.count {
      cuts.append(end)
      end += random.below(32)
    }
    return cuts
  }

  /// Answers what the bytes ask, as a connection would.
  static func answerAll(_ bytes: [UInt8]) {
    var parser = RequestParser()
    parser.feed(bytes)
    client.withLock { client in
      while true {
        do throws(WireError) {
          switch try parser.next() {
          case .needsMore: return
          case .headExpectingContinue: break
          case .request(let request): client.check(client.answer(request), request.head.method)
          }
        } catch {
          return client.check(client.service.respond(to: error), "GET")
        }
      }
    }
  }

  /// Sends the bytes as the body of a question.
  static func ask(_ body: [UInt8]) {
    let head =
      "POST /v1/ask HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: \(body.count)\r\n\r\n"
    answerAll(Array(head.utf8) + body)
  }
}
