import Basics

/// The kinds of files that are imported.
enum FileFormat: Equatable {
  case page, markdown, text, table, office

  /// The kind by the first bytes, else by the name, else by the text.
  init(name: String, bytes: [UInt8]) {
    if bytes.starts(with: "PK\u{03}\u{04}".utf8) {
      self = .office
      return
    }
    let ending = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
    switch ending {
    case "html", "htm", "xhtml", "php", "aspx", "mht": self = .page
    case "md", "markdown": self = .markdown
    case "csv", "tsv": self = .table
    case "docx": self = .office
    case "txt" where !FileFormat.isPage(bytes): self = .text
    default: self = FileFormat.guess(bytes)
    }
  }

  private static func isPage(_ bytes: [UInt8]) -> Bool {
    let head = TextDecoder.text(Array(bytes.prefix(4_096))).lowercased()
    return head.drop { $0.isWhitespace }.hasPrefix("<") && pageSigns.contains { head.contains($0) }
  }

  private static func guess(_ bytes: [UInt8]) -> FileFormat {
    let text = TextDecoder.text(Array(bytes.prefix(1 << 16)))
    let lowered = text.lowercased()
    if isPage(bytes) || fragmentSigns.contains(where: { lowered.contains($0) }) { return .page }
    let lines = text.split(separator: "\n").map { $0.trimmedOfSpace() }
    if lines.contains(where: { $0.hasPrefix("# ") || $0.hasPrefix("## ") || $0.hasPrefix("### ") }) {
      return .markdown
    }
    if lines.contains(where: { $0.hasPrefix("**") && $0.hasSuffix("**") }) { return .markdown }
    let head = lines.first.map { QuestionSigns.key(String($0)) } ?? ""
    let isTable = head.contains("pertanyaan") && head.contains("jawaban") || head.contains("question answer")
    return isTable && lines[0].contains(where: { ";,\t".contains($0) }) ? .table : .text
  }

  private static let pageSigns = [
    "<!doctype html", "<html", "<head", "<body", "<div", "<p", "<h1", "<h2", "<meta",
  ]
  private static let fragmentSigns = [
    "<details", "</div>", "</p>", "</h2>", "</h3>", "</li>", "</dl>", "</table>",
  ]
}
