import Basics
import FAQKnowledge

/// Days and times in the words of the knowledge.
struct TimeWords: Sendable {
  private let words: Phrasebook
  private let months: [String]

  init(_ words: Phrasebook) {
    self.words = words
    months = words.list(.monthNames)
  }

  /// `21 November 2026`.
  func date(_ date: CivilDate) -> String {
    let month = months.indices.contains(date.month - 1) ? months[date.month - 1] : String(date.month)
    return words.fill(.dateForm, ["hari": String(date.day), "bulan": month, "tahun": String(date.year)])
  }

  /// `21 November 2026 pukul 04.00 WIB`.
  func moment(_ time: WallTime, _ zone: Zone) -> String {
    let (hour, minute) = time.clock(in: zone)
    return words.fill(
      .timeForm,
      [
        "tanggal": date(time.date(in: zone)), "jam": "\(hour.padded(to: 2)).\(minute.padded(to: 2))",
        "zona": zone.rawValue,
      ])
  }
}
