import Basics

/// Lines that are read as something else than their writer probably means, and entries that lie where nobody looks.
enum Slips {
  /// The lines of an entry that look like a heading without being one, and the first one with tabs.
  static func find(in document: Document) -> [Diagnostic] {
    let lines = document.introduction + document.sections.flatMap(\.paragraphs)
    var found: [Diagnostic] = lines.compactMap { line in
      heading(line.value).map {
        Diagnostic(.warning, line.location, .shape(.headingInText($0.line, of: $0.name)))
      }
    }
    if let table = lines.first(where: { $0.value.utf8.contains(UInt8(ascii: "\t")) }) {
      found.append(Diagnostic(.warning, table.location, .shape(.pastedTable)))
    }
    return found
  }

  /// The beginning of a paragraph when it is the name of a section: `##Pertanyaan`, `Pertanyaan:`, `**Pertanyaan**`.
  private static func heading(_ paragraph: String) -> (line: String, name: String)? {
    let bytes = paragraph.utf8
    let marks = bytes.prefix { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "*") }.count
    let body = bytes.dropFirst(marks)
    let isEnd: (UInt8) -> Bool = { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "*") }
    let end = body.prefix(longestName + 1).firstIndex(where: isEnd)
    let isHeading = bytes.first == UInt8(ascii: "#")
    guard let name = end.map({ String(Substring(body[..<$0])) }) ?? (isHeading ? firstWords(body) : nil)
    else {
      return nil
    }
    guard let known = isHeading ? knownBeginning(name) : known(name) else { return nil }
    return (String(Substring(bytes.prefix(marks))) + known, known)
  }

  /// Longest name of a section, in bytes.
  private static let longestName = 24

  private static func firstWords(_ body: some Sequence<UInt8>) -> String {
    String(decoding: Array(body.prefix(longestName)), as: UTF8.self)
  }

  private static func known(_ name: String) -> String? {
    let name = String(name.trimmed())
    return Headings.entry[name.lowercased()] == nil ? nil : name
  }

  /// The first word when it is the name of a section: paragraphs are joined, so that its items may follow.
  private static func knownBeginning(_ text: String) -> String? {
    known(String(text.prefix { $0 != " " && $0 != ":" }))
  }

  /// The entries that lie in no folder while others do.
  static func outsideFolders(_ base: KnowledgeBase) -> [Diagnostic] {
    guard base.entries.contains(where: { !$0.category.isEmpty }) else { return [] }
    return base.entries.filter(\.category.isEmpty).map {
      Diagnostic(.note, $0.location, .content(.outsideFolders))
    }
  }
}
