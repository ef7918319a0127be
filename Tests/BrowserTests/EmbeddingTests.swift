// 1. A page's style, however hostile, does not reach the widget; the widget's does not reach the page.
// 2. A page with a strict policy needs to allow the endpoint's origin only; nothing is refused by its policy.
// 3. The page's shortcuts do not fire while somebody types in the widget.
// 4. On a phone it takes the whole screen, on a desktop a corner.

import Testing

extension BrowserSuite {
  @Suite struct EmbeddingTests {
    private let root = WidgetPage.root
    private let hostile = """
      * { display: none !important; color: red !important; font: 40px serif !important; transform: rotate(9deg) }
      html, head, body, main { display: block !important; transform: none !important }
      pandu-widget, div, dialog, button { visibility: hidden !important; opacity: 0 !important; position: static !important }
      """

    private func look(_ expression: String) -> String {
      "JSON.stringify((s => [s.display, s.color, s.fontSize, s.visibility, s.opacity, s.transform])"
        + "(getComputedStyle(\(expression))))"
    }

    @Test func `style stays on its own side`() throws {
      let pandu = try Sites.pandu()
      let places = ["button.launcher", "dialog h2", ".log", "textarea"].map {
        "\(root).querySelector('\($0)')"
      }
      var seen: [[String]] = []
      for style in ["", hostile] {
        try WidgetPage.with(pandu, style: style) { page, browser in
          var looks = [try browser.text(look("document.querySelector('pandu-widget')"))]
          for place in places { looks.append(try browser.text(look(place))) }
          seen.append(looks)
          try page.ask("lupa password")
          if style.isEmpty {
            #expect(
              try browser.text("getComputedStyle(document.querySelector('h1')).fontFamily") != "system-ui")
          }
        }
      }
      #expect(seen[0] == seen[1])
    }

    @Test func `a strict policy`() throws {
      let pandu = try Sites.pandu()
      let origin = pandu.address
      let policy =
        "default-src 'none'; script-src \(origin); style-src 'self' \(origin); connect-src \(origin); "
        + "require-trusted-types-for 'script'; trusted-types 'none'"
      let listening =
        "window.refused = []; addEventListener('securitypolicyviolation', e => refused.push(e.violatedDirective))"
      try WidgetPage.with(pandu, policy: policy, before: { try $0.add(script: listening) }) { page, browser in
        try page.ask("tidak bisa login")
        try page.ask("2")
        #expect(try page.said().contains("Java Script error"))
        #expect(try browser.text("window.refused.join()") == "")
      }
    }

    @Test func `shortcuts of the page stay quiet`() throws {
      try WidgetPage.with { page, browser in
        try browser.run("window.heard = 0; addEventListener('keydown', () => window.heard++)")
        try page.ask("lupa /password")
        #expect(try browser.number("window.heard") == 0)
      }
    }

    @Test(arguments: [(Browser.Look.phone, true), (Browser.Look(), false)])
    func `it fits the screen`(look: Browser.Look, isWhole: Bool) throws {
      try WidgetPage.with(look: look) { page, browser in
        try page.ask("sop akun helpdesk")
        let box = "\(root).querySelector('dialog').getBoundingClientRect()"
        #expect(try browser.holds("\(box).width === innerWidth && \(box).height === innerHeight") == isWhole)
        // Nothing is wider than its place, and what is tapped is as big as a finger.
        #expect(
          try browser.holds(
            "\(root).querySelector('.log').scrollWidth <= \(root).querySelector('.log').clientWidth"))
        let little =
          "[...\(root).querySelectorAll('dialog button, .contacts a')].filter(b => b.offsetHeight > 0 && b.offsetHeight < 44)"
        #expect(try browser.number("\(little).length") == 0)
      }
    }
  }
}
