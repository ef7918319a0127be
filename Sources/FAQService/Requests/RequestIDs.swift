import HTTPWire
import Synchronization

/// Names each request, so that an operator can find it in a log after a complaint.
final class RequestIDs: Sendable {
  /// Longest name that is taken from a client, in bytes.
  static let longest = 64

  /// A prefix that differs between processes, so that replicas give different names.
  private let prefix: String
  private let next = Atomic<UInt64>(0)

  init() { prefix = String(UInt64.random(in: 1 << 40..<1 << 48), radix: 16) + "-" }

  /// The client's own name when it is one token of at most ``longest`` bytes, else a new one.
  func name(_ given: String?) -> String {
    if let given, (1...RequestIDs.longest).contains(given.utf8.count),
      given.utf8.allSatisfy(FieldGrammar.isToken)
    {
      return given
    }
    return prefix + String(next.wrappingAdd(1, ordering: .relaxed).newValue, radix: 16)
  }
}
