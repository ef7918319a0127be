// 1. The page is whole without a script: the form with what was asked, the hits, the entry in full.
// 2. A whole question shows its answer first; an entry named shows that one; what is not known is passed over.
// 3. The audience filters, and stays in the addresses of the hits.
// 4. All text is escaped, in elements and in attributes.
// 5. The policy allows files of the same origin only; frames are for the origins of the list.
// 6. A contact whose value has another scheme than the four of contacts is text on the page, and has no `uri` in the API.
// 7. Every place of the template is filled, in both languages.
// 8. Long words stand once on the page, in the field, and not again in the address of each hit.

import FAQConversation
import FAQKnowledge
import FAQText
import Foundation
import HTML
import HTTPWire
import Testing
import WebAssets

@testable import FAQService

@Suite struct LookupPageTests {
  private func heading(_ text: String) -> String? {
    text.firstMatch(of: /<h2 id="answer-title" tabindex="-1">(.*?)<\/h2>/).map { String($0.1) }
  }

  @Test func `the page is whole`() throws {
    var caller = Caller(Services.shipped)
    let page = try caller.get("/?q=lupa+password+%22spse%22").text
    #expect(page.contains(#"value="lupa password &quot;spse&quot;""#))
    #expect(page.contains(#"<html lang="id">"#))
    #expect(heading(page) == "Lupa password SPSE")
    #expect(page.contains(#"<a href="?q=lupa%20password%20%22spse%22&amp;entry=lupa-user-id">"#))
    let procedure = try caller.get("/?entry=sop-akun-helpdesk").text
    #expect(procedure.contains(#"<th scope="col">Waktu</th>"#) && procedure.contains("<td>15 menit</td>"))
  }

  @Test(
    arguments: [
      ("/", nil), ("/?q=", nil), ("/?q=+", nil), ("/?entry=brakes", "About brakes"), ("/?entry=none", nil),
      ("/?q=my+tyre+is+flat", "About puncture"), ("/?q=my+tyre+is+flat&entry=brakes", "About brakes"),
      ("/?q=tyr", "About puncture"), ("/?q=tyre&audience=riders", "About puncture"),
      ("/?q=brakes&audience=riders", "No answer yet"), ("/?q=brakes&audience=nobody", "About brakes"),
      ("/?q=let+me+talk+to+a+person", "Talk to a person"), ("/?q=zzz", "No answer yet"),
    ] as [(String, String?)])
  func `an entry is shown`(target: String, title: String?) throws {
    var caller = Caller(Services.shop)
    let response = try caller.get(target)
    #expect(response.status == 200)
    #expect(heading(response.text) == title)
  }

  @Test func `the audience stays`() throws {
    var caller = Caller(Services.shop)
    let page = try caller.get("/?q=tyre&audience=riders").text
    #expect(page.contains(#"<option value="riders" selected>riders</option>"#))
    #expect(page.contains("?q=tyre&amp;audience=riders&amp;entry=puncture"))
    #expect(try caller.get("/?q=zzz").text.contains("No answer holds these words."))
    #expect(try caller.get("/?q=let+me+talk+to+a+person").text.contains("Ask our staff."))
  }

  @Test func `long words stand once`() throws {
    var caller = Caller(Services.shipped)
    let words = "lupa password " + String(repeating: "\"kata\" ", count: 600)
    let target = "/?q=" + (words.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")
    let page = try caller.get(target).text
    #expect(page.split(separator: "entry=").count > 5)
    #expect(page.matches(of: /kata/).count < 600 + 20 * TextLimits.search.characters / 5)
  }

  @Test(arguments: ["javascript://%0aalert(1)", "data:text/html://x", "vbscript:x"], Contact.Kind.allCases)
  func `no link has another scheme`(value: String, kind: Contact.Kind) throws {
    var base = BicycleShop.base
    (base.contacts[0].kind, base.contacts[0].value) = (kind, value)
    var caller = Caller(Service(Responder(base)))
    let page = try caller.get("/?entry=puncture").text
    #expect(page.contains(value))
    // The page's own link to WhatsApp is the only one to another host.
    let links = page.matches(of: #/href="([a-z]+):(?!//wa\.me/)/#).map(\.1)
    #expect(Set(links).isSubset(of: ["tel", "data"]))
    // The page's own empty icon is the only link to data.
    #expect(links.count { $0 == "data" } == 1)
    let body = try caller.get("/v1/contacts").object()
    let contacts = try #require(body["contacts"] as? [[String: Any]])
    let uri = contacts[0]["uri"]
    #expect(uri is NSNull || (uri as? String)?.hasPrefix("tel:") == true)
  }

  @Test func `text is escaped`() throws {
    #expect(HTMLText.escaped("a") == "a")
    #expect(HTMLText.escaped("<a b=\"c\" d='e'>&") == "&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt;&amp;")
    #expect(
      HTMLWriter.write { $0.element("p", ["title": "\"><script>", "hidden": ""], "<b>") }
        == "<p title=\"&quot;&gt;&lt;script&gt;\" hidden>&lt;b&gt;</p>")
    var caller = Caller(Services.shop)
    #expect(try !caller.get("/?q=%3Cscript%3Ealert(1)%3C/script%3E%22%3E").text.contains("<script>alert"))
  }

  @Test(
    arguments: [
      ([], "'none'"), (["https://lpse.example"], "'self' https://lpse.example"), (["*"], "*"),
      (["https://a.example; script-src *"], "'none'"),
    ] as [([String], String)])
  func `the policy`(origins: [String], ancestors: String) throws {
    var caller = Caller(Services.shop { $0.allowedOrigins = origins })
    #expect(
      try caller.get("/").field("Content-Security-Policy")
        == "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; "
        + "base-uri 'none'; form-action 'self'; frame-ancestors \(ancestors)")
  }

  @Test(arguments: [true, false])
  func `every place is filled`(isShipped: Bool) throws {
    #expect(PageTemplate(Array("a {{b}} {{{c}}} d".utf8)).names == ["b", "c"])
    #expect(PageTemplate(Array("{{b}}{{{c}}}".utf8)).fill(["b": "<", "c": "<"]) == "&lt;<")
    var caller = Caller(isShipped ? Services.shipped : Services.shop)
    let page = try caller.get("/?q=a").text
    for fault in ["{{", "<title> ", "></label>", "=\"\""] {
      #expect(!page.contains(fault), "\(fault)")
    }
  }
}
