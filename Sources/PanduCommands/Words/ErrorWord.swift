/// Errors of commands, by the keys of `perintah.id.md`.
enum ErrorWord: String, CommandKey {
  case rightLine = "contoh-benar"
  /// Names what resembles a wrong name.
  case meant = "maksud"
  case unknownEntry = "entri-tidak-ada"
  case allEntries = "semua-entri"
  case unknownLPSE = "lpse-tidak-dikenal"
  case withoutLPSE = "tanpa-lpse"
  case withoutLetter = "tanpa-surat"
  case noLetterYet = "belum-ada-surat"
  case badField = "isian-salah"
  // Files
  case notWritable = "berkas-tidak-ditulis"
  case notReadable = "berkas-tidak-dibaca"
  case outputLost = "keluaran-hilang"
  case notRegular = "bukan-berkas-biasa"
  case tooLarge = "terlalu-besar"
  // Labelled files
  case unknownLabel = "label-asing"
  case notAQuestion = "bukan-pertanyaan"
  case notADialogue = "bukan-dialog"
  case notATurn = "bukan-giliran"
  case notAnExpression = "bukan-ungkapan"
  // The service
  case cannotListen = "alamat-terpakai"
  case withoutThread = "tanpa-utas"
  case journalTaken = "jurnal-dipakai"
  case journalNotWritable = "jurnal-tidak-ditulis"
  case secretNotReadable = "rahasia-tidak-dibaca"
  /// Its reason is one of the next three.
  case badSecret = "rahasia-salah"
  case secretEmpty = "rahasia-kosong"
  case secretTooLong = "rahasia-panjang"
  case secretCharacters = "rahasia-huruf"
  // The desk
  case openToOthers = "meja-terbuka"
  case weakKey = "kunci-pendek"
  case deskCannotListen = "meja-terpakai"
  // Import
  case unknownContact = "kontak-tidak-ada"
  case importTooLarge = "impor-terlalu-besar"
  case notADocument = "impor-bukan-dokumen"
  // Files that are not replaced
  case keepsSource = "timpa-sumber"
  case keepsJournal = "timpa-jurnal"
  case keepsLink = "timpa-tautan"
  case keepsSpecial = "timpa-khusus"
  // Notices
  case past = "waktu-lewat"
  case endsFirst = "akhir-dahulu"
  case besideEnd = "bersama-end"
  case unknownCategory = "kategori-tidak-ada"
  case unknownNotice = "pengumuman-tidak-ada"
  case hasEnded = "pengumuman-sudah-selesai"
}
