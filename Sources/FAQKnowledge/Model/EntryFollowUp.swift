/// A section `## Lanjutan: langkah 2` of an entry: questions that people ask after the entry is answered, and the one
/// target that answers them.
package struct EntryFollowUp: Sendable {
  package enum Target: Sendable, Hashable {
    /// A whole part of the entry, or a line of its `## Rincian`.
    case part(FollowUp.Part)
    /// One step, paper or note, counted from 0.
    case item(FollowUp.Part, Int)
    /// The sources do not tell it.
    case unsaid
    /// Another entry.
    case entry(String)
  }
  package var target: Target
  package var wordings: [Located<String>]
  /// The place of the heading.
  package var location: SourceLocation
}

extension EntryFollowUp.Target {
  /// Names of what the sources do not tell, in Indonesian and in English; a space may stand for the hyphen.
  private static let unsaidNames: Set<String> = ["tidak-disebut", "not-said"]

  /// - Parameters:
  ///   - name: what the heading says behind its colon. A name that is no part and no detail is taken for an entry.
  ///   - details: the names of the entry's `## Rincian`.
  init(_ name: String, details: [String]) {
    let name = name.lowercased()
    if EntryFollowUp.Target.unsaidNames.contains(name.replacing(" ", with: "-")) {
      self = .unsaid
    } else if let part = FollowUp.Part(known: name) {
      self = .part(part)
    } else if details.contains(name) {
      self = .part(.detail(name))
    } else if let item = EntryFollowUp.Target.item(name) {
      self = item
    } else {
      self = .entry(name)
    }
  }

  /// The name that a heading gives it, in Indonesian.
  package var name: String {
    switch self {
    case .part(let part): part.name
    case .item(let part, let index): "\(part.name) \(index + 1)"
    case .unsaid: "tidak-disebut"
    case .entry(let id): id
    }
  }

  /// "Langkah 2": the name of a part that has items, and a number from 1.
  private static func item(_ name: String) -> EntryFollowUp.Target? {
    let words = name.split(separator: " ")
    guard words.count == 2, let part = FollowUp.Part(known: String(words[0])), part.hasItems,
      let number = Int(words[1]), number > 0
    else { return nil }
    return .item(part, number - 1)
  }
}

extension FollowUp.Part {
  /// Whether the part consists of numbered items: steps, papers or notes.
  fileprivate var hasItems: Bool {
    switch self {
    case .steps, .attachments, .notes: true
    case .summary, .contacts, .phone, .email, .sources, .related, .stillFails, .detail: false
    }
  }
}

extension Entry {
  /// The items of a part, in their order; none of a part that consists of something else.
  package func items(of part: FollowUp.Part) -> [String] {
    switch part {
    case .steps: steps
    case .attachments: attachments
    case .notes: notes
    case .summary, .contacts, .phone, .email, .sources, .related, .stillFails, .detail: []
    }
  }
}
