import Basics
import FAQKnowledge

/// A text that import writes into files, by its key in `impor.id.md`.
package enum ImportWord: String, CaseIterable {
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
  func filled(_ values: KeyValuePairs<String, String> = [:]) -> String {
    var text = ImportWord.texts[rawValue] ?? rawValue
    for (name, value) in values {
      guard let place = text.firstPlace(of: "{\(name)}") else { continue }
      text.replaceSubrange(place, with: value)
    }
    return text
  }

  private static let texts: [String: String] = {
    let text = String(decoding: EmbeddedText.`impor.id.md`.bytes, as: UTF8.self)
    var texts: [String: String] = [:]
    for section in MarkdownReader.read(text, path: "impor.id.md").document.sections {
      for item in section.items {
        if let field = MarkdownReader.field(item.value[...], item.location) {
          texts[field.key.value] = field.value.value
        }
      }
    }
    return texts
  }()
}
