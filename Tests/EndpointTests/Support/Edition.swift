import Glibc

/// A small knowledge folder that comes in many versions, each of which says its number in everything that it says.
struct Edition: Sendable, Equatable {
  var number: Int

  /// Stands in every text, title, contact and word of the version, and in no other version's.
  var mark: String { "edisi\(number)x" }

  var entryCount: Int { 2 + number % 3 }

  /// Path below the folder and text, in English, for whose few words little is to be read.
  ///
  /// One version has another number of entries and categories than the next, so that whoever mixes them reads beyond the
  /// end of something.
  var files: [String: String] {
    var files = [
      "basis.md": """
      ---
      nama: Kantor \(mark)
      bahasa: en
      ---
      # Kantor

      ## Salam
      Selamat datang \(mark).

      ## Tidak tahu
      Maaf, saya belum tahu \(mark).

      """,
      "sumber.md":
        "# Sumber\n\n## papan\n- judul: Papan \(mark)\n- penerbit: Kantor \(mark)\n- tahun: 2025\n",
      "kontak.md":
        "# Kontak\n\n## loket\n- nama: Loket \(mark)\n- jenis: kantor\n- nilai: Gedung \(mark)\n- tingkat: 1\n- sumber: papan\n",
      "umum/_kategori.md":
        "# Umum \(mark)\n\nTentang apa, \(mark)?\n\n## Pilihan\n- Jam buka \(mark) → jam-buka\n- Parkir \(mark) → parkir\n\n## Pertanyaan\n- mau tanya kantor\n",
      "umum/jam-buka.md": entry(
        "Jam buka", ["jam buka kantor", "kantor buka jam berapa", "kapan kantor buka"]),
      "umum/parkir.md": entry(
        "Parkir", ["parkir mobil di mana", "tempat parkir motor", "apakah parkir berbayar"]),
    ]
    for extra in 2..<entryCount {
      files["lain\(extra)/hal-\(extra).md"] = entry(
        "Hal \(extra)", ["sepatu hilang warna \(number) \(extra)", "payung rusak \(number) \(extra)"])
    }
    return files
  }

  private func entry(_ title: String, _ wordings: [String]) -> String {
    """
    ---
    sumber: papan §\(mark)
    kontak: loket
    ---
    # \(title) \(mark)

    Jawaban \(mark).

    ## Langkah
    1. Langkah \(mark).

    ## Pertanyaan
    \(wordings.map { "- \($0)" }.joined(separator: "\n"))

    """
  }

  /// The numbers of all versions whose marks stand in a text.
  static func marks(in text: [UInt8]) -> Set<Int> {
    var numbers: Set<Int> = []
    text.withUnsafeBytes { text in
      guard var rest = text.baseAddress else { return }
      let end = rest + text.count
      // Byte by byte it takes a debug build longer than the service needs for the text.
      while let found = memchr(rest, 0x65, end - rest).map({ UnsafeRawPointer($0) }) {
        rest = found + 1
        guard end - found > prefix.utf8.count, memcmp(found, prefix, prefix.utf8.count) == 0 else { continue }
        let number = UnsafeRawBufferPointer(start: found, count: end - found).dropFirst(prefix.utf8.count)
        let digits = number.prefix { (0x30...0x39).contains($0) }
        guard !digits.isEmpty, number.dropFirst(digits.count).first == 0x78 else { continue }
        numbers.insert(digits.reduce(0) { $0 * 10 + Int($1) - 0x30 })
      }
    }
    return numbers
  }

  private static let prefix = "edisi"
}
