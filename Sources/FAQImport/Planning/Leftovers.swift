/// Text without a place: questions without an answer, and text that belongs to no question.
enum Leftovers {
  /// A text as one line; nil when it is too short to miss.
  static func line(_ block: Block, origin: String) -> ImportPlan.Unplaced? {
    if block.isLinks { return nil }
    let words = block.plain.split(whereSeparator: \.isWhitespace)
    guard words.count >= leastWords else { return nil }
    let text = words.prefix(mostWords).joined(separator: " ") + (words.count > mostWords ? " …" : "")
    return .init(line: block.line, text: text, origin: origin)
  }

  private static let leastWords = 6
  private static let mostWords = 60

  /// A file for each file that something is left of. Its name is none of a knowledge file.
  static func files(_ unplaced: [ImportPlan.Unplaced], _ texts: ImportTexts) -> [(path: String, text: String)]
  {
    var order: [String] = []
    var lines: [String: [ImportPlan.Unplaced]] = [:]
    for one in unplaced {
      if lines[one.origin] == nil { order.append(one.origin) }
      lines[one.origin, default: []].append(one)
    }
    return order.map { origin in
      let stem = origin.split(separator: "/").last.map(String.init) ?? origin
      let name = Slug.of(stem)
      let head =
        texts[.leftTitle] + "\n" + texts.fill(.leftSource, ["berkas": stem]) + "\n\n"
      let body = lines[origin, default: []].map {
        texts.fill(.leftLine, ["baris": String($0.line), "tulisan": $0.text])
      }
      return (
        "belum-ditempatkan" + (name.isEmpty ? "" : "-" + name) + ".txt",
        head + body.joined(separator: "\n") + "\n"
      )
    }
  }
}
