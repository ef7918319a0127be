import Foundation
import Glibc
import TestSupport

/// `pandu edit`, running for the length of one test, with a browser's part played by the test.
final class DeskProgram {
  struct NotServing: Error { var output: String }

  let port: Int
  /// The address as it is printed.
  let address: String
  private let process = Process()
  private var cookie = ""
  private(set) var token = ""

  /// `ready`: what stands before the address.
  init(_ folder: String, _ arguments: [String] = [], ready: String = "Meja Pandu siap di ") throws {
    process.executableURL = URL(filePath: Program.path)
    process.arguments = ["edit", "--port", "0", "--knowledge", folder] + arguments
    process.environment = ProcessInfo.processInfo.environment.filter { $0.key != "PANDU_KNOWLEDGE" }
    let output = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let line = FirstLine.read(output.fileHandleForReading.fileDescriptor)
    address = line.split(separator: " ").last.map(String.init) ?? ""
    guard line.hasPrefix("\(ready)http://"),
      let port = address.split(separator: ":").last.flatMap({ Int($0.prefix { $0.isNumber }) })
    else {
      process.terminate()
      throw NotServing(output: line)
    }
    self.port = port
  }

  deinit {
    if process.isRunning { kill() }
    process.waitUntilExit()
  }

  func kill() { _ = Glibc.kill(process.processIdentifier, SIGKILL) }

  /// Ends the program as an officer does, and gives its exit code.
  func interrupt() -> Int32 {
    _ = Glibc.kill(process.processIdentifier, SIGINT)
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// The query of the printed address, with its question mark.
  var key: String { address.split(separator: "?").last.map { "?" + $0 } ?? "" }

  /// Shows the key, and keeps the cookie and the token of a form.
  func enter() throws {
    let answer = try get("/" + key)
    cookie =
      answer.fields.first { $0.hasPrefix("Set-Cookie: ") }
      .map { String($0.dropFirst("Set-Cookie: ".count).prefix { $0 != ";" }) } ?? ""
    token = value("token", in: try get("/pengumuman").text)
  }

  func get(_ target: String) throws -> WireAnswer { try send("GET \(target)", [], "") }

  func post(_ target: String, _ fields: [(String, String)]) throws -> WireAnswer {
    try send("POST \(target)", DeskProgram.heads(port), body(fields))
  }

  /// Sends a form and does not wait for the answer.
  func begin(_ target: String, _ fields: [(String, String)]) throws -> RawClient {
    guard let client = RawClient(port: port) else { throw ServingProgram.NotConnected() }
    client.send(text("POST \(target)", DeskProgram.heads(port), body(fields)))
    return client
  }

  /// The fields of the form of an entry, with another answer.
  func entry(_ name: String, answer: (String) -> String) throws -> [(String, String)] {
    let page = try get("/entri?berkas=" + name).text
    let text = area("markdown", in: page)
    return [
      ("berkas", name), ("versi", value("versi", in: page)), ("asal", text),
      ("markdown", answer(text)),
      ("aksi", "terbit"),
    ]
  }

  /// The fields of the form of an entry that is to move to another category.
  func move(_ name: String, to category: String) throws -> [(String, String)] {
    try entry(name) { $0 } + [("kategori", category)]
  }

  private static func heads(_ port: Int) -> [String] {
    ["Origin: http://127.0.0.1:\(port)", "Content-Type: application/x-www-form-urlencoded"]
  }

  private func body(_ fields: [(String, String)]) -> String {
    let allowed = CharacterSet.alphanumerics
    return ([("token", token)] + fields).map {
      "\($0.0)=\($0.1.addingPercentEncoding(withAllowedCharacters: allowed) ?? "")"
    }.joined(separator: "&")
  }

  private func send(_ line: String, _ heads: [String], _ body: String) throws -> WireAnswer {
    guard let client = RawClient(port: port) else { throw ServingProgram.NotConnected() }
    client.send(text(line, heads, body))
    guard let answer = client.answer() else { throw ServingProgram.NotConnected() }
    return answer
  }

  private func text(_ line: String, _ heads: [String], _ body: String) -> String {
    let own = cookie.isEmpty ? [] : ["Cookie: \(cookie)"]
    let length = body.isEmpty ? [] : ["Content-Length: \(body.utf8.count)"]
    return (["\(line) HTTP/1.1", "Host: 127.0.0.1:\(port)", "Connection: close"] + own + heads + length)
      .joined(separator: "\r\n")
      + "\r\n\r\n" + body
  }

  private func value(_ name: String, in page: String) -> String {
    let behind = page.components(separatedBy: "name=\"\(name)\" value=\"")
    return behind.count > 1 ? behind[1].components(separatedBy: "\"")[0] : ""
  }

  private func area(_ name: String, in page: String) -> String {
    let behind = page.components(separatedBy: "name=\"\(name)\"")
    guard behind.count > 1 else { return "" }
    let text = behind[1].components(separatedBy: ">\n").dropFirst().joined(separator: ">\n").components(
      separatedBy: "</textarea>")[0]
    return [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")].reduce(text) {
      $0.replacingOccurrences(of: $1.0, with: $1.1)
    }
  }
}
