import Basics
import FAQKnowledge

/// The places of an entry's parts in its file: the same cut that `MarkdownReader` makes, by lines.
struct EntryLayout: Sendable, Equatable {
  struct Section: Sendable, Equatable {
    /// Nil for a heading that means nothing.
    var kind: Headings.EntrySection?
    var heading: Int
    /// The lines below the heading.
    var body: Range<Int>
  }

  struct Key: Sendable, Equatable {
    var kind: Headings.EntryKey?
    var line: Int
  }

  /// The lines between the marks of the front matter; nil where there is none.
  private(set) var front: Range<Int>?
  private(set) var keys: [Key] = []
  private(set) var title: Int?
  /// The lines between the title and the first section.
  private(set) var answer: Range<Int> = 0..<0
  private(set) var sections: [Section] = []

  init(_ source: EntrySource) {
    let bodies = source.lines.enumerated().map { index, line in
      (index == 0 ? line.text.drop { $0 == "\u{FEFF}" } : line.text[...]).trimmed()
    }
    var start = 0
    if bodies.first == "---" {
      let end = bodies.dropFirst().firstIndex(of: "---") ?? bodies.count
      front = 1..<max(1, end)
      start = min(end + 1, bodies.count)
      for index in 1..<max(1, end) { readKey(bodies[index], index) }
    }
    readBody(bodies, from: start)
  }

  private mutating func readKey(_ body: Substring, _ index: Int) {
    guard !body.hasPrefix("#"), let colon = body.firstIndex(of: ":") else { return }
    let name = body[..<colon].trimmed().lowercased()
    keys.append(Key(kind: Headings.entryKeys[name], line: index))
  }

  private mutating func readBody(_ bodies: [Substring], from start: Int) {
    var isFenced = false
    for index in start..<bodies.count {
      let body = bodies[index]
      if body.hasPrefix("```") {
        isFenced.toggle()
      } else if !isFenced, body.hasPrefix("# "), title == nil {
        title = index
      } else if !isFenced, body.hasPrefix("## ") {
        let name = body.dropFirst(3).trimmed().lowercased()
        sections.append(
          Section(kind: Headings.entrySection(name)?.kind, heading: index, body: index + 1..<bodies.count))
      }
    }
    for number in sections.indices.dropLast() {
      sections[number].body = sections[number].heading + 1..<sections[number + 1].heading
    }
    let end = sections.first?.heading ?? bodies.count
    let first = title.map { $0 < end ? $0 + 1 : start } ?? start
    answer = min(first, end)..<end
  }

  /// The first section of a kind: a later one is an error that `check` shows.
  func section(_ kind: Headings.EntrySection) -> Section? { sections.first { $0.kind == kind } }

  func key(_ kind: Headings.EntryKey) -> Key? { keys.first { $0.kind == kind } }
}
