/// A value for each sender, in the order in which the senders were last heard: a linked list whose links are array indices.
struct RecentSenders<Value: Sendable>: Sendable {
  private struct Node: Sendable {
    var name = ""
    var value: Value?
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

  var values: [Value] { index.values.compactMap { nodes[$0].value } }

  mutating func value(_ sender: String, now: UInt64) -> Value? {
    expire(now)
    return index[sender].flatMap { nodes[$0].value }
  }

  mutating func set(_ sender: String, _ value: Value, now: UInt64) {
    expire(now)
    forget(sender)
    if index.count == capacity { forget(nodes[nodes[0].newer].name) }
    let node = free.popLast() ?? nodes.count
    if node == nodes.count { nodes.append(Node()) }
    nodes[node] = Node(name: sender, value: value, heard: now, older: nodes[0].older, newer: 0)
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
