import Basics
import FAQService
import Foundation
import HTTPWire
import Testing

@testable import FAQEditor

/// A browser in front of a desk in process: it keeps its cookie and the token of its forms.
struct Officer {
  static let key = "kunci-uji-coba-1234567890"
  static let origin = "http://127.0.0.1:8090"
  static let now = WallTime(seconds: 1_790_000_000)

  let desk: Desk
  var cookie: String?
  var token = ""

  /// An officer who has not shown a key yet.
  init(
    _ disk: MemoryDisk, typed: Bool = false, at now: WallTime = Officer.now, folders: [String] = []
  ) {
    var access = AccessOptions(key: Secret(Officer.key))
    access.takesTypedKey = typed
    access.hosts = [HostName("127.0.0.1"), HostName("localhost")].compactMap { $0 }
    desk = Desk(disk.store(at: now, folders: folders), access)
  }

  /// An officer at the desk.
  static func inside(_ disk: MemoryDisk, at now: WallTime = Officer.now, folders: [String] = []) throws
    -> Officer
  {
    var officer = Officer(disk, at: now, folders: folders)
    let response = try officer.get("/?key=\(key)")
    #expect(response.status == 303)
    officer.keep(response)
    officer.token = try #require(Page(officer.get("/pengumuman")).value("token"))
    return officer
  }

  mutating func keep(_ response: Response) {
    cookie = response.field("Set-Cookie").map { String($0.prefix { $0 != ";" }) }
  }

  func get(_ target: String, _ fields: [String] = []) throws -> Response { try send("GET", target, fields) }

  /// Sends a form as the desk's own page does.
  func post(_ target: String, _ fields: [(String, String)], _ heads: [String] = []) throws -> Response {
    let origin = heads.contains { $0.hasPrefix("Origin:") } ? [] : ["Origin: \(Officer.origin)"]
    let body = ([("token", token)] + fields).map {
      "\(PercentCoding.encode($0.0))=\(PercentCoding.encode($0.1))"
    }.joined(separator: "&")
    return try send(
      "POST", target, ["Content-Type: application/x-www-form-urlencoded"] + origin + heads,
      body: Array(body.utf8))
  }

  func send(_ method: String, _ target: String, _ fields: [String], body: [UInt8] = []) throws -> Response {
    let host = fields.contains { $0.hasPrefix("Host:") } ? [] : ["Host: 127.0.0.1:8090"]
    let own = cookie.map { ["Cookie: \($0)"] } ?? []
    let length = method == "POST" ? ["Content-Length: \(body.count)"] : []
    let lines = ["\(method) \(target) HTTP/1.1"] + host + own + fields + length
    var limits = WireLimits()
    limits.body = FormBody.largest
    var parser = RequestParser(limits)
    parser.feed(Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body)
    guard case .request(let request) = try parser.next() else { throw Incomplete() }
    return desk.respond(request)
  }

  struct Incomplete: Error {}
}

extension Response {
  func field(_ name: String) -> String? { fields.first { $0.name == name }?.value }
  var text: String { String(decoding: body, as: UTF8.self) }
}

/// The parts of a page that tests look at.
struct Page {
  let text: String

  init(_ response: Response) { text = response.text }

  /// The value of a field of a form.
  func value(_ name: String) -> String? {
    for tag in text.components(separatedBy: "<").dropFirst() where tag.contains("name=\"\(name)\"") {
      if tag.hasPrefix("textarea") {
        return tag.components(separatedBy: ">\n").dropFirst().first.map(Page.plain)
      }
      let value = tag.components(separatedBy: "value=\"")
      return value.count > 1 ? Page.plain(value[1].components(separatedBy: "\"")[0]) : ""
    }
    return nil
  }

  /// All fields of the form of an entry as a browser sends them.
  func fields() -> [(String, String)] {
    var fields: [(String, String)] = []
    let form = text.components(separatedBy: "id=\"entri\"").last ?? ""
    for tag in form.components(separatedBy: "<").dropFirst() {
      guard let name = Page.attribute("name", tag), name != "aksi", name != "token" else { continue }
      if tag.hasPrefix("textarea") {
        fields.append((name, tag.components(separatedBy: ">\n").dropFirst().first.map(Page.plain) ?? ""))
      } else if tag.hasPrefix("input"), !tag.contains("type=\"checkbox\"") || tag.contains("checked") {
        fields.append((name, Page.attribute("value", tag) ?? ""))
      }
    }
    return fields
  }

  /// The fields of the page on which a question is published as outside.
  func outside() -> [(String, String)] {
    let names = ["kelompok", "pertanyaan", "versi", "ditunjukkan"]
    let list = value("ditunjukkan").flatMap { $0.isEmpty ? nil : ("daftar", $0) }
    return names.map { ($0, value($0) ?? "") } + (list.map { [$0] } ?? []) + [("aksi", "terbit-luar")]
  }

  private static func attribute(_ name: String, _ tag: String) -> String? {
    let parts = tag.components(separatedBy: " \(name)=\"")
    return parts.count > 1 ? plain(parts[1].components(separatedBy: "\"")[0]) : nil
  }

  private static func plain(_ text: String) -> String {
    [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")].reduce(text) {
      $0.replacingOccurrences(of: $1.0, with: $1.1)
    }
  }
}

extension [(String, String)] {
  /// The same fields with another value for one.
  func with(_ name: String, _ value: String) -> [(String, String)] {
    contains { $0.0 == name }
      ? map { $0.0 == name ? (name, value) : $0 } : self + [(name, value)]
  }
}
