/// Text within HTML, in elements and in attributes with quotes.
package enum HTMLText {
  package static func escaped(_ text: String) -> String {
    // Most texts hold none of the five, and are taken as they are.
    guard text.utf8.contains(where: { "&<>\"'".utf8.contains($0) }) else { return text }
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
