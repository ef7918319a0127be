import FAQKnowledge

/// Finds the LPSE that a message names: "LPSE Babel", "lpse kabupaten Paser".
struct HomeFinder: Sendable {
  /// Words that may stand between "LPSE" and its place.
  private static let kinds = ["kab", "kabupaten", "kota", "provinsi", "prov", "pemkab", "pemkot", "daerah"]
  private let homes: [String]

  init(_ base: KnowledgeBase) {
    homes = Set(base.contacts.map { $0.home.lowercased() }).filter { !$0.isEmpty }.sorted()
  }

  /// The name in small letters when `kontak.md` has it: anything else would only make the token longer.
  func known(_ name: String) -> String? { homes.first { $0 == name.lowercased() } }

  /// The LPSE as `kontak.md` writes it, or nil.
  func find(_ message: String) -> String? {
    // Hardly a message names one, and each passes here: look at bytes first.
    guard !homes.isEmpty, HomeFinder.mentions(message.utf8) else { return nil }
    let words = message.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    for (index, word) in words.enumerated() where word == "lpse" {
      let rest = words[(index + 1)...].drop { HomeFinder.kinds.contains($0) }
      if let home = homes.first(where: { rest.starts(with: $0.split(separator: " ").map(String.init)) }) {
        return home
      }
    }
    return nil
  }

  /// Whether "lpse" stands there, capitals or not.
  private static func mentions(_ message: String.UTF8View) -> Bool {
    var matched = 0
    let sign: [UInt8] = [0x6C, 0x70, 0x73, 0x65]
    for byte in message {
      matched = byte | 0x20 == sign[matched] ? matched + 1 : (byte | 0x20 == sign[0] ? 1 : 0)
      if matched == sign.count { return true }
    }
    return false
  }
}
