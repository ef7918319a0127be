import FAQKnowledge

/// The change just made, as an address tells the page that follows.
enum DeskNews: String, Sendable {
  case published = "terbit"
  case moved = "pindah"
  case saved = "draf"
  case removed = "hapus"
  case undone = "urung"
  case imported = "impor"
  case noticed = "pengumuman"
  case ended = "selesai"
  case unchanged = "sama"

  var word: DeskWord {
    switch self {
    case .published: .donePublished
    case .moved: .doneMoved
    case .saved: .doneSaved
    case .removed: .doneRemoved
    case .undone: .doneUndone
    case .imported: .doneImported
    case .noticed: .doneNoticed
    case .ended: .doneEnded
    case .unchanged: .doneUnchanged
    }
  }
}
