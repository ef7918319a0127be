// 1. Without a connection a question stays, is said not to be sent, and is answered when the connection is back.
// 2. A service in trouble, or one that asks for patience, is asked again; the button asks at once.
// 3. A question that was on its way is asked again after a reload.
// 4. A token that is refused is dropped, and the question asked without it.
// 5. A slow connection is said to be one, while the answer is waited for.

import HTTPWire
import Synchronization
import Testing

extension BrowserSuite {
  @Suite struct ConnectionTests {
    private let root = WidgetPage.root

    @Test func `a lost connection`() throws {
      try WidgetPage.with { page, browser in
        try browser.isOffline(true)
        try page.send("lupa password")
        try browser.wait(until: "\(root).querySelector('.lost')")
        #expect(try page.said().contains("lupa password"))
        #expect(try page.said().contains("dikirim lagi"))
        try browser.isOffline(false)
        try page.answered()
        #expect(try page.said().contains("Lupa password SPSE"))
      }
    }

    @Test(arguments: [429, 503])
    func `a service in trouble`(status: Int) throws {
      let count = Mutex(0)
      let pandu = try Sites.pandu { request, _ in
        guard request.head.target.path == "/v1/ask", request.head.method == "POST" else { return nil }
        let isFirst = count.withLock {
          $0 += 1; return $0 == 1
        }
        guard isFirst else { return nil }
        var refusal = Response.made(status, "{}", type: "application/problem+json")
        refusal.fields += [("Retry-After", "3600"), ("Access-Control-Expose-Headers", "Retry-After")]
        return refusal
      }
      try WidgetPage.with(pandu) { page, browser in
        try page.send("lupa password")
        try browser.wait(until: "\(root).querySelector('.lost button')")
        // An hour is not waited for.
        try page.press("Coba sekarang")
        try page.answered()
      }
    }

    @Test func `a reload on the way`() throws {
      try WidgetPage.with { page, browser in
        try browser.run("window.fetch = () => new Promise(() => {})")
        try page.send("lupa password")
        try browser.type("belum selesai")
        try page.reload()
        try page.answered()
        #expect(try page.said().contains("Lupa password SPSE"))
        #expect(try browser.text("\(root).querySelector('textarea').value") == "belum selesai")
      }
    }

    @Test func `a token of another time`() throws {
      try WidgetPage.with { page, browser in
        try page.ask("tidak bisa login")
        try browser.run(
          """
          const key = Object.keys(sessionStorage).find(key => key.endsWith(" state"));
          sessionStorage.setItem(key, JSON.stringify({ ...JSON.parse(sessionStorage.getItem(key)), token: "nonsense" }));
          """)
        try page.reload()
        try page.ask("lupa password")
        #expect(try page.said().contains("Lupa password SPSE"))
      }
    }

    @Test func `a slow connection`() throws {
      // A clock that runs a hundred times as fast, so that nobody waits.
      let fast = "const plain = setTimeout; window.setTimeout = (body, time) => plain(body, time / 100)"
      try WidgetPage.with(before: { try $0.add(script: fast) }) { page, browser in
        try browser.run("window.fetch = () => new Promise(() => {})")
        try page.send("lupa password")
        try browser.wait(
          until: "\(root).querySelector('.lost, .waiting').textContent.startsWith('Sambungan lambat')")
        #expect(try page.said().contains("lupa password"))
      }
    }
  }
}
