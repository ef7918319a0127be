import FAQConversation
import Synchronization

/// The conversation of each sender of the REST channel, because its messages have no place for a token. It is the only
/// state that the service keeps about its users: bounded, in memory, and forgotten after a while.
final class SenderTable: Sendable {
  private let senders: Mutex<RecentSenders>

  /// A table for at most `capacity` senders, each forgotten after `lifetime` nanoseconds of silence.
  ///
  /// The defaults are 10,000 senders, which with the longest tokens take some 12 MB, and half an hour. When the table is
  /// full, the sender that has been silent longest is forgotten.
  init(capacity: Int = 10_000, lifetime: UInt64 = 1_800_000_000_000) {
    senders = Mutex(RecentSenders(capacity: capacity, lifetime: lifetime))
  }

  /// The token of the sender's last turn; nil for a sender that is not remembered.
  func token(_ sender: String, now: UInt64) -> String? { senders.withLock { $0.token(sender, now: now) } }

  /// Remembers the sender's token. A sender whose token is unreadable or belongs to a letter in progress is forgotten,
  /// because another client with the same name could read the letter.
  func set(_ sender: String, _ token: String, now: UInt64) {
    guard let state = try? ConversationToken.decode(token), state.form == nil else { return forget(sender) }
    senders.withLock { $0.set(sender, token, now: now) }
  }

  func forget(_ sender: String) { senders.withLock { $0.forget(sender) } }

  /// All tokens in the table.
  var tokens: [String] { senders.withLock { $0.tokens } }

  var count: Int { senders.withLock { $0.count } }
}

/// Senders in the order in which they were last heard: a linked list whose links are array indices.
struct RecentSenders: Sendable {
  private struct Node: Sendable {
    var name = ""
    var token = ""
    var heard: UInt64 = 0
    var older = 0
    var newer = 0
  }

  private let capacity: Int
  private let lifetime: UInt64
  private var index: [String: Int] = [:]
  /// The node at index 0 closes the ring: its `newer` is the oldest sender, its `older` the newest.
  private var nodes = [Node()]
  private var free: [Int] = []

  init(capacity: Int, lifetime: UInt64) {
    self.capacity = max(1, capacity)
    self.lifetime = lifetime
  }

  var count: Int { index.count }

  var tokens: [String] { index.values.map { nodes[$0].token } }

  mutating func token(_ sender: String, now: UInt64) -> String? {
    expire(now)
    return index[sender].map { nodes[$0].token }
  }

  mutating func set(_ sender: String, _ token: String, now: UInt64) {
    expire(now)
    forget(sender)
    if index.count == capacity { forget(nodes[nodes[0].newer].name) }
    let node = free.popLast() ?? nodes.count
    if node == nodes.count { nodes.append(Node()) }
    nodes[node] = Node(name: sender, token: token, heard: now, older: nodes[0].older, newer: 0)
    nodes[nodes[0].older].newer = node
    nodes[0].older = node
    index[sender] = node
  }

  mutating func forget(_ sender: String) {
    guard let node = index.removeValue(forKey: sender) else { return }
    let (older, newer) = (nodes[node].older, nodes[node].newer)
    nodes[older].newer = newer
    nodes[newer].older = older
    nodes[node] = Node()
    free.append(node)
  }

  /// Forgets senders from the oldest on, up to the first that is still remembered.
  private mutating func expire(_ now: UInt64) {
    while !index.isEmpty, nodes[nodes[0].newer].heard + lifetime <= now {
      forget(nodes[nodes[0].newer].name)
    }
  }
}
