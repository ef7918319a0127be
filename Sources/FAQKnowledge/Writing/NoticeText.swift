package import Basics

/// The file of a notice as text: how it is written, and how it is ended.
package enum NoticeText {
  /// The text of a notice, and its time.
  package struct Content: Sendable {
    package var text: String
    package var from: WallTime
    /// Nil where its end is not known yet.
    package var until: WallTime?
    package var zone: Zone
    package var categories: [String]
    package var lpse: String

    package init(
      text: String, from: WallTime, until: WallTime?, zone: Zone, categories: [String] = [], lpse: String = ""
    ) {
      (self.text, self.from, self.until, self.zone) = (text, from, until, zone)
      (self.categories, self.lpse) = (categories, lpse)
    }
  }

  /// Longest title, in characters; a first sentence that is longer is cut at a word.
  private static let longestTitle = 120

  package static func markdown(_ content: Content) -> String {
    let (title, body) = parts(content.text)
    var lines = ["---", "mulai: \(content.from.minuteText(in: content.zone))"]
    if let until = content.until { lines.append("sampai: \(until.minuteText(in: content.zone))") }
    lines.append("zona: \(content.zone.rawValue)")
    if !content.categories.isEmpty { lines.append("kategori: " + content.categories.joined(separator: ", ")) }
    if !content.lpse.isEmpty { lines.append("lpse: " + content.lpse) }
    lines += ["---", "# " + title]
    if !body.isEmpty { lines += ["", body] }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The first sentence as the title, and the rest as one paragraph. Signs that would begin a heading or a list are left
  /// out at the beginning of each.
  package static func parts(_ text: String) -> (title: String, body: String) {
    let isGap: (Character) -> Bool = { sign in
      sign.isWhitespace || sign.unicodeScalars.contains { $0.value < 32 || $0.value == 127 }
    }
    let words = text.split(whereSeparator: isGap)
    let ends: (Substring) -> Bool = { word in word.last.map { ".!?".contains($0) } ?? false }
    var count = words.firstIndex(where: ends).map { $0 + 1 } ?? words.count
    while count > 1, words[..<count].reduce(0, { $0 + $1.count + 1 }) > longestTitle { count -= 1 }
    var title = plain(words[..<count])
    if title.last == "." { title.removeLast() }
    return (title, plain(words[count...]))
  }

  private static func plain(_ words: ArraySlice<Substring>) -> String {
    let signs: (Character) -> Bool = { "#-*+|`<>=~ ".contains($0) }
    return String(words.joined(separator: " ").drop(while: signs))
  }

  /// Writes the moment as the end of a notice into its text, and as its beginning, too, where that was still to come.
  package static func ended(_ notice: Notice, at now: WallTime, in text: String) -> String {
    let time = now.minuteText(in: notice.zone)
    var text = put("sampai", "until", time, into: text)
    if let from = notice.from, from > now { text = put("mulai", "from", time, into: text) }
    return text
  }

  /// Sets a key of the front matter under the name that it has there; adds it, and a front matter, where they are missing.
  package static func put(_ key: String, _ english: String, _ value: String, into text: String) -> String {
    // By bytes, because "\r\n" is one character.
    var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      String(Substring($0))
    }
    let isMark: (String) -> Bool = { $0.trimmedOfSpace().drop { $0 == "\u{FEFF}" } == "---" }
    guard let first = lines.first, isMark(first), let end = lines.dropFirst().firstIndex(where: isMark) else {
      return "---\n\(key): \(value)\n---\n" + text
    }
    let place = lines[1..<end].firstIndex { line in
      let name = line.prefix { $0 != ":" }.trimmed().lowercased()
      return name == key || name == english
    }
    guard let place else {
      lines.insert("\(key): \(value)", at: end)
      return lines.joined(separator: "\n")
    }
    let ending = lines[place].utf8.last == UInt8(ascii: "\r") ? "\r" : ""
    lines[place] = lines[place].prefix { $0 != ":" } + ": " + value + ending
    return lines.joined(separator: "\n")
  }
}
