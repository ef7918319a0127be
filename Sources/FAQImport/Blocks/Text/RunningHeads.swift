/// Lines that stand on each page of a document, and are none of its text: heads, feet, page numbers, tables of contents.
enum RunningHeads {
  /// The lines without them. A paragraph that goes on over the end of a page is one again.
  static func removed(from lines: [TextLine]) -> [TextLine] {
    let pages = lines.split(omittingEmptySubsequences: false) { $0.text == TextLine.pageBreak }.map(
      Array.init)
    let repeated = pages.count > 1 ? repeatedLines(pages) : []
    var kept: [TextLine] = []
    for page in pages {
      var page = page
      trim(&page, repeated)
      if let last = kept.last, !page.isEmpty, !last.isBlank, endsSentence(last.text) {
        kept.append(TextLine(number: page[0].number, indent: 0, text: ""))
      }
      kept += page
    }
    return kept.filter { !isContents($0.text) && !isPageNumber($0.text, isSure: true) }
  }

  /// Lines of the beginnings and ends of pages that stand on many of them, without their digits.
  private static func repeatedLines(_ pages: [[TextLine]]) -> Set<String> {
    var counts: [String: Int] = [:]
    for page in pages {
      let seen = page.filter { !$0.isBlank }
      for name in Set((seen.prefix(edge) + seen.suffix(edge)).map { withoutDigits($0.text) }) {
        counts[name, default: 0] += 1
      }
    }
    let least = max(2, pages.count * 2 / 5)
    return Set(counts.filter { $0.value >= least }.keys)
  }

  /// The number of lines of each end of a page that are looked at.
  private static let edge = 3

  private static func trim(_ page: inout [TextLine], _ repeated: Set<String>) {
    func isEdge(_ line: TextLine) -> Bool {
      line.isBlank || repeated.contains(withoutDigits(line.text)) || isPageNumber(line.text, isSure: false)
    }
    var (first, last) = (0, 0)
    while first < min(page.count, edge * 2), isEdge(page[first]) { first += 1 }
    page.removeFirst(first)
    while last < min(page.count, edge * 2), isEdge(page[page.count - 1 - last]) { last += 1 }
    page.removeLast(last)
  }

  private static func withoutDigits(_ text: String) -> String {
    String(text.map { $0.isNumber ? "#" : $0 })
  }

  private static func endsSentence(_ text: String) -> Bool { text.last.map { ".?!:;".contains($0) } ?? true }

  /// `Apa itu SPSE? ........ 3`
  static func isContents(_ text: String) -> Bool {
    let digits = text.reversed().prefix { $0.isNumber }.count
    guard digits > 0, digits < 4 else { return false }
    let rest = text.dropLast(digits).reversed().drop { $0 == " " }
    return rest.prefix { ".…·_ ".contains($0) }.count { $0 != " " } >= 4
      || rest.prefix(2).allSatisfy { $0 == "…" } && rest.count > 2
  }

  /// Whether a line is the number of a page: `Halaman 3 dari 9`, and where that is not asked to be sure, a number alone.
  private static func isPageNumber(_ text: String, isSure: Bool) -> Bool {
    let words = text.lowercased().split { !($0.isLetter || $0.isNumber) }
    guard let first = words.first, words.count <= 4 else { return false }
    let hasNumber = words.dropFirst().first.map { Int($0) != nil } ?? false
    if ["halaman", "hal", "page"].contains(first), hasNumber { return true }
    if words.count == 3, Int(first) != nil, ["dari", "of"].contains(words[1]) { return true }
    return !isSure && words.count == 1 && Int(first) != nil
  }
}
