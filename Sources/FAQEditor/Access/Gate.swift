import Basics
import FAQService
import HTTPWire

/// Decides who may use the desk.
struct Gate: Sendable {
  enum Admission: Sendable {
    case inside(Session)
    /// The key was right: the browser gets its cookie.
    case opened(Session)
  }

  private let options: AccessOptions
  private var sessions: SessionTable
  private var isSpent = false
  private var attempts = AttemptLimit()
  /// Cookies go to every port of a machine: two desks need two names.
  let cookieName: String

  init(_ options: AccessOptions, bits: @escaping RandomBits) {
    self.options = options
    sessions = SessionTable(bits)
    cookieName = "pandu-" + Secret(bits: bits).text.prefix(8)
  }

  /// Lets a request in, or says why not.
  ///
  /// - Parameters:
  ///   - head: the request.
  ///   - key: the key of its address, which is good once.
  ///   - now: the moment.
  /// - Returns: the session of the browser.
  /// - Throws: the reason why it stays outside.
  mutating func admit(_ head: RequestHead, key: String?, at now: WallTime) throws(DeskRefusal) -> Admission {
    try checkHost(head)
    if let session = sessions.find(cookie(head), at: now) { return .inside(session) }
    guard let key else { throw .closed }
    guard options.key.matches(key) else { throw .wrongKey }
    guard !isSpent else { throw .spentKey }
    isSpent = true
    return .opened(sessions.open(at: now))
  }

  /// Lets somebody in who has typed the key of the key file, as often as it is right.
  mutating func admit(typed key: String?, _ head: RequestHead, at now: WallTime) throws(DeskRefusal)
    -> Session
  {
    try checkHost(head)
    try OriginCheck.check(head)
    guard options.takesTypedKey else { throw .closed }
    guard attempts.allows(at: now) else { throw .tooManyAttempts }
    guard options.key.matches(key) else {
      attempts.fail(at: now)
      throw .wrongKey
    }
    return sessions.open(at: now)
  }

  var takesTypedKey: Bool { options.takesTypedKey }

  /// The cookie of a session. It is sent with requests of the desk's own pages only, and no script can read it.
  func cookieField(_ session: Session) -> (name: String, value: String) {
    ("Set-Cookie", "\(cookieName)=\(session.id.text); HttpOnly; SameSite=Strict; Path=/")
  }

  /// A hostile page can let its own name lead to this machine (DNS rebinding); only the Host field shows it then.
  private func checkHost(_ head: RequestHead) throws(DeskRefusal) {
    if options.hosts.isEmpty { return }
    guard let authority = head.target.authority ?? head.fields.first("host"),
      options.hosts.contains(HostName(authority: authority))
    else { throw .foreignHost }
  }

  private func cookie(_ head: RequestHead) -> String? {
    for field in head.fields.all("cookie") {
      for pair in field.split(separator: ";") {
        let parts = pair.trimmed().split(separator: "=", maxSplits: 1)
        if parts.count == 2, parts[0] == cookieName { return String(parts[1]) }
      }
    }
    return nil
  }
}

/// Most wrong keys in a minute, so that a key that people chose cannot be guessed.
struct AttemptLimit: Sendable {
  static let most = 10
  private var failed: [WallTime] = []

  func allows(at now: WallTime) -> Bool {
    failed.count { $0.advanced(by: 60) > now } < AttemptLimit.most
  }

  mutating func fail(at now: WallTime) {
    failed.append(now)
    if failed.count > AttemptLimit.most { failed.removeFirst() }
  }
}
