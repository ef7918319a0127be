import FAQImport
import Synchronization

/// Imports handed in and not yet written: the last few, each under a name that nobody can guess.
final class PendingImports: Sendable {
  struct Pending: Sendable {
    var files: [ImportedFile]
    var category: String
    var source: String
  }

  /// Most that are kept. Each is at most as large as a form.
  private static let most = 3
  private let kept = Mutex<[(name: String, pending: Pending)]>([])

  func keep(_ pending: Pending, bits: RandomBits) -> String {
    let name = Secret(bits: bits).text
    kept.withLock { kept in
      kept.append((name, pending))
      if kept.count > PendingImports.most { kept.removeFirst() }
    }
    return name
  }

  func find(_ name: String) -> Pending? {
    kept.withLock { kept in kept.first { $0.name == name }?.pending }
  }

  func drop(_ name: String) { kept.withLock { kept in kept.removeAll { $0.name == name } } }
}
