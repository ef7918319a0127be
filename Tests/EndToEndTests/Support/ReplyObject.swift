import Foundation
import Testing

/// A line of `--json`, as another program reads it.
struct ReplyObject {
  let fields: [String: Any]

  /// The keys that every reply has, whatever its outcome (DESIGN §4).
  static let keys: Set<String> = [
    "outcome", "text", "entry", "summary", "steps", "attachments", "notes", "contacts", "sources", "choices",
    "related", "lead", "answers", "excerpt", "question", "suggestions", "announcements",
    "notices", "confidence", "conversation", "knowledge_version",
  ]

  /// The keys that `--explain` adds.
  static let explained: Set<String> = ["candidates", "explanation"]

  init(_ line: String) throws {
    fields = try #require(
      try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any], "\(line) is no object")
  }

  var keys: Set<String> { Set(fields.keys) }
  var outcome: String? { fields["outcome"] as? String }
  var text: String { fields["text"] as? String ?? "" }
  var confidence: Double { (fields["confidence"] as? NSNumber)?.doubleValue ?? .nan }
  var entry: String? { (fields["entry"] as? [String: Any])?["id"] as? String }
  var choices: [[String: Any]] { objects("choices") }

  func objects(_ key: String) -> [[String: Any]] { fields[key] as? [[String: Any]] ?? [] }
  func isNull(_ key: String) -> Bool { fields[key] is NSNull }
}
