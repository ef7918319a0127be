import Basics
import FAQKnowledge

/// The file of a knowledge folder in which a list of what is outside stands: the one that has its section, of `basis.md` and
/// the files of `basis/`; else `basis.md`, at the end of which the section is made.
struct OutsideFile: Sendable {
  /// Below the knowledge folder.
  var name: String
  /// The text on disk; nil where there is no file.
  var before: String?
  private var source: EntrySource
  private var section: EntryLayout.Section?

  /// - Parameters:
  ///   - list: the name of the list.
  ///   - root: the knowledge folder.
  ///   - store: its files.
  init(_ list: String, in root: String, _ store: DeskStore) {
    let names = (try? store.system.names(root + "/basis")) ?? []
    let parts = names.filter { $0.hasSuffix(".md") && !$0.hasPrefix(".") }.sorted().map { "basis/" + $0 }
    for name in ["basis.md"] + parts {
      guard let text = store.text(root + "/" + name) else { continue }
      let source = EntrySource(text)
      let section = EntryLayout(source).sections.first { section in
        let heading = source.lines[section.heading].text.trimmed().dropFirst(3).trimmed()
        return Headings.outsideName(heading)?.lowercased() == list.lowercased()
      }
      guard let section else { continue }
      (self.name, before, self.source, self.section) = (name, text, source, section)
      return
    }
    name = "basis.md"
    before = store.text(root + "/" + name)
    source = EntrySource(before ?? "")
  }

  /// Writes one more line, behind the last one.
  ///
  /// - Parameters:
  ///   - wording: the question.
  ///   - list: the name of a section that is made.
  ///   - reply: of a section that is made; empty where an earlier folder has it.
  ///   - language: of the heading.
  /// - Returns: the text, and the number of the new line, from 1.
  func adding(_ wording: String, to list: String, reply: String, language: String) -> (
    text: String, line: Int
  ) {
    var source = source
    guard let section else {
      let heading = "## " + EntryNames.outside(language) + (list.isEmpty ? "" : ": " + list)
      let isParted = source.lines.last.map { $0.text.trimmed().isEmpty } ?? true
      source.insert(
        (isParted ? [] : [""]) + [heading] + (reply.isEmpty ? [] : [reply]) + ["- " + wording],
        at: source.lines.count)
      return (source.text, source.lines.count)
    }
    var end = section.body.upperBound
    while end > section.body.lowerBound, isPassed(source.lines[end - 1].text) { end -= 1 }
    let sign = end > section.body.lowerBound ? OutsideFile.sign(source.lines[end - 1].text) : nil
    source.insert((sign == nil ? [""] : []) + [(sign ?? "-") + " " + wording], at: end)
    return (source.text, end + (sign == nil ? 2 : 1))
  }

  /// Empty lines and comments behind a list stay behind it.
  private func isPassed(_ line: String) -> Bool {
    let body = line.trimmed()
    return body.isEmpty || (body.hasPrefix("<!--") && body.hasSuffix("-->"))
  }

  /// The sign of a line that is an item of a list; nil for any other line.
  private static func sign(_ line: String) -> String? {
    let body = line.trimmed()
    return ["-", "*", "+"].first { body.hasPrefix($0 + " ") }
  }
}
