/// The content of a Markdown file of a knowledge folder, by its folder and its name.
enum FileRole: Equatable {
  /// `basis.md`: the base itself.
  case basis
  /// A file of the folder `basis/`: some sections of `basis.md`, written apart.
  case basisPart
  case contacts, sources, vocabulary, codes
  /// `_kategori.md` of a category's folder.
  case category
  case entry
  /// A file of the folder `pengumuman/`.
  case notice

  init(_ file: KnowledgeFiles.File) {
    self =
      switch (file.category, file.name) {
      case ("basis", _): .basisPart
      case (let folder, _) where Headings.noticeFolders.contains(folder): .notice
      case ("", "basis"): .basis
      case ("", "kontak"), ("", "contacts"): .contacts
      case ("", "sumber"), ("", "sources"): .sources
      case ("", "kosakata"), ("", "vocabulary"): .vocabulary
      case ("", "kode"), ("", "codes"): .codes
      case ("", _): .entry
      case (_, "_kategori"), (_, "_category"): .category
      default: .entry
      }
  }
}
