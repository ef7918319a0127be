// 1. A page on which nobody opens a letter, votes or sets a colour asks for no part of the widget; each part is asked for
//    once, when it is first used, and is kept for good.
// 2. A strict policy, with trusted types or with a nonce alone, refuses none of them.
// 3. A part that does not come is told in a sentence with a button to try again, which leads on.
// 4. A part with other bytes than the widget knows does not run.

import HTTPWire
import Synchronization
import Testing

extension BrowserSuite {
  @Suite struct WidgetPartTests {
    private let root = WidgetPage.root
    private let last = WidgetPage.last
    private let parts =
      "performance.getEntriesByType('resource').map(e => e.name).filter(name => /-[a-z]+\\.js/.test(name))"

    @Test func `each is asked for when it is used`() throws {
      try WidgetPage.with { page, browser in
        try page.ask("lupa password")
        try page.ask("surat permohonan ke LKPP")
        #expect(try browser.number("\(parts).length") == 0)
        try page.press("Buat suratnya")
        try browser.wait(until: "\(last).querySelector('form.fields')")
        #expect(try browser.number("\(parts).length") == 1)
        #expect(try browser.holds("/\\/widget\\/[0-9a-f]+-letter\\.js$/.test(\(parts)[0])"))
        // Its style has come with it.
        #expect(try browser.text("getComputedStyle(\(last).querySelector('.fields p')).marginTop") == "10px")
        try page.ask("lupa user id")
        try page.press("Belum terbantu?")
        try page.press("Sulit dipahami")
        try page.answered()
        #expect(try browser.holds("\(parts).length === 2 && \(parts)[1].endsWith('-vote.js')"))
      }
    }

    @Test(arguments: [
      "script-src ORIGIN; connect-src ORIGIN; require-trusted-types-for 'script'; trusted-types 'none'",
      "script-src 'nonce-abc'; connect-src ORIGIN",
      "script-src 'nonce-abc' 'strict-dynamic'; connect-src ORIGIN",
    ])
    func `a strict policy`(policy: String) throws {
      let pandu = try Sites.pandu()
      let policy = "default-src 'none'; style-src 'self'; " + policy.replacing("ORIGIN", with: pandu.address)
      let listening =
        "window.refused = []; addEventListener('securitypolicyviolation', e => refused.push(e.violatedDirective))"
      let page = HostPage(attributes: "nonce=\"abc\" data-color=\"#ffd200\"")
      try WidgetPage.with(
        pandu, policy: policy, page: page, before: { try $0.add(script: listening) }
      ) { page, browser in
        try page.ask("surat permohonan ke LKPP")
        try page.press("Buat suratnya")
        try browser.wait(until: "\(last).querySelector('form.fields')")
        #expect(
          try browser.text("getComputedStyle(\(root).querySelector('.launcher')).color") == "rgb(0, 0, 0)")
        #expect(try browser.text("window.refused.join()") == "")
      }
    }

    /// The service, which does not give a part when it is asked for the first time.
    private func failing(_ part: String, _ failure: Response) throws -> Site {
      let count = Mutex(0)
      return try Sites.pandu { request, _ in
        guard request.head.target.path.hasSuffix("-\(part).js") else { return nil }
        return count.withLock { count in
          count += 1
          return count == 1 ? failure : nil
        }
      }
    }

    @Test(arguments: [
      Response.made(503, "{}"),
      .made(200, "export default () => window.run = true;", type: "text/javascript"),
    ])
    func `a letter that does not come`(failure: Response) throws {
      try WidgetPage.with(failing("letter", failure)) { page, browser in
        try page.ask("surat permohonan ke LKPP")
        try page.press("Buat suratnya")
        try browser.wait(until: "\(last).querySelector('.letter [role=alert]')")
        #expect(try page.said().contains("Sambungan internet terputus"))
        #expect(try page.focused() == "Coba sekarang")
        #expect(try browser.holds("window.run === undefined"))
        try page.press("Coba sekarang")
        try browser.wait(until: "\(last).querySelector('form.fields')")
        #expect(try browser.holds("\(root).activeElement === \(last).querySelector('.fields [name]')"))
      }
    }

    @Test func `a vote that does not come`() throws {
      try WidgetPage.with(failing("vote", .made(503, "{}"))) { page, browser in
        try page.ask("lupa password")
        try page.press("Belum terbantu?")
        try browser.wait(
          until: "\(last).querySelector('.note')?.textContent.includes('Sambungan internet terputus')")
        #expect(try page.announced().contains("Sambungan internet terputus"))
        try page.press("Belum terbantu?")
        try page.press("Sulit dipahami")
        try page.answered()
        #expect(try page.turns() == 2)
      }
    }
  }
}
