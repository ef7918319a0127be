// 1. Over the labelled questions the median list has five answers or fewer, and the right one is among them.
// 2. What lies behind the gap in score is folded away, and counted.
// 3. The words looked for are marked in titles, and in a line of the answer where the title lacks them.
// 4. What is surely meant comes before the list, what is not comes behind it.
// 5. Each address has a title of its own, and the list a name that says what it is.
// 6. Numbers and addresses within an answer are links, and those of the LPSE at home come first.
// 7. A reply without an entry has a heading, paragraphs, and contacts that are links.
// 8. An answer can be sent to WhatsApp by a link, whose address no server refuses.
// 9. Words with something secret or personal are never given to the browser to remember.

import FAQConversation
import FAQKnowledge
import FAQMatching
import Foundation
import HTTPWire
import ShippedKnowledge
import Testing

@testable import FAQService

@Suite struct LookupResultsTests {
  private func page(_ target: String, _ service: Service = Services.shipped) throws -> String {
    var caller = Caller(service)
    return try caller.get(target).text
  }

  private func coded(_ words: String) -> String {
    words.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
  }

  /// The ids of the listed entries, without those that are folded away.
  private func listed(_ page: String) -> [String] {
    let list = page.split(separator: "<ol class=\"hits\">").dropFirst().first ?? ""
    let open = list.split(separator: "</ol>").first ?? ""
    return open.matches(of: /entry=([a-z0-9-]+)"/).map { String($0.1) }
  }

  @Test func `lists are short and hold the answer`() throws {
    struct Question: Decodable {
      var question: String
      var outcome: String
      var expect: [String]
    }
    let lines = try String(
      contentsOfFile: ShippedKnowledge.path("Tests/Questions/dev.jsonl"), encoding: .utf8
    )
    .split(separator: "\n")
    var counts: [Int] = []
    var missed: [String] = []
    var caller = Caller(Services.shipped)
    for line in lines {
      let question = try JSONDecoder().decode(Question.self, from: Data(line.utf8))
      let found = listed(try caller.get("/?q=" + coded(question.question)).text)
      counts.append(found.count)
      if question.outcome == "answer", Set(found).isDisjoint(with: question.expect) {
        missed.append(question.question)
      }
    }
    counts.sort()
    #expect(lines.count > 200)
    #expect(counts[counts.count / 2] <= 5, "\(counts)")
    #expect((counts.last ?? 0) <= SearchCut.most)
    #expect(missed.count <= 2, "\(missed)")
  }

  @Test func `the rest is folded away`() throws {
    let page = try page("/?q=lupa+password")
    let others = try #require(
      page.firstMatch(of: /<details class="others"><summary>Hasil lain \((\d+)\)<\/summary>(.*?)<\/details>/))
    #expect(others.2.matches(of: /<li>/).count == Int(others.1))
    #expect(page.contains("\(listed(page).count) jawaban ditemukan"))
    #expect(try !self.page("/?q=zzzqqq").contains("<details class=\"others\">"))
  }

  @Test func `words are marked`() throws {
    let page = try page("/?q=lupa+pass")
    #expect(page.contains(#"<span class="title"><mark>Lupa</mark> <mark>password</mark> SPSE</span>"#))
    #expect(page.contains(/<p class="snippet">[^<]*<mark>/))
    let own = try #require(page.firstMatch(of: /<article.*<\/article>/.dotMatchesNewlines()))
    #expect(!own.0.contains("<mark>"))
  }

  @Test(
    arguments: [
      ("/", "start", false), ("/?category=login", "start", false), ("/?entry=kontak", "sure", true),
      ("/?q=lupa+password+spse", "sure", true), ("/?q=email", "unsure", false),
      ("/?q=mau+bicara+dengan+petugas", "sure", true), ("/?q=email&entry=kontak", "sure", true),
    ])
  func `what is sure comes first`(target: String, layout: String, isFirst: Bool) throws {
    let page = try page(target)
    #expect(page.contains("<main class=\"\(layout)\""))
    let (answer, list) = (page.firstRange(of: "<article"), page.firstRange(of: "<nav"))
    #expect(try (#require(answer).lowerBound < #require(list).lowerBound) == isFirst)
  }

