/// A question that goes on from an answer: which part of it is asked for, and how that is asked.
package struct FollowUp: Sendable {
  package enum Part: Sendable, Hashable {
    case summary, steps, attachments, notes, contacts, phone, email, sources, related
    /// It was tried and did not help: the next person to ask.
    case stillFails
    /// The text of `## Rincian` in the entry under this name.
    case detail(String)
  }
  package var part: Part
  /// The sentence before the part, or empty.
  package var lead: String
  package var wordings: [Located<String>]
  package var location: SourceLocation
}

extension FollowUp.Part {
  /// The names of the parts that every entry has, in Indonesian and in English.
  private static let names: [String: FollowUp.Part] = [
    "jawaban": .summary, "answer": .summary, "langkah": .steps, "steps": .steps, "lampiran": .attachments,
    "attachments": .attachments, "catatan": .notes, "notes": .notes, "kontak": .contacts,
    "contacts": .contacts, "telepon": .phone, "phone": .phone, "email": .email, "sumber": .sources,
    "sources": .sources, "terkait": .related, "related": .related, "masih gagal": .stillFails,
    "still fails": .stillFails,
  ]

  /// Its name in Indonesian.
  package var name: String {
    switch self {
    case .summary: "jawaban"
    case .steps: "langkah"
    case .attachments: "lampiran"
    case .notes: "catatan"
    case .contacts: "kontak"
    case .phone: "telepon"
    case .email: "email"
    case .sources: "sumber"
    case .related: "terkait"
    case .stillFails: "masih gagal"
    case .detail(let name): name
    }
  }

  /// - Parameter name: what the heading says behind its colon.
  init(_ name: String) {
    self = FollowUp.Part(known: name) ?? .detail(name.lowercased())
  }

  /// - Parameter name: the name of a part that every entry has; nil for any other name.
  init?(known name: String) {
    guard let part = FollowUp.Part.names[name.lowercased()] else { return nil }
    self = part
  }
}

/// A line of `## Rincian`: what the sources say about one thing that is often asked afterwards.
package struct Detail: Sendable, Equatable {
  package var name: String
  package var text: String
  package var location: SourceLocation
}
