import Basics
import FAQKnowledge

/// The texts of `kontak.md` and `sumber.md` with new sections at their end.
enum DirectoryText {
  static func contact(_ id: String, name: String, _ kind: Contact.Kind, _ value: String, source: String)
    -> String
  {
    """
    ## \(id)
    - nama: \(line(name))
    - jenis: \(kind.rawValue)
    - nilai: \(line(value))
    - sumber: \(source)
    """
  }

  static func contact(_ contact: Contact) -> String {
    var lines = [
      "## \(contact.id)", "- nama: \(contact.name)", "- jenis: \(contact.kind.rawValue)",
      "- nilai: \(contact.value)",
      "- tingkat: \(contact.tier)",
    ]
    if !contact.lpse.isEmpty { lines.append("- lpse: \(contact.lpse)") }
    if !contact.note.isEmpty { lines.append("- catatan: \(contact.note)") }
    return lines.joined(separator: "\n")
  }

  static func source(
    _ id: String, title: String, publisher: String, today: CivilDate, _ texts: ImportTexts
  ) -> String {
    let kind = texts.fill(.sourceKind, ["tanggal": today.text])
    return """
      ## \(id)
      - judul: \(line(title))
      - penerbit: \(line(publisher.isEmpty ? texts[.unstated] : publisher))
      - tahun: \(texts[.unstated])
      - jenis: \(kind)
      """
  }

  static func source(_ source: Source, _ texts: ImportTexts) -> String {
    """
    ## \(source.id)
    - judul: \(source.title)
    - penerbit: \(source.publisher)
    - tahun: \(source.year.map(String.init) ?? texts[.unstated])
    - jenis: \(source.kind)
    """
  }

  /// A file with sections added to it, or a new one.
  static func adding(_ sections: [String], to text: String?, title: String) -> String {
    var text = text ?? "# \(title)\n"
    if !text.hasSuffix("\n") { text += "\n" }
    return text + sections.map { "\n" + $0 + "\n" }.joined()
  }

  /// `sumber.md` with another day on which a source was read.
  static func read(_ id: String, on today: CivilDate, in text: String) -> String {
    var isSource = false
    // The folder may have been written in the other language.
    let signs = ImportTexts.all.map { $0[.readOn] + " " }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
      if line.hasPrefix("## ") { isSource = line.dropFirst(3).trimmed() == id }
      guard isSource,
        let place = signs.lazy.compactMap({ line.firstPlace(of: $0) })
          .first(where: { line[$0.upperBound...].count == today.text.count })
      else {
        return String(line)
      }
      return line[..<place.upperBound] + today.text
    }
    return lines.joined(separator: "\n")
  }

  private static func line(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
