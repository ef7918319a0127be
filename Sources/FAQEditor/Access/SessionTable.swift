import Basics

/// A browser that has shown the key.
struct Session: Sendable {
  /// The value of its cookie.
  let id: Secret
  /// The token in each of its forms.
  let token: Secret
  fileprivate(set) var lastSeen: WallTime
}

/// The browsers that are let in.
struct SessionTable: Sendable {
  /// Most sessions at once; for one more, the one that has been quiet longest ends.
  static let most = 16
  /// Seconds without a request after which a session ends: 12 hours, a long day of work.
  static let longestRest = 12 * 3_600

  private var sessions: [Session] = []
  private let bits: RandomBits

  init(_ bits: @escaping RandomBits) { self.bits = bits }

  mutating func open(at now: WallTime) -> Session {
    forget(at: now)
    if sessions.count >= SessionTable.most,
      let quietest = sessions.indices.min(by: { sessions[$0].lastSeen < sessions[$1].lastSeen })
    {
      sessions.remove(at: quietest)
    }
    let session = Session(id: Secret(bits: bits), token: Secret(bits: bits), lastSeen: now)
    sessions.append(session)
    return session
  }

  /// The session of a cookie; nil where there is none, or none any more.
  mutating func find(_ id: String?, at now: WallTime) -> Session? {
    forget(at: now)
    // All are compared, so that the time does not tell which one it was.
    var found: Int?
    for index in sessions.indices where sessions[index].id.matches(id) { found = index }
    guard let found else { return nil }
    sessions[found].lastSeen = now
    return sessions[found]
  }

  private mutating func forget(at now: WallTime) {
    sessions.removeAll { $0.lastSeen.advanced(by: SessionTable.longestRest) < now }
  }
}
