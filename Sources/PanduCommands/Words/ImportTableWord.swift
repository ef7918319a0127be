/// What `pandu import` tells, by the keys of `perintah.id.md`.
enum ImportTableWord: String, CommandKey {
  case reading = "impor-membaca"
  case trying = "impor-mencoba"
  case newContact = "kontak-baru"
  case toBeChanged = "akan-diubah"
  case changed = "diubah"
  case notChanged = "tidak-diubah"
  case unplaced = "tanpa-tempat"
  case newCategory = "kategori-baru"
  case written = "impor-selesai"
  case trial = "impor-percobaan"
  // States of an entry
  case new = "baru"
  case updated = "diperbarui"
  case kept = "tetap"
  case conflict = "bentrok"
  // Where a question goes today
  case today = "kini"
  case because = "karena"
  case ownEntry = "jawab-sendiri"
  case otherEntry = "jawab-lain"
  case askedBack = "tanya-balik"
  case declined = "ditolak"
  case unknown = "belum-dikenal"
  // What to do about it
  case mendOtherEntry = "saran-jawab-lain"
  case mendAskedBack = "saran-tanya-balik"
  case mendDeclined = "saran-ditolak"
  case mendOthers = "saran-lain"
  case strayWording = "kalimat-tersesat"
}
