// 1. The widget works from the address of its version, and finds the service without being told where it is.
// 2. A second page has the script without asking for it again.

import FAQConversation
import FAQService
import HTTPWire
import Testing

extension BrowserSuite {
  @Suite struct VersionedWidgetTests {
    @Test func `the address of a version`() throws {
      let path = Service(Sites.shipped).widgetPath
      let page =
        "<!doctype html><html lang=\"id\"><title>LPSE</title><script src=\"\(path)\" defer></script></html>"
      let pandu = try Sites.pandu { request, _ in
        guard request.head.target.path.hasPrefix("/page") else { return nil }
        let type = (name: "Content-Type", value: "text/html; charset=utf-8")
        return Response(status: 200, fields: [type], body: Array(page.utf8))
      }
      try Browser.with { browser in
        for number in 0..<2 {
          try browser.open("\(pandu.address)/page\(number)")
          let widget = WidgetPage(browser: browser)
          try widget.isThere()
          // A conversation that was open goes on in the same tab.
          if try !browser.holds("\(WidgetPage.root).querySelector('dialog')?.open") {
            try browser.click("\(WidgetPage.root).querySelector('.launcher')")
          }
          try widget.ask("lupa password")
        }
        #expect(pandu.requests.bodies(path).count == 1)
        #expect(pandu.requests.bodies("/v1/ask").count == 2)
      }
    }
  }
}
