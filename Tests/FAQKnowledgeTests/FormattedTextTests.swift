// 1. A text without form is shown as it is, byte for byte.
// 2. Bold type, links, lists, tables, code and line breaks are shown as a terminal and WhatsApp can.
// 3. Signs that are masked, or have no partner, stand for themselves.
// 4. The words for the matcher have no signs and no addresses.
// 5. An entry keeps its form from the file to the text: lists within steps, paragraphs and tables of the answer.

import Testing

@testable import FAQKnowledge

@Suite struct FormattedTextTests {
  @Test(arguments: ["Satu. Dua.", "Kode 550-5.7.1 (spam)", "a@b.go.id", "", "1. bukan daftar di sini"])
  func `plain text stays`(_ text: String) {
    #expect(FormattedText.shown(text) == text)
    #expect(FormattedText.words(text) == text)
  }

  @Test(arguments: [
    ("Klik **Daftar**.", "Klik *Daftar*."),
    ("Lihat [jadwal](https://a.go.id/x).", "Lihat jadwal (https://a.go.id/x)."),
    ("Tulis ke [loket](mailto:a@b.go.id).", "Tulis ke loket (a@b.go.id)."),
    ("**[Unduh](https://a.go.id)**", "*Unduh* (https://a.go.id)"),
    ("Satu.\n\nDua.", "Satu.\n\nDua."),
    ("Satu.  \nDua.", "Satu.\nDua."),
    ("Bawa:\n\n- KTP\n- **NPWP**", "Bawa:\n- KTP\n- *NPWP*"),
    ("- a\n  - b\n  - c\n- d", "- a\n  - b\n  - c\n- d"),
    ("1. a\n   1. b\n2. c", "1. a\n  1. b\n2. c"),
    (
      "| Hari | Jam |\n| --- | --- |\n| Senin | 08.00 |\n| Jumat | |",
      "- Hari: Senin; Jam: 08.00\n- Hari: Jumat"
    ),
    ("```\nsudo apt\n```", "sudo apt"),
    ("\\- bukan butir", "- bukan butir"), ("1\\. bukan langkah", "1. bukan langkah"),
    ("tanda ** sendiri", "tanda ** sendiri"), ("[1] dan [2](lokal)", "[1] dan [2](lokal)"),
    ("[x](javascript:alert(1))", "[x](javascript:alert(1))"),
  ])
  func `form is shown in signs`(_ text: String, _ shown: String) {
    #expect(FormattedText.shown(text) == shown)
  }

  @Test func `words have no signs`() {
    let text = "Klik **Daftar** di [SPSE](https://a.go.id):\n\n- satu\n- dua"
    #expect(FormattedText.words(text) == "Klik Daftar di SPSE:\n- satu\n- dua")
  }

  @Test func `an entry keeps its form`() {
    let file = """
      # Judul

      Awal **tebal**.

      - butir
        - anak

      | a | b |
      | - | - |
      | 1 | 2 |

      ## Langkah
      1. Satu
         - anak satu
           - cucu

         Lanjutan satu.
      2. Dua
         ```
         perintah
         ```

      ## Catatan
      - Catatan
        1. bagian
      """
    let (entry, problems) = EntryBuilder.build(
      MarkdownReader.read(file, path: "a.md").document, id: "a", category: "b")
    #expect(problems.isEmpty)
    #expect(entry.summary == "Awal **tebal**.\n\n- butir\n  - anak\n\n| a | b |\n| - | - |\n| 1 | 2 |")
    #expect(
      entry.steps == [
        "Satu\n- anak satu\n  - cucu\n\nLanjutan satu.", "Dua\n\n```\nperintah\n```",
      ])
    #expect(entry.notes == ["Catatan\n1. bagian"])
  }
}
