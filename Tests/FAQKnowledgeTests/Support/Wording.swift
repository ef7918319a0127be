import FAQKnowledge

/// Diagnostics as an Indonesian officer reads them, one text each.
func rendered(_ problems: [Diagnostic]) -> [String] {
  problems.map(DiagnosticRenderer(language: "id").render)
}

/// What `pandu check` would say of a folder, with the folder's own name left out of each place.
func check(_ folder: TemporaryFolder) -> [String] {
  rendered(KnowledgeLoader.load(folder.path).problems).map { $0.replacing(folder.path + "/", with: "") }
}

/// Only the first line of each, for tests that are about places rather than hints.
func firstLines(_ texts: [String]) -> [String] {
  texts.map { String($0.prefix { $0 != "\n" }) }
}

/// A document of one text, under the path `a.md`.
func document(_ text: String) -> Document { MarkdownReader.read(text, path: "a.md").document }

/// `line:column` of a place, and what stands there.
func placed(_ value: Located<String>) -> String {
  "\(value.location.line):\(value.location.column) \(value.value)"
}

/// An entry file with nothing to warn of but what `extra` brings.
func entryText(_ title: String, wording: String, head: String = "", extra: String = "") -> String {
  """
  ---
  sumber: faq §1
  kontak: pusat
  \(head)---
  # \(title)

  Jawaban singkat.

  ## Pertanyaan
  - \(wording)
  \(extra)
  """
}

/// The files around entries that make a folder without a single warning.
let directories = [
  "sumber.md": "# Sumber\n\n## faq\n- judul: FAQ\n- penerbit: LPSE\n- tahun: 2023\n",
  "kontak.md": "# Kontak\n\n## pusat\n- nama: Pusat\n- jenis: telepon\n- nilai: 147\n",
  "akun/_kategori.md": "# Akun\n\nYang mana?\n",
]
