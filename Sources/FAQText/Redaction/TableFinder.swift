import Basics

/// Finds the passwords of a pasted table: a heading announces one, and each row below has one in the same column.
struct TableFinder {
  let text: FoldedText
  private(set) var steps = 0

  init(_ text: FoldedText) { self.text = text }

  mutating func all() -> [Redactor.Finding] {
    steps += text.lower.count
    guard text.lower.contains(where: { $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "|") }) else {
      return []
    }
    var found: [Redactor.Finding] = []
    var column: (index: Int, of: Int)?
    for line in text.lower.split(separator: UInt8(ascii: "\n")) {
      steps += line.count
      let cells = cells(line)
      guard cells.count > 1 else {
        column = nil
        continue
      }
      if let heading = cells.firstIndex(where: isHeading) {
        column = (heading, cells.count)
      } else if let column, column.of == cells.count {
        let cell = trimmed(cells[column.index])
        if cell.count >= 3 { found.append(.init(kind: .password, range: cell)) }
      }
    }
    return found
  }

  /// The text between tabs or bars.
  private func cells(_ line: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    line.split(omittingEmptySubsequences: false) { "\t|".utf8.contains($0) }
  }

  /// One or two words, of which one announces a password.
  private func isHeading(_ cell: ArraySlice<UInt8>) -> Bool {
    guard cell.count <= 24 else { return false }
    let words = cell.split { !ASCII.isLetter($0) }
    return words.count <= 2 && words.contains { Announcement.kind(of: $0, after: []) == .password }
  }

  private func trimmed(_ cell: ArraySlice<UInt8>) -> Range<Int> {
    let inner = cell.drop(while: ASCII.isSpace)
    let end = inner.lastIndex { !ASCII.isSpace($0) }.map { $0 + 1 } ?? inner.startIndex
    return inner.startIndex..<min(end, inner.startIndex + ClauseReader.longestWord)
  }
}
