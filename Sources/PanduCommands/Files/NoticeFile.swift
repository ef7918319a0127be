import Basics
import FAQKnowledge
import FAQReport
import Glibc

/// Writes files of the folder `pengumuman/`.
enum NoticeFile {
  /// A notice as the command line gives it.
  struct Content: Sendable {
    var text: String
    var from: WallTime
    var until: WallTime
    var zone: Zone
    var categories: [String]
    var lpse: String
  }

  /// Longest title, in characters; a first sentence that is longer is cut at a word.
  private static let longestTitle = 120

  /// Writes a new file, named after the title. An existing file is left alone.
  static func create(_ content: Content, in folder: String) throws(CommandError) -> (path: String, id: String)
  {
    let (title, body) = parts(content.text)
    let place = folder + "/" + (exists(folder + "/notices") ? "notices" : "pengumuman")
    // The system reads the path until its zero byte, while the call lasts.
    if unsafe mkdir(place, 0o755) != 0, errno != EEXIST { throw .fileNotWritable(place, SystemError()) }
    let name = title.utf8.contains(where: ASCII.isLetterOrDigit) ? Draft.id(title) : "pengumuman"
    var number = 1
    while true {
      let id = number == 1 ? name : "\(name)-\(number)"
      let path = "\(place)/\(id).md"
      switch AtomicFile.create(markdown(content, title: title, body: body), at: path) {
      case .created: return (path, id)
      case .exists: number += 1
      case .failed(let error): throw .fileNotWritable(path, error)
      }
    }
  }

  private static func exists(_ path: String) -> Bool {
    // The system reads the path until its zero byte, while the call lasts.
    unsafe access(path, F_OK) == 0
  }

  private static func markdown(_ content: Content, title: String, body: String) -> String {
    var lines = [
      "---", "mulai: \(content.from.minuteText(in: content.zone))",
      "sampai: \(content.until.minuteText(in: content.zone))", "zona: \(content.zone.rawValue)",
    ]
    if !content.categories.isEmpty { lines.append("kategori: " + content.categories.joined(separator: ", ")) }
    if !content.lpse.isEmpty { lines.append("lpse: " + content.lpse) }
    lines += ["---", "# " + title]
    if !body.isEmpty { lines += ["", body] }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The first sentence as the title, and the rest as one paragraph. Signs that would begin a heading or a list are left
  /// out at the beginning of each.
  static func parts(_ text: String) -> (title: String, body: String) {
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

  // MARK: The end of one

  /// Writes the moment as the end of a notice into its file, and as its beginning, too, where that was still to come.
  static func end(_ notice: Notice, at now: WallTime) throws(CommandError) {
    let path = notice.location.path
    guard let bytes = FileReader.anything(path) else { throw .fileNotReadable(path) }
    let time = now.minuteText(in: notice.zone)
    var text = put("sampai", "until", time, into: String(decoding: bytes, as: UTF8.self))
    if let from = notice.from, from > now { text = put("mulai", "from", time, into: text) }
    do throws(SystemError) {
      try AtomicFile.replace(path, with: text, keepsMode: true)
    } catch {
      throw .fileNotWritable(path, error)
    }
  }

  /// Sets a key of the front matter under the name that it has there; adds it, and a front matter, where they are missing.
  static func put(_ key: String, _ english: String, _ value: String, into text: String) -> String {
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
