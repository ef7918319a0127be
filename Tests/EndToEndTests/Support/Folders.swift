import Foundation

/// Knowledge folders that tests run on.
enum Folders {
  /// The folder of this repository.
  static let shipped: String = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    // Tests/EndToEndTests/Support/Folders.swift stands four steps below the root.
    return (parts.dropLast(4) + ["knowledge"]).joined(separator: "/")
  }()

  /// Two entries about opening hours and parking, without a problem; quick to start with.
  static func small() throws -> TemporaryFolder { try TemporaryFolder(smallFiles) }

  /// A folder that knows one thing, and says `answer` to it.
  static func one(_ answer: String) -> String {
    "# Jam buka\n\n\(answer)\n\n## Pertanyaan\n- jam buka kantor\n- kantor buka jam berapa\n"
  }

  static let smallFiles = [
    "sumber.md": "# Sumber\n\n## papan\n- judul: Papan pengumuman\n- penerbit: Kantor\n- tahun: 2025\n",
    "kontak.md":
      "# Kontak\n\n## loket\n- nama: Loket\n- jenis: telepon\n- nilai: (021) 555 0100\n- tingkat: 1\n- sumber: papan\n",
    "umum/_kategori.md": """
    # Umum

    Tentang apa?

    ## Pilihan
    - Jam buka → jam-buka
    - Tempat parkir → tempat-parkir

    ## Pertanyaan
    - mau tanya kantor

    """,
    "umum/jam-buka.md": """
    ---
    untuk: umum
    sumber: papan §1
    kontak: loket
    ---
    # Jam buka

    Kantor buka pukul delapan.

    ## Langkah
    1. Datang pukul delapan.

    ## Pertanyaan
    - jam buka kantor
    - kantor buka jam berapa
    - kapan kantor buka
    - pukul berapa kantor mulai buka

    ## Bukan
    - parkir mobil di mana

    """,
    "umum/tempat-parkir.md": """
    ---
    untuk: umum
    sumber: papan §2
    kontak: loket
    ---
    # Tempat parkir

    Parkir ada di belakang gedung.

    ## Langkah
    1. Masuk lewat gerbang samping.

    ## Pertanyaan
    - parkir mobil di mana
    - tempat parkir motor
    - di mana saya bisa parkir
    - apakah parkir berbayar

    """,
  ]
}
