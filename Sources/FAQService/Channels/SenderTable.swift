import FAQConversation
import Synchronization

/// Where each sender's conversation stands: the only thing about its users that the service keeps, for the REST channel
/// has no place for it in its messages. Bounded, in memory, and forgotten after a while.
final class SenderTable: Sendable {
  private let senders: Mutex<RecentSenders>

  /// `capacity`: most senders. The default is 10,000, which with the longest tokens is some 12 MB; of more, whoever was
  /// silent longest is forgotten. `lifetime`: nanoseconds of silence after which a sender is; the default is half an hour.
  init(capacity: Int = 10_000, lifetime: UInt64 = 1_800_000_000_000) {
    senders = Mutex(RecentSenders(capacity: capacity, lifetime: lifetime))
  }

  /// The token of the sender's last turn, if it is remembered.
  func token(_ sender: String, now: UInt64) -> String? { senders.withLock { $0.token(sender, now: now) } }

  /// Remembers the sender's token, which must be readable and without a letter that is being written; else the sender
  /// is forgotten, because whoever gives the same name could read the fields of the letter.
  func set(_ sender: String, _ token: String, now: UInt64) {
    guard let state = try? ConversationToken.decode(token), state.form == nil else { return forget(sender) }
    senders.withLock { $0.set(sender, token, now: now) }
  }

  func forget(_ sender: String) { senders.withLock { $0.forget(sender) } }

  /// All tokens that are remembered.
  var tokens: [String] { senders.withLock { $0.tokens } }

  var count: Int { senders.withLock { $0.count } }
}

/// Senders in the order in which they were last heard: a list whose links are places in an array.
struct RecentSenders: Sendable {
  private struct Place: Sendable {
    var name = ""
    var token = ""
    var heard: UInt64 = 0
    var older = 0
    var newer = 0
  }

  private let capacity: Int
  private let lifetime: UInt64
  private var index: [String: Int] = [:]
  /// The first place is the ring's seam: `newer` of it is the oldest sender, `older` the newest.
  private var places = [Place()]
  private var free: [Int] = []

  init(capacity: Int, lifetime: UInt64) {
    self.capacity = max(1, capacity)
    self.lifetime = lifetime
  }

  var count: Int { index.count }

  var tokens: [String] { index.values.map { places[$0].token } }

  mutating func token(_ sender: String, now: UInt64) -> String? {
    expire(now)
    return index[sender].map { places[$0].token }
  }

  mutating func set(_ sender: String, _ token: String, now: UInt64) {
    expire(now)
    forget(sender)
    if index.count == capacity { forget(places[places[0].newer].name) }
    let place = free.popLast() ?? places.count
    if place == places.count { places.append(Place()) }
    places[place] = Place(name: sender, token: token, heard: now, older: places[0].older, newer: 0)
    places[places[0].older].newer = place
    places[0].older = place
    index[sender] = place
  }

  mutating func forget(_ sender: String) {
    guard let place = index.removeValue(forKey: sender) else { return }
    let (older, newer) = (places[place].older, places[place].newer)
    places[older].newer = newer
    places[newer].older = older
    places[place] = Place()
    free.append(place)
  }

  /// The oldest first, so that it ends at the first who is still remembered.
  private mutating func expire(_ now: UInt64) {
    while !index.isEmpty, places[places[0].newer].heard + lifetime <= now {
      forget(places[places[0].newer].name)
    }
  }
}
