import Glibc
import HTTPWire

/// One client: its socket, the bytes that it has sent, and the responses on their way. Owned by one loop, on one thread.
final class Connection {
  /// Most bytes of answers that may wait before further requests of the client are answered. The default is 65,536:
  /// more would only
  /// lie here, because the system takes no more from a program at a time.
  static let mostOutput = 65_536
  /// Most requests that are answered before the other connections have their turn. The default is 4: a client that sends
  /// many requests at once gets four times what one gets that waits for each answer, and no more; and three of four
  /// waits and writes are saved nevertheless.
  static let mostRequests = 4
  /// Bytes that a connection holds when it idles, about: this object and its places in the loop's tables. The default is
  /// 1,024.
  static let ownBytes = 1_024
  /// Bytes that a connection may hold in any case, ``ownBytes`` among them. The default is 4,096: room for a request
  /// of usual length whose end has not come yet.
  static let grantedBytes = 4_096

  let socket: Int32
  let key: UInt64
  let network: PeerNetwork
  let client: String
  var parser: RequestParser
  var state: ConnectionState
  var output: [UInt8] = []
  /// The number of bytes of ``output`` that are sent.
  var sent = 0
  /// Whether the client has closed its side.
  var isAtEnd = false
  /// Whether requests wait, because too many bytes of responses do or because other connections have their turn.
  var isHeldBack = false
  /// Whether it stands in the loop's queue of those that wait for their next turn.
  var isQueued = false
  /// When it was answered last, or accepted.
  var quietSince: UInt64
  /// Whether it was ever answered.
  var isServed = false
  /// The request whose response is made elsewhere, if there is one.
  var deferred: DeferredResponse?
  /// The deadline under which the connection stands in the queue.
  var queuedUntil = UInt64.max
  /// The events that the poller watches.
  var interest = Poller.Interest.read
  /// The bytes that are counted for it in the budget.
  var countedBytes = 0

  init(
    socket: Int32, key: UInt64, peer: (network: PeerNetwork, name: String), limits: WireLimits,
    state: ConnectionState, now: UInt64
  ) {
    self.socket = socket
    self.key = key
    network = peer.network
    client = peer.name
    self.state = state
    quietSince = now
    parser = RequestParser(limits)
  }

  deinit { close(socket) }

  var hasOutput: Bool { sent < output.count }

  /// Bytes of memory that it holds.
  var heldBytes: Int { Connection.ownBytes + parser.heldBytes + output.capacity }

  /// Since when it has been quiet; nil while something is computed for it or an answer is on its way, because
  /// such a connection does not give way.
  var quiet: Admission.Quiet? {
    guard deferred == nil, !hasOutput, !isHeldBack else { return nil }
    return Admission.Quiet(key: key, since: quietSince)
  }

  /// Whether its client waits for an answer, or may think that it will get one.
  var expectsAnswer: Bool { state.phase != .lingering && (!isServed || parser.isInRequest) }

  /// Tells the state how far the parser is with the request at hand.
  func noteProgress(at now: UInt64) {
    state.read(isInRequest: parser.isInRequest, isInBody: parser.isInBody, at: now)
  }

  /// Sends bytes that wait, and gives the buffer to `spare` once all are out; true when the connection must be dropped.
  func flush(at now: UInt64, _ spare: inout SparePieces) -> Bool {
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
    spare.give(&output)
    sent = 0
    return state.flushed(at: now) == .close
  }
}
