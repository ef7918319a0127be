import Basics
import FAQKnowledge

/// A text that import writes into files, by its key in `impor.id.md`.
package enum ImportWord: String, PhraseKey {
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

  /// The text with values for its names in braces.
  func filled(_ values: [String: String] = [:]) -> String { ImportWord.texts.fill(self, values) }

  private static let texts = KeyedTexts(EmbeddedText.`impor.id.md`, name: "impor.id.md")
}
