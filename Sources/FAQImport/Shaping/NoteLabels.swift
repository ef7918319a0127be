/// Words before a note, and before a list of papers.
enum NoteLabels {
  /// The number of characters that the label of a note takes; nil where none stands.
  static func length(_ text: String) -> Int? {
    let start = text.prefix { "*_( ".contains($0) }.count
    let word = text.dropFirst(start).prefix { $0.isLetter || $0 == " " }
    let rest = text.dropFirst(start + word.count).drop { "*_)".contains($0) }
    guard let sign = rest.first, sign == ":" else { return nil }
    let name = String(word).lowercased().split(separator: " ").joined(separator: " ")
    guard labels.contains(name) else { return nil }
    return text.count - rest.count + 1
  }

  /// Whether a sentence announces the papers that are to be sent or brought.
  static func asksForPapers(_ text: String) -> Bool {
    guard text.hasSuffix(":") else { return false }
    let words = text.lowercased()
    return papers.contains { words.contains($0) }
  }

  private static let labels: Set<String> = [
    "catatan", "note", "notes", "nb", "catatan penting", "keterangan",
  ]
  private static let papers = [
    "lampir", "dokumen yang", "berkas yang", "dokumen persyaratan", "persyaratan dokumen", "membawa dokumen",
    "dokumen berikut", "berkas berikut", "membawa berkas", "dokumen pendukung",
  ]
}
