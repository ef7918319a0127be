import FAQKnowledge

/// A text that import writes into files, by its key in `impor.id.md` and `impor.en.md`.
enum ImportWord: String, PhraseKey {
  case sourcesTitle = "judul-sumber"
  case contactsTitle = "judul-kontak"
  case unstated = "tanpa-keterangan"
  case sourceKind = "jenis-sumber"
  case readOn = "tanda-dibaca"
  case general = "kategori-umum"
  case unnamed = "tanpa-nama"
  case proposal = "usulan"
  case leftTitle = "sisa-judul"
  case leftSource = "sisa-asal"
  case leftLine = "sisa-baris"
  case phone = "telepon"
  case whatsApp = "whatsapp"
  case email = "email"
  case web = "web"
  case office = "kantor"
}
