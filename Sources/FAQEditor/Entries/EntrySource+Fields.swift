import Basics
import FAQKnowledge

// Reads the fields of a form from the file of an entry, and writes a changed field back into it.
extension EntrySource {
  func value(of field: FormField) -> FieldValue {
    let layout = EntryLayout(self)
    if let key = field.key {
      let line = layout.key(key).map { keyValue($0.line) } ?? ""
      return FieldValue(text: line, form: .text)
    }
    if let kind = field.section {
      guard let section = layout.section(kind) else { return FieldValue(text: "", form: .items) }
      return ItemList(lines[section.body].map(\.text)).map { FieldValue(text: $0.text, form: .items) }
        ?? FieldValue(text: block(section.body), form: .markdown)
    }
    if field == .title {
      let line = layout.title.map {
        lines[$0].text.trimmed().drop { $0 == "\u{FEFF}" }.dropFirst(2).trimmed()
      }
      return FieldValue(text: String(line ?? ""), form: .text)
    }
    return FieldValue(text: block(layout.answer), form: .markdown)
  }

  /// Writes the value of a field into its part of the file. A value that says the same changes no byte.
  mutating func set(_ field: FormField, to value: FieldValue, language: String) {
    guard !self.value(of: field).says(value) else { return }
    if let key = field.key {
      setKey(key, String(FormFields.line(value.text)), language: language)
    } else if let kind = field.section {
      setSection(kind, value, language: language)
    } else if field == .title {
      setTitle(FormFields.line(value.text))
    } else {
      setAnswer(value.text)
    }
  }

  // MARK: Title and answer

  private mutating func setTitle(_ text: String) {
    let layout = EntryLayout(self)
    if let title = layout.title {
      let mark = title == 0 && lines[0].text.hasPrefix("\u{FEFF}") ? "\u{FEFF}# " : "# "
      lines[title].text = mark + text
    } else {
      insert(["# " + text, ""], at: layout.front.map { min($0.upperBound + 1, lines.count) } ?? 0)
    }
  }

  private mutating func setAnswer(_ text: String) {
    let layout = EntryLayout(self)
    let inner = inside(layout.answer)
    let new = EntrySource.trimmedLines(text)
    if inner.isEmpty, !new.isEmpty {
      // Nothing stood there: an empty line parts it from what is around it.
      let isLast = layout.answer.upperBound == lines.count
      let start = layout.answer.lowerBound
      replace(layout.answer, with: (start == 0 ? [] : [""]) + new + (isLast ? [] : [""]))
    } else {
      replace(inner, with: new)
    }
  }

  // MARK: Keys of the front matter

  private func keyValue(_ line: Int) -> String {
    let text = lines[line].text
    guard let colon = text.firstIndex(of: ":") else { return "" }
    return String(text[text.index(after: colon)...].trimmed())
  }

  private mutating func setKey(_ key: Headings.EntryKey, _ value: String, language: String) {
    let layout = EntryLayout(self)
    if let line = layout.key(key)?.line {
      guard !value.isEmpty else { return replace(line..<line + 1, with: []) }
      let text = lines[line].text
      guard let colon = text.firstIndex(of: ":") else { return }
      let after = text[text.index(after: colon)...]
      let gap = after.prefix { $0 == " " || $0 == "\t" }
      lines[line].text = text[...colon] + (gap.isEmpty ? " " : gap) + value
    } else if !value.isEmpty {
      let new = "\(EntryNames.key(key, language)): \(value)"
      if let front = layout.front {
        insert([new], at: front.upperBound)
      } else {
        let isMarked = lines.first?.text.hasPrefix("\u{FEFF}") == true
        if isMarked { lines[0].text.removeFirst() }
        insert([(isMarked ? "\u{FEFF}" : "") + "---", new, "---"], at: 0)
      }
    }
  }

  // MARK: Sections

  private mutating func setSection(_ kind: Headings.EntrySection, _ value: FieldValue, language: String) {
    let layout = EntryLayout(self)
    guard let section = layout.section(kind) else { return addSection(kind, value, layout, language) }
    let inner = inside(section.body)
    let new: [String]
    if value.form == .items, var list = ItemList(lines[section.body].map(\.text)) {
      list.set(value.text, numbered: kind == .steps)
      new = EntrySource.trimmedLines(list.lines.joined(separator: "\n"))
    } else if value.form == .items {
      new = ItemList(value.text, numbered: kind == .steps).lines
    } else {
      new = EntrySource.trimmedLines(value.text)
    }
    guard new.isEmpty else { return replace(inner.isEmpty ? section.body : inner, with: new) }
    // With nothing below it a heading goes, too, and with it the empty lines behind.
    replace(section.heading..<section.body.upperBound, with: [])
  }

  private mutating func addSection(
    _ kind: Headings.EntrySection, _ value: FieldValue, _ layout: EntryLayout, _ language: String
  ) {
    let new =
      value.form == .items
      ? ItemList(value.text, numbered: kind == .steps).lines : EntrySource.trimmedLines(value.text)
    guard !new.isEmpty else { return }
    let order = Headings.EntrySection.allCases
    let rank: (Headings.EntrySection?) -> Int = { $0.flatMap(order.firstIndex) ?? order.count }
    let heading = "## " + EntryNames.section(kind, language)
    if let next = layout.sections.first(where: { rank($0.kind) > rank(kind) }) {
      insert([heading] + new + [""], at: next.heading)
    } else {
      let isParted = lines.last.map { $0.text.trimmed().isEmpty } ?? true
      insert((isParted ? [] : [""]) + [heading] + new, at: lines.count)
    }
  }

  // MARK: Lines

  /// The lines without the empty ones at both ends.
  private func inside(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, lines[start].text.trimmed().isEmpty { start += 1 }
    while end > start, lines[end - 1].text.trimmed().isEmpty { end -= 1 }
    return start..<end
  }

  private func block(_ range: Range<Int>) -> String {
    lines[inside(range)].map(\.text).joined(separator: "\n")
  }

  private static func trimmedLines(_ text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while lines.first?.trimmed().isEmpty == true { lines.removeFirst() }
    while lines.last?.trimmed().isEmpty == true { lines.removeLast() }
    return lines.map(String.init)
  }
}

extension FormFields {
  /// A text as one line.
  static func line(_ text: String) -> String {
    String(
      text.utf8.split { $0 < UInt8(ascii: " ") }.map { String(Substring($0)) }.joined(separator: " ")
        .trimmed())
  }
}
