import FAQKnowledge
import FAQService
import HTML
import HTTPWire

/// The frame of every page: title, navigation, and what stands between.
struct Layout {
  let words: DeskWords
  let desk: Desk

  init(_ call: DeskCall, _ knowledge: DeskKnowledge) {
    words = DeskWords(knowledge.base)
    desk = call.desk
  }

  init(_ desk: Desk, _ words: DeskWords) { (self.desk, self.words) = (desk, words) }

  /// - Parameters:
  ///   - status: of the response.
  ///   - title: of the page.
  ///   - path: of the page, which the navigation marks; nil for a page without navigation.
  ///   - body: writes what the page says.
  /// - Returns: the page.
  func page(
    status: Int = 200, title: String, path: String?, _ body: (inout HTMLWriter) -> Void
  ) -> Response {
    let inner = HTMLWriter.write { html in
      html.element("a", ["class": "skip", "href": "#isi"], words[.skip])
      html.element("header") { html in
        html.element("p", ["class": "name"]) { html in
          html.element("a", ["href": "/"], words.base.name)
          html.text(" ")
          html.element("span", words[.desk])
        }
        if let path { navigation(path, &html) }
      }
      html.element("main", ["id": "isi", "tabindex": "-1"]) { html in
        html.element("h1", title)
        body(&html)
      }
      html.element("div", ["id": "kabar", "role": "status", "class": "toast"]) { _ in }
    }
    return Response(
      status: status, fields: Layout.fields, body: Array((head(title) + inner + "</body>\n</html>\n").utf8))
  }

  private func head(_ title: String) -> String {
    HTMLWriter.write { html in
      html.append("<!doctype html>\n<html lang=\"\(words.base.language == "en" ? "en" : "id")\">\n<head>\n")
      html.append(
        "<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      )
      html.append("<meta name=\"color-scheme\" content=\"light dark\">\n")
      html.element("title", "\(title) – \(words.base.name), \(words[.desk])")
      html.append("\n<link rel=\"icon\" href=\"data:,\">\n")
      html.append("<link rel=\"stylesheet\" href=\"/desk.css?v=\(desk.style.version)\">\n")
      html.append("<script src=\"/desk.js?v=\(desk.script.version)\" defer></script>\n</head>\n<body>\n")
    }
  }

  private func navigation(_ path: String, _ html: inout HTMLWriter) {
    html.element("nav", ["aria-label": words[.navigation]]) { html in
      html.element("ul") { html in
        for route in DeskRoutes.all {
          guard let name = route.name else { continue }
          html.element("li") { html in
            if route.path == path {
              html.element("a", ["href": route.path, "aria-current": "page"], words[name])
            } else {
              html.element("a", ["href": route.path], words[name])
            }
          }
        }
      }
    }
  }

  static let fields: [(name: String, value: String)] = [
    ("Content-Type", "text/html; charset=utf-8"), ("Cache-Control", "no-store"),
  ]
}

extension HTMLWriter {
  /// A form that changes something: it says which session it belongs to.
  mutating func form(
    _ action: String, _ call: DeskCall, _ attributes: KeyValuePairs<String, String> = [:],
    _ body: (inout HTMLWriter) -> Void
  ) {
    let start = HTMLWriter.write { html in html.element("form", attributes) { _ in } }.dropLast(
      "></form>".count)
    append(start + " method=\"post\" action=\"\(HTMLText.escaped(action))\">")
    hidden("token", call.session.token.text)
    body(&self)
    append("</form>")
  }

  mutating func hidden(_ name: String, _ value: String) {
    append("<input type=\"hidden\" name=\"\(HTMLText.escaped(name))\" value=\"\(HTMLText.escaped(value))\">")
  }

  /// An empty element, with each attribute of which the value is not nil.
  mutating func void(_ name: String, _ attributes: KeyValuePairs<String, String?>) {
    append("<" + name)
    for (key, value) in attributes {
      guard let value else { continue }
      append(" \(key)=\"\(HTMLText.escaped(value))\"")
    }
    append(">")
  }

  /// A message that stands out; `error` ones are read at once.
  mutating func message(_ text: String, isError: Bool = false) {
    element(
      "p", ["class": isError ? "message error" : "message", "role": isError ? "alert" : "status"], text)
  }
}

extension Response {
  /// Leads to a page by GET, so that a reload sends no form again.
  static func seeOther(_ address: String) -> Response {
    Response(status: 303, fields: [("Location", address), ("Cache-Control", "no-store")])
  }

  static func json(_ bytes: [UInt8], status: Int = 200) -> Response {
    Response(
      status: status, fields: [("Content-Type", "application/json"), ("Cache-Control", "no-store")],
      body: bytes)
  }
}
