import Basics

/// The questions that an officer has dealt with, so that they do not come back. They are kept in `.pandu`, beside the
/// knowledge, as hashes, because the texts of the journal are nobody else's business.
struct DoneQuestions: Sendable {
  /// The action; its raw value stands in the file.
  enum Act: String, Sendable, CaseIterable {
    case added = "tambah"
    case outside = "luar"
    case ignored = "abaikan"
  }

  static let name = ".pandu/kotak-masuk.txt"
  /// Most questions that are kept; the oldest are forgotten first.
  static let most = 20_000

  private var lines: [Substring]
  private let known: Set<Substring>
  /// The text of the file; nil where there is none.
  let text: String?

  init(_ store: DeskStore) {
    text = store.text(store.top + "/" + DoneQuestions.name)
    lines = (text ?? "").split(separator: "\n")
    known = Set(lines.compactMap { $0.split(separator: " ").first })
  }

  func has(_ key: String) -> Bool { known.contains(DoneQuestions.hash(key)[...]) }

  /// A number that changes with every question that is done.
  var version: String { ChangeRecord.hash(text ?? "") }

  /// The change of the file when these questions are done, too.
  func adding(_ keys: [String], _ act: Act, at now: WallTime, _ store: DeskStore) -> FileChange {
    let new = keys.filter { !has($0) }.map { "\(DoneQuestions.hash($0)) \(act.rawValue) \(now.seconds)" }
    let all = (lines.map(String.init) + new).suffix(DoneQuestions.most)
    return FileChange(
      path: store.top + "/" + DoneQuestions.name, before: .text(text),
      after: all.joined(separator: "\n") + "\n")
  }

  private static func hash(_ key: String) -> String { FNV1a(key.utf8).text }
}
