/// What the service, the desk, notices and the report tell, by the keys of `perintah.id.md`.
enum ServiceWord: String, CommandKey {
  case ready = "siap"
  case widget = "widget"
  case deskReady = "meja-siap"
  case deskOnce = "meja-sekali"
  case deskKey = "meja-kunci"
  // Knowledge that has changed
  case published = "pengetahuan-dipakai"
  case publishedWithErrors = "pengetahuan-dipakai-cacat"
  case strayWording = "kalimat-beralih"
  case strayToNothing = "kalimat-tak-terjawab"
  case moreStrays = "kalimat-beralih-lain"
  case broken = "pengetahuan-rusak"
  case unavailable = "pengetahuan-sementara"
  case backAsBefore = "pengetahuan-kembali"
  case readableAgain = "pengetahuan-terbaca"
  case unwatched = "tidak-diamati"
  // Notices
  case noticeWritten = "pengumuman-ditulis"
  case noticeEnding = "pengumuman-mengakhiri"
  case noticeEnded = "pengumuman-selesai"
  case noticeExample = "pengumuman-contoh"
  // Lines of a journal that are not counted
  case skipped = "baris-dilewati"
  case torn = "baris-terpotong"
  case noRecord = "bukan-catatan"
  case tooLong = "baris-panjang"
  case unknownKind = "jenis-asing"
  case unknownVersion = "versi-asing"
  case skippedMore = "baris-lain"
  // Drafts of entries
  case draftWritten = "draf-ditulis"
  case draftKept = "draf-tetap"
  case noDraft = "tanpa-draf"
}
