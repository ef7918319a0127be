package import FAQKnowledge
import HTML

/// Writes a letter as a page to print: HTML without scripts, everything in it escaped.
package struct LetterPage {
  /// The policy of a response with the page: its own style is allowed and nothing else.
  package static let contentPolicy =
    "default-src 'none'; style-src 'sha256-\(LetterStyle.digest)'; "
    + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

  private let letter: FinishedLetter
  private let template: LetterTemplate
  private let words: Phrasebook
  private var html = ""

  package static func html(_ letter: FinishedLetter, _ base: KnowledgeBase) -> String {
    var page = LetterPage(letter, base.phrasebook)
    page.write(language: base.language)
    return page.html
  }

  private init(_ letter: FinishedLetter, _ words: Phrasebook) {
    (self.letter, self.words) = (letter, words)
    template = LetterTemplate(letter.letter)
  }

  private mutating func write(language: String) {
    html = """
      <!DOCTYPE html>
      <html lang="\(HTMLText.escaped(language))">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>\(HTMLText.escaped(letter.entry.title))</title>
      <style>\(LetterStyle.css)</style>
      </head>
      <body>

      """
    guide()
    html += "<main>\n"
    for block in LetterLayout.blocks(template) { self.block(block) }
    html += "</main>\n</body>\n</html>\n"
  }

  // MARK: The guide beside the letter

  /// The guide, which is shown on the screen only, because paper has the letter alone.
  private mutating func guide() {
    html += "<aside>\n"
    element("p", words[.letterPrint])
    let byHand = LetterWords.byHand(letter, words)
    if !byHand.isEmpty { element("p", byHand) }
    list(words[.letterSending], letter.letter.sending.map(HTMLText.escaped), as: "ol")
    list(words[.letterTo], letter.recipients.map(LetterPage.contact), as: "ul")
    list(words[.letterCopy], letter.copies.map(LetterPage.contact), as: "ul")
    html += "</aside>\n"
  }

  private mutating func element(_ name: String, _ text: String) {
    html += "<\(name)>\(HTMLText.escaped(text))</\(name)>\n"
  }

  /// `lines`: as HTML.
  private mutating func list(_ heading: String, _ lines: [String], as kind: String) {
    guard !lines.isEmpty else { return }
    element("h2", heading)
    html += "<\(kind)>\n" + lines.map { "<li>\($0)</li>\n" }.joined() + "</\(kind)>\n"
  }

  private static func contact(_ contact: Contact) -> String {
    let value = HTMLText.escaped(contact.value)
    let link = contact.link.map { "<a href=\"\(HTMLText.escaped($0))\">\(value)</a>" } ?? value
    return "\(HTMLText.escaped(contact.name)): \(link)"
  }

  // MARK: The letter

  private mutating func block(_ block: LetterLayout.Block) {
    switch block {
    case .letterhead(let text): html += "<div class=\"head\">\(HTMLText.escaped(text))</div>\n"
    case .title(let text): element("h1", text)
    case .section(let text): element("h2", text)
    case .rows(let rows):
      let lines = rows.map { row in
        "<tr><th scope=\"row\">\(HTMLText.escaped(row.label))</th><td>\(pieces(row.value))</td></tr>\n"
      }
      html += "<table>\n" + lines.joined() + "</table>\n"
    case .items(let items):
      html += "<ul class=\"small\">\n" + items.map { "<li>\(pieces($0))</li>\n" }.joined() + "</ul>\n"
    case .paragraph(let line): html += paragraph(line)
    case .aside(let line): html += "<p class=\"right\">\(pieces(line))</p>\n"
    case .gap(let lines): html += String(repeating: "<div class=\"gap\"></div>\n", count: lines)
    }
  }

  private func paragraph(_ line: [LetterTemplate.Piece]) -> String {
    guard line.count == 1, case .field(let field) = line[0], template.isLong(field) else {
      return "<p>\(pieces(line))</p>\n"
    }
    let value = letter.values[field]
    guard value.isEmpty else { return "<p class=\"long\">\(HTMLText.escaped(value))</p>\n" }
    return String(repeating: "<p><span class=\"dots\"></span></p>\n", count: LetterWriter.handLines)
  }

  private func pieces(_ line: [LetterTemplate.Piece]) -> String {
    line.map { piece in
      switch piece {
      case .text(let text): HTMLText.escaped(text)
      case .field(let field):
        letter.values[field].isEmpty
          ? "<span class=\"dots\"></span>" : HTMLText.escaped(LetterWriter.flat(letter.values[field]))
      }
    }.joined()
  }
}
