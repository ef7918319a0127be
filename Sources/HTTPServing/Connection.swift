import Glibc
import HTTPWire

/// One client: its socket, what it has sent, and what it is still to get. Owned by one loop, on one thread.
final class Connection {
  /// Most bytes of answers that may wait before further requests of the client are answered.
  static let mostOutput = 262_144

  let socket: Int32
  let key: UInt64
  let client: String
  var parser: RequestParser
  var state: ConnectionState<UInt64>
  var output: [UInt8] = []
  /// How many bytes of ``output`` are out.
  var sent = 0
  /// Whether the client has closed its side.
  var isAtEnd = false
  /// Whether requests wait because too many bytes of answers do.
  var isHeldBack = false
  /// The request whose answer is made elsewhere, if one is.
  var promise: Promise?
  /// The deadline under which the connection stands in the queue.
  var queuedUntil = UInt64.max
  /// What the poller is asked to watch.
  var interest = Poller.Interest.read

  init(socket: Int32, key: UInt64, client: String, limits: WireLimits, state: ConnectionState<UInt64>) {
    self.socket = socket
    self.key = key
    self.client = client
    self.state = state
    parser = RequestParser(limits)
  }

  deinit { close(socket) }

  var hasOutput: Bool { sent < output.count }

  /// Tells the state how far the parser is with the request at hand.
  func noteProgress(at now: UInt64) {
    state.read(isInRequest: parser.isInRequest, isInBody: parser.isInBody, at: now)
  }

  /// Sends what waits; true when the socket is no good any more.
  func flush(at now: UInt64) -> Bool {
    let before = sent
    while hasOutput {
      switch SystemCall.send(socket, output[sent...]) {
      case .bytes(let count): sent += count
      case .wouldBlock:
        state.blocked(madeProgress: sent > before, at: now)
        return false
      case .end, .failed: return true
      }
    }
    // Large answers are rare; their room is not kept for connections that idle.
    output.removeAll(keepingCapacity: output.capacity <= 16_384)
    sent = 0
    return state.flushed(at: now) == .close
  }
}
