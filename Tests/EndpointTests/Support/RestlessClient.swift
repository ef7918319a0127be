import TestSupport

/// A client that asks one thing after the other over one connection, goes on with its conversation, and holds what it gets
/// to what it got before.
struct RestlessClient {
  private static let targets = [
    "/v1/ask?q=jam+buka+kantor", "/v1/search?q=parkir", "/v1/entries/jam-buka", "/v1/contacts", "/",
    "/v1/about",
    "/?q=jam+buka", "/v1/ask?q=mau+tanya+kantor", "/?entry=parkir",
  ]

  private let checker: VersionChecker
  private var client: FarClient
  private let name: String
  /// The edition of the last answer: a later one never is of an earlier edition.
  private var last = 0
  /// The editions of all answers.
  private(set) var editions: Set<Int> = []
  private var tag: String?
  private var token: (text: String, edition: Int)?

  init(_ name: String, port: Int, _ checker: VersionChecker) {
    self.name = name
    self.checker = checker
    client = FarClient(port: port, isKept: true)
  }

  mutating func round() throws {
    for target in Self.targets { _ = try take(Asked(method: "GET", target: target)) }
    try entries()
    try converse()
    try channel()
    try metrics()
  }

  private mutating func take(_ asked: Asked) throws -> (answer: WireAnswer, edition: Int)? {
    let answer = try client.send(asked)
    guard let edition = checker.check(answer, asked) else { return nil }
    note(edition, asked)
    return (answer, edition)
  }

  private mutating func note(_ edition: Int, _ asked: Asked) {
    if edition < last { checker.fault("\(asked): edition \(edition) after \(last)") }
    last = edition
    editions.insert(edition)
  }

  /// 304 for what it has, and only for that.
  private mutating func entries() throws {
    let fields = tag.map { ["If-None-Match: \($0)"] } ?? []
    let asked = Asked(method: "GET", target: "/v1/entries", fields: fields)
    let answer = try client.send(asked)
    if answer.status == 304 {
      if answer.tag != tag || !answer.body.isEmpty {
        checker.fault("\(asked): 304 for \(answer.tag ?? "none")")
      }
      checker.count(answer, asked, status: 304)
      if let number = checker.versions.firstIndex(of: answer.tagVersion ?? "") { note(number, asked) }
      return
    }
    if answer.tag == tag { checker.fault("\(asked): the whole body for the same tag") }
    tag = answer.tag
    if let edition = checker.check(answer, asked) { note(edition, asked) }
  }

  /// A token of an older edition is dropped, and that is said.
  private mutating func converse() throws {
    let conversation = token.map { #", "conversation": "\#($0.text)""# } ?? ""
    let asked = Asked(
      method: "POST", target: "/v1/ask", fields: ["Content-Type: application/json"],
      body: #"{"question": "kapan kantor buka"\#(conversation)}"#)
    guard let (answer, edition) = try take(asked) else { return }
    let isStale = token.map { $0.edition != edition } ?? false
    if answer.text.contains(#""notices":[]"#) == isStale { checker.fault("\(asked): \(answer.text)") }
    token = answer.member("conversation").map { ($0, edition) }
  }

  /// A sender of the REST channel.
  private mutating func channel() throws {
    let asked = Asked(
      method: "POST", target: "/webhooks/rest/webhook", fields: ["Content-Type: application/json"],
      body: #"{"sender": "\#(name)", "message": "parkir mobil di mana"}"#)
    _ = try take(asked)
  }

  /// Version and number of entries are of the same edition.
  private mutating func metrics() throws {
    let asked = Asked(method: "GET", target: "/metrics")
    let answer = try client.send(asked)
    checker.count(answer, asked, status: 200)
    let lines = answer.text.split(separator: "\n")
    let version =
      lines.first { $0.hasPrefix("pandu_knowledge_info{") }.map { $0.split(separator: "\"")[1] } ?? ""
    guard let number = checker.versions.firstIndex(of: String(version)) else {
      return checker.fault("\(asked): no version")
    }
    note(number, asked)
    if !lines.contains("pandu_knowledge_entries \(Edition(number: number).entryCount)") {
      checker.fault("\(asked): entries of another edition than \(number)")
    }
  }
}