  @Test(
    arguments: [
      ("/", "Pencarian cepat untuk petugas helpdesk – Pandu", "Semua jawaban"),
      ("/?entry=lupa-password", "Lupa password SPSE – Pandu", "Semua jawaban"),
      ("/?q=lupa+pass", "lupa pass – Pandu", "Hasil pencarian"),
      ("/?q=lupa&entry=lupa-user-id", "Lupa User ID SPSE – Pandu", "Hasil pencarian"),
      ("/?category=apendo", "APENDO dan pengiriman penawaran – Pandu", "APENDO dan pengiriman penawaran"),
      ("/?category=none", "Pencarian cepat untuk petugas helpdesk – Pandu", "Semua jawaban"),
    ])
  func `titles and names`(target: String, title: String, name: String) throws {
    let page = try page(target)
    #expect(page.contains("<title>\(title)</title>"))
    #expect(page.contains("<nav id=\"results\" tabindex=\"-1\" aria-label=\"\(name)\">"))
  }

  @Test func `numbers are links, and home comes first`() throws {
    let page = try page("/?entry=login-javascript-error")
    let steps = try #require(page.firstMatch(of: /<section class="steps">.*?<\/section>/))
    #expect(steps.0.contains(#"<a href="tel:+622129935577" rel="noopener noreferrer">(021) 2993 5577</a>"#))
    var base = ShippedKnowledge.base
    base.lpse = "paser"
    let service = Service(Responder(Matcher(base)))
    for target in ["/?entry=login-javascript-error", "/?q=mau+bicara+dengan+petugas"] {
      let contacts = try #require(
        self.page(target, service).firstMatch(of: /<section class="contacts">.*?<\/section>/))
      let names = contacts.0.matches(of: #/<li>([^<]*): /#).map(\.1)
      #expect(names.prefix(2) == ["Sekretariat LPSE Kabupaten Paser", "Telepon LPSE Kabupaten Paser"])
      #expect(contacts.0.contains("<a href=\"tel:+6254322695\""))
    }
  }

  @Test(arguments: [
    ("mau bicara dengan petugas", "Bicara dengan petugas"), ("zzzqqq", "Belum ada jawabannya"),
  ])
  func `a reply without an entry`(words: String, heading: String) throws {
    let page = try page("/?q=" + coded(words))
    let answer = try #require(page.firstMatch(of: /<article id="answer" tabindex="-1">(.*?)<\/article>/)).1
    #expect(answer.hasPrefix("<h2 id=\"answer-title\" tabindex=\"-1\">\(heading)</h2><p"))
    #expect(answer.contains("<a href=\"tel:+622129935577\""))
    #expect(!answer.contains("- "))
  }

  @Test func `a link to WhatsApp`() throws {
    for entry in ShippedKnowledge.base.entries {
      let page = try page("/?entry=" + entry.id)
      let link = try #require(page.firstMatch(of: /href="https:\/\/wa.me\/\?text=([^"]*)"/)).1
      #expect(link.utf8.count <= WhatsAppLink.longest)
      let text = try #require(String(link).removingPercentEncoding)
      #expect(text.hasPrefix(entry.title + "\n\n"))
      #expect(link.allSatisfy { $0.isASCII && $0 != "&" && $0 != "#" && $0 != "+" })
    }
    #expect(WhatsAppLink.sending(String(repeating: "é", count: 9_000)) == "https://wa.me/?text=")
    #expect(WhatsAppLink.sending(String(repeating: "ab\n", count: 9_000)).utf8.count > 6_900)
  }

  @Test(
    arguments: [
      ("lupa password", true), ("zzzqqq", false), ("lupa password, password saya rahasia123", false),
      ("email budi@perusahaan.co.id tidak bisa login", false), ("login 081234567890 gagal", false),
      (String(repeating: "lupa password ", count: 10), false),
    ])
  func `searches that may be remembered`(words: String, isKept: Bool) throws {
    let page = try page("/?q=" + coded(words))
    #expect(page.contains("data-recent=\"\(words)\"") == isKept)
    #expect(page.contains("data-recent") == isKept)
  }
}
