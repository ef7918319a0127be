import Synchronization

/// Limits the requests of each client: a token bucket of one minute's requests, refilled evenly.
///
/// A bucket is stored as the time when it will be full again (ITU-T I.371, the "generic cell rate algorithm"), which is
/// equivalent to a count of tokens with the time of the last one. The memory is bounded.
final class RateLimiter: Sendable {
  /// Most clients that are remembered: 65,536, some 6 MB. For more of them, clients with full buckets are forgotten, or else
  /// the oldest, which then begin again with full ones.
  static let mostClients = 65_536
  /// The number of locks among which the clients are divided.
  private static let shards = 16
  private static let minute: UInt64 = 60_000_000_000

  private let interval: UInt64
  private let tables: [Shard]

  /// A lock over some of the clients.
  private final class Shard: Sendable {
    let table = Mutex(ClientTable(capacity: RateLimiter.mostClients / RateLimiter.shards))
  }

  /// Nil when `perMinute` is 0, which means no limit.
  init?(perMinute: Int) {
    guard perMinute > 0 else { return nil }
    interval = max(1, RateLimiter.minute / UInt64(perMinute))
    tables = (0..<RateLimiter.shards).map { _ in Shard() }
  }

  /// Takes one request from the client's bucket.
  ///
  /// - Parameters:
  ///   - client: the name that the client is counted under.
  ///   - now: nanoseconds of a monotonic clock.
  /// - Returns: nil when the request is allowed, else the whole seconds to wait.
  func take(_ client: String, now: UInt64) -> Int? {
    tables[Int(UInt(bitPattern: client.hashValue) % UInt(RateLimiter.shards))].table.withLock { table in
      let full = max(table.fullAt(client) ?? now, now) + interval
      // An empty bucket is a minute away from a full one.
      guard full - now <= RateLimiter.minute else {
        let wait = full - now - RateLimiter.minute
        return Int((wait + 999_999_999) / 1_000_000_000)
      }
      table.set(client, full, now: now)
      return nil
    }
  }

  /// The number of clients that are remembered.
  var count: Int { tables.reduce(0) { $0 + $1.table.withLock { $0.count } } }
}

/// Clients with the times when their buckets will be full. A full table forgets a client for each new one.
struct ClientTable: Sendable {
  /// The number of clients that are searched for a full bucket before the oldest of them is dropped.
  private static let search = 8

  private let capacity: Int
  private var places: [String: Int] = [:]
  private var clients: [(name: String, full: UInt64)] = []
  private var hand = 0

  init(capacity: Int) { self.capacity = capacity }

  var count: Int { clients.count }

  func fullAt(_ client: String) -> UInt64? { places[client].map { clients[$0].full } }

  mutating func set(_ client: String, _ full: UInt64, now: UInt64) {
    if let place = places[client] {
      clients[place].full = full
    } else if clients.count < capacity {
      places[client] = clients.count
      clients.append((client, full))
    } else {
      let place = victim(now)
      places[clients[place].name] = nil
      places[client] = place
      clients[place] = (client, full)
    }
  }

  /// The client to forget: the next one with a full bucket, or the first one of the search if there is none among a few.
  private mutating func victim(_ now: UInt64) -> Int {
    let start = hand
    for step in 0..<ClientTable.search {
      let place = (start + step) % capacity
      if clients[place].full <= now {
        hand = (place + 1) % capacity
        return place
      }
    }
    hand = (start + 1) % capacity
    return start
  }
}
