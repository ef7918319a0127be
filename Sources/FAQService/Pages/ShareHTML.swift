import FAQConversation
import FAQKnowledge
import HTML

/// The means to pass an answer on, folded into one: sending, copying, printing, and the texts themselves.
///
/// The buttons are hidden until the script shows them, because they need it. The link to WhatsApp and the texts work
/// without one.
struct ShareHTML {
  let answer: AnswerPart
  let phrases: Phrasebook
  private var words: ScreenWords { phrases.screens }

  func write(_ html: inout HTMLWriter) {
    let message = EntryText.write(answer, phrases)
    html.element("details", ["class": "share"]) { html in
      html.element("summary", words[.shareMenu])
      html.element("div", ["class": "tools"]) { html in
        html.element("button", ["type": "button", "data-copy": "message", "hidden": ""], words[.copyMessage])
        html.element(
          "a",
          [
            "class": "send", "href": WhatsAppLink.sending(message), "target": "_blank",
            "rel": "noopener noreferrer",
          ],
          words[.sendMessage])
        html.element("button", ["type": "button", "data-copy": "formal", "hidden": ""], words[.copyFormal])
        html.element("button", ["type": "button", "data-copy": "link", "hidden": ""], words[.copyLink])
        html.element("button", ["type": "button", "data-print": "yes", "hidden": ""], words[.print])
      }
      html.element("details", ["class": "texts"]) { texts(message, &$0) }
    }
  }

  private func texts(_ message: String, _ html: inout HTMLWriter) {
    html.element("summary", words[.texts])
    html.element(
      "pre", ["id": "copy-message", "tabindex": "0", "aria-label": words[.copyMessage]], message)
    html.element(
      "pre", ["id": "copy-formal", "tabindex": "0", "aria-label": words[.copyFormal]],
      FormalText.write(answer, phrases))
    let id = answer.entry.id
    html.element("a", ["id": "copy-link", "href": "?entry=" + PercentCoding.encode(id)], id)
  }
}

/// The address that opens WhatsApp with a message to be sent.
enum WhatsAppLink {
  /// Most bytes of a message in an address; servers refuse addresses beyond 8,000 bytes.
  static let longest = 7_000

  /// The message is cut after its last paragraph, or else its last line, that fits.
  static func sending(_ message: String) -> String {
    let whole = PercentCoding.encode(message)
    if whole.utf8.count <= longest { return "https://wa.me/?text=" + whole }
    return cut(message)
  }

  private static func cut(_ message: String) -> String {
    "https://wa.me/?text="
      + (coded(message.split(separator: "\n\n"), "\n\n")
        ?? coded(message.split(separator: "\n"), "\n") ?? "")
  }

  /// As many of the parts as fit, from the first on; nil where not even one does.
  private static func coded(_ parts: [Substring], _ separator: String) -> String? {
    var text = ""
    for part in parts {
      let more = (text.isEmpty ? "" : PercentCoding.encode(separator)) + PercentCoding.encode(String(part))
      guard text.utf8.count + more.utf8.count <= longest else { break }
      text += more
    }
    return text.isEmpty ? nil : text
  }
}
