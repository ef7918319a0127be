// 1. Nothing of the knowledge is shown without the key; the key is good once; its cookie opens every page.
// 2. The cookie is hidden from scripts and sent to the desk's own pages only.
// 3. A wrong key, an old cookie and another host are refused.
// 4. A change needs the cookie, the desk's own origin, and the token of a form; each lack refuses it, and nothing is written.
// 5. A key of a file may be typed, again and again, but not guessed quickly; in an address it is good once, too.
// 6. At most sixteen sessions are held; each ends after a day of rest.
// 7. Every response says what browsers may do with it; nothing runs inline.

import Basics
import HTTPWire
import Synchronization
import TestSupport
import Testing

@testable import FAQEditor

@Suite struct AccessTests {
  private static let pages = [
    "/", "/entri", "/entri?berkas=umum%2Fjam-buka.md", "/coba?q=jam", "/impor", "/pengumuman", "/riwayat",
  ]

  @Test func `the key opens the desk once`() throws {
    var officer = Officer(Office.disk())
    for page in AccessTests.pages {
      let closed = try officer.get(page)
      #expect(closed.status == 401)
      #expect(!closed.text.contains("Jam buka") && !closed.text.contains("Kantor"))
    }
    let opened = try officer.get("/?key=\(Officer.key)")
    #expect(opened.status == 303 && opened.field("Location") == "/")
    #expect(try officer.get("/?key=\(Officer.key)").status == 403)
    officer.keep(opened)
    for page in AccessTests.pages { #expect(try officer.get(page).status == 200, "\(page)") }
  }

  @Test func `the cookie`() throws {
    let officer = Officer(Office.disk())
    let cookie = try #require(officer.get("/?key=\(Officer.key)").field("Set-Cookie"))
    #expect(cookie.hasSuffix("; HttpOnly; SameSite=Strict; Path=/"))
    // 128 bits in hexadecimal digits.
    #expect(cookie.wholeMatch(of: /pandu-[0-9a-f]{8}=[0-9a-f]{32};.*/) != nil)
  }

  @Test func `who is refused`() throws {
    var officer = try Officer.inside(Office.disk())
    let right = officer.cookie
    for (cookie, status) in [
      (right.map { $0 + "0" }, 401), (right.map { String($0.dropLast()) }, 401), ("a=b", 401), (right, 200),
    ] {
      officer.cookie = cookie
      #expect(try officer.get("/").status == status)
    }
    for host in ["jahat.example", "127.0.0.1.jahat.example", "127.0.0.2"] {
      #expect(try officer.get("/", ["Host: \(host):8090"]).status == 421)
    }
    #expect(try officer.get("/", ["Host: localhost:8090"]).status == 200)
    for key in ["", "salah", Officer.key + "x", String(Officer.key.dropLast())] {
      #expect(try Officer(Office.disk()).get("/?key=\(key)").status == 403)
    }
  }

  /// A request that is a change but for one thing.
  private struct Forgery {
    var name: String
    var fields: [String] = []
    var keepsCookie = true
    var keepsToken = true
    var status: Int
  }

  private static let forgeries = [
    Forgery(name: "no cookie", keepsCookie: false, status: 401),
    Forgery(name: "no token", keepsToken: false, status: 403),
    Forgery(name: "another origin", fields: ["Origin: http://jahat.example"], status: 403),
    Forgery(name: "another port", fields: ["Origin: http://127.0.0.1:8091"], status: 403),
    Forgery(name: "no origin", fields: ["Origin: null"], status: 403),
    Forgery(
      name: "two origins", fields: ["Origin: \(Officer.origin)", "Origin: http://jahat.example"], status: 403),
    Forgery(
      name: "cross-site", fields: ["Origin: \(Officer.origin)", "Sec-Fetch-Site: cross-site"], status: 403),
    Forgery(
      name: "same-site", fields: ["Origin: \(Officer.origin)", "Sec-Fetch-Site: same-site"], status: 403),
  ]

  @Test func `forged changes`() throws {
    let changes: [(String, [(String, String)])] = [
      ("/pengumuman", [("aksi", "gangguan"), ("teks", "Semua mati.")]),
      ("/riwayat", [("nomor", "1"), ("folder", "0")]),
      ("/impor", [("tempelan", "Tanya: apa?\nJawab: itu.")]), ("/impor/tulis", [("nama", "x")]),
      ("/entri", [("aksi", "hapus"), ("berkas", "umum/jam-buka.md")]), ("/entri/pratinjau", []),
      ("/tidak-ada", []),
    ]
    for forgery in AccessTests.forgeries {
      for (path, fields) in changes {
        let disk = Office.disk()
        var officer = try Officer.inside(disk)
        if !forgery.keepsCookie { officer.cookie = nil }
        if !forgery.keepsToken { officer.token = "" }
        let response = try officer.post(path, fields, forgery.fields)
        #expect(response.status == forgery.status, "\(forgery.name) \(path)")
        #expect(disk.names == Office.disk().names, "\(forgery.name) \(path)")
      }
    }
  }

  @Test func `a token is that of its session`() throws {
    let disk = Office.disk()
    var first = Officer(disk, typed: true)
    first.keep(try first.post("/masuk", [("key", Officer.key)]))
    first.token = try #require(Page(first.get("/pengumuman")).value("token"))
    var second = first
    second.keep(try first.post("/masuk", [("key", Officer.key)]))
    #expect(second.cookie != first.cookie)
    #expect(try second.post("/pengumuman", [("aksi", "gangguan"), ("teks", "Mati.")]).status == 403)
  }

  @Test func `a key of a file is typed`() throws {
    let officer = Officer(Office.disk(), typed: true)
    let closed = try officer.get("/")
    #expect(closed.status == 401 && closed.text.contains("action=\"/masuk\""))
    for _ in 0..<3 { #expect(try officer.post("/masuk", [("key", Officer.key)]).status == 303) }
    #expect(try officer.get("/?key=\(Officer.key)").status == 303)
    #expect(try officer.get("/?key=\(Officer.key)").status == 403)
    #expect(
      try officer.post("/masuk", [("key", Officer.key)], ["Origin: http://jahat.example"]).status == 403)
    for _ in 0..<AttemptLimit.most { #expect(try officer.post("/masuk", [("key", "salah")]).status == 403) }
    #expect(try officer.post("/masuk", [("key", Officer.key)]).status == 429)
    // Without a key file there is nothing to type.
    #expect(try Officer(Office.disk()).post("/masuk", [("key", Officer.key)]).status == 401)
  }

  @Test func `sessions are bounded`() {
    let random = Mutex(SeededRandom(seed: 3))
    var sessions = SessionTable { count in
      random.withLock { random in (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) } }
    }
    var ids: [String] = []
    for number in 0..<40 {
      ids.append(sessions.open(at: WallTime(seconds: number)).id.text)
    }
    let held = ids.filter { sessions.find($0, at: WallTime(seconds: 41)) != nil }
    #expect(held == Array(ids.suffix(SessionTable.most)))
    let last = ids[39]
    #expect(sessions.find(last, at: WallTime(seconds: 41 + SessionTable.longestRest)) != nil)
    #expect(sessions.find(last, at: WallTime(seconds: 43 + 2 * SessionTable.longestRest)) == nil)
  }

  @Test func `every response limits what browsers do`() throws {
    let officer = try Officer.inside(Office.disk())
    let responses =
      try AccessTests.pages.map { try officer.get($0) } + [
        officer.get("/tidak-ada"), officer.get("/desk.css"), officer.get("/desk.js"),
        officer.send("PUT", "/", []),
        Officer(Office.disk()).get("/"), officer.get("/entri?berkas=..%2F..%2Fetc%2Fpasswd"),
      ]
    for response in responses {
      let policy = try #require(response.field("Content-Security-Policy"))
      #expect(policy.hasPrefix("default-src 'none';") && !policy.contains("unsafe"))
      #expect(
        policy.contains("frame-ancestors 'none'") && policy.contains("base-uri 'none'")
          && policy.contains("form-action 'self'"))
      #expect(response.field("X-Content-Type-Options") == "nosniff")
      #expect(!response.text.contains("style=\"") && response.text.firstMatch(of: /\son[a-z]+="/) == nil)
    }
    #expect(responses[7].status == 404 && responses[10].status == 405 && responses[12].status == 404)
  }

  @Test func `secrets are compared whole`() {
    for (own, offered, isSame) in [
      ("abc", "abc", true), ("abc", "abd", false), ("abc", "ab", false), ("abc", "abcabc", false),
      ("abc", "", false), ("", "", false),
    ] {
      #expect(Secret(own).matches(offered) == isSame, "\(own) \(offered)")
    }
    #expect(!Secret("abc").matches(nil))
  }
}
