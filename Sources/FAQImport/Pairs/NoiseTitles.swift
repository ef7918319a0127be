/// Headings of what is no question of anybody: comments, links to other pages, tables of contents.
enum NoiseTitles {
  static func isNoise(_ title: String) -> Bool {
    let key = QuestionSigns.key(title)
    return names.contains(key) || beginnings.contains { key == $0 || key.hasPrefix($0 + " ") }
      || QuestionSigns.isOfPage(title)
  }

  /// Whether a heading is that of a table of contents.
  static func isContents(_ title: String) -> Bool {
    let key = QuestionSigns.key(title)
    return [
      "daftar", "di halaman", "isi", "table of", "toc", "indeks", "konten", "lompat", "navigation",
      "navigasi",
    ]
    .contains { key.hasPrefix($0) }
  }

  private static let names: Set<String> = [
    "daftar isi", "isi", "menu", "komentar", "navigasi", "bagikan", "share", "toc", "table of contents",
    "arsip",
    "tautan", "tag", "tags", "lokasi", "statistik", "pengunjung", "terkait", "berita", "siapa online",
    "siapa yang online", "who s online", "galeri",
    "sosial media",
    "media sosial", "ikuti kami", "peta situs", "cari", "pencarian", "riwayat", "riwayat perubahan",
    "navigation",
    "menu utama", "isi halaman", "di halaman ini", "lompat ke", "konten", "daftar pertanyaan", "indeks",
  ]
  private static let beginnings = [
    "komentar", "tinggalkan balasan", "tinggalkan komentar", "leave a reply", "comments", "baca juga",
    "artikel terkait", "artikel lain", "artikel lainnya", "berita terkait", "berita terbaru", "berita lain",
    "pos terbaru", "pos terkait", "lihat juga", "related", "recent posts", "bagikan ini", "share this",
    "tautan terkait",
    "pertanyaan terkait", "halaman terkait", "link terkait", "artikel populer", "berita populer",
    "terpopuler",
    "daftar isi", "riwayat perubahan", "tentang penulis", "navigasi pos", "informasi lainnya", "beri nilai",
    "beri masukan",
    "cari di",
    "tulis komentar", "kirim komentar", "balasan", "artikel sebelumnya", "artikel berikutnya",
  ]
}
