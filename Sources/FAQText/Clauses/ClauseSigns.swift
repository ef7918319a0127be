/// What the words of a clause tell about its part in the message.
package struct ClauseSigns: OptionSet, Sendable, Hashable {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// "sudah": something was done or has happened.
  package static let done = ClauseSigns(rawValue: 1)
  /// "belum": something is not so yet.
  package static let notYet = ClauseSigns(rawValue: 2)
  /// "masih ingat": something is still there.
  package static let kept = ClauseSigns(rawValue: 4)
  /// "bukan", "selain": something is not meant.
  package static let denied = ClauseSigns(rawValue: 8)
  /// "tidak", "tanpa".
  package static let absent = ClauseSigns(rawValue: 16)
  /// "beres", "bisa": no trouble.
  package static let fine = ClauseSigns(rawValue: 32)
  /// "mau", "tolong".
  package static let wants = ClauseSigns(rawValue: 64)
  /// "tidak usah", "jangan".
  package static let needless = ClauseSigns(rawValue: 128)
  /// A question word, or a question mark behind the clause.
  package static let asks = ClauseSigns(rawValue: 256)
  /// Begins with "tapi", "karena" and their like.
  package static let turn = ClauseSigns(rawValue: 512)
  /// Begins with "padahal", "meskipun".
  package static let despite = ClauseSigns(rawValue: 1024)
  /// Begins with "sekarang", "tinggal", "cuma".
  package static let now = ClauseSigns(rawValue: 2048)

  /// "batas", "sejam lagi", "keburu": how much time is left, which is seldom what is asked.
  package static let pressed = ClauseSigns(rawValue: 4096)

  /// "lupa", "tidak ingat": something is gone, or not known any more.
  package static let lost = ClauseSigns(rawValue: 8192)
  /// "yang": one of several is pointed at.
  package static let pointed = ClauseSigns(rawValue: 16384)
  /// "saja": it and nothing else.
  package static let only = ClauseSigns(rawValue: 32768)
  /// "semua": all of it.
  package static let all = ClauseSigns(rawValue: 65536)
  /// "muncul", "dapat": what the writer sees or was given.
  package static let shown = ClauseSigns(rawValue: 131072)

  /// "juga", "dua-duanya": one more of several.
  package static let also = ClauseSigns(rawValue: 262144)
  /// "kalau", "setelah": what must be so before.
  package static let condition = ClauseSigns(rawValue: 524288)

  /// Begins with "melainkan": what it says is meant in the place of what the clause before it denies.
  package static let instead = ClauseSigns(rawValue: 1_048_576)

  /// "saya petugas helpdesk": an officer writes, to whom other answers may belong.
  package static let officer = ClauseSigns(rawValue: 2_097_152)

  /// "saya PPK", "kami dari CV": says who writes.
  package static let writer = ClauseSigns(rawValue: 4_194_304)

  /// Signs whose words begin a clause of their own.
  package static let beginning: ClauseSigns = [.turn, .despite, .now, .instead]

  /// The signs by the names that the word lists give them.
  static let names: [String: ClauseSigns] = [
    "done": .done, "notYet": .notYet, "kept": .kept, "denied": .denied, "absent": .absent, "fine": .fine,
    "wants": .wants, "needless": .needless, "asks": .asks, "turn": .turn, "despite": .despite, "now": .now,
    "pressed": .pressed, "lost": .lost, "pointed": .pointed, "only": .only, "all": .all, "shown": .shown,
    "also": .also, "condition": .condition, "instead": .instead,
    "officer": .officer, "writer": .writer,
  ]
}

extension ClauseSigns {
  /// Reads "tidak ingat" and "belum ketemu" as lost, and as neither kept nor fine.
  mutating func settleDenials() {
    guard !isDisjoint(with: [.absent, .notYet]), !isDisjoint(with: [.kept, .fine]) else { return }
    subtract([.kept, .fine])
    insert(.lost)
  }
}

/// A part of a message between two signs of punctuation, or from a word such as "tapi" on.
package struct Clause: Sendable, Equatable {
  package var tokens: Range<Int>
  package var signs: ClauseSigns

  package init(tokens: Range<Int>, signs: ClauseSigns) { (self.tokens, self.signs) = (tokens, signs) }

  /// Whether it says that an officer writes.
  package var namesOfficer: Bool { signs.contains(.officer) && !signs.contains(.denied) }

  /// Whether it tells a circumstance and asks nothing: "padahal besok batas upload", "saya PPK Dinas Pendidikan".
  package var isCircumstance: Bool {
    !signs.isDisjoint(with: [.despite, .pressed, .writer]) && !signs.contains(.asks)
  }

  /// Whether it denies something, or tells that something is still known, who writes or what stands against the trouble, and
  /// asks nothing beside it.
  package var isNoTrouble: Bool {
    signs.contains(.denied)
      || !signs.isDisjoint(with: [.kept, .writer, .despite])
        && signs.isDisjoint(with: [.asks, .lost, .wants, .absent])
  }

  /// Whether it tells that something is well, done or not meant, and asks nothing: "nama sudah diganti".
  package var tellsNoTrouble: Bool {
    !signs.isDisjoint(with: [.done, .kept, .fine, .denied, .needless]) && !signs.contains(.asks)
  }

  /// Whether it tells that nothing is asked: something is well, done, not meant or not so, as in "tidak jadi tanya".
  package var asksNothing: Bool { tellsNoTrouble || signs.contains(.absent) }
}
