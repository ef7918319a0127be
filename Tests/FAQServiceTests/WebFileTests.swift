// 1. Scripts and styles have their type and a strong tag, and are kept for good by who asks for their version.
// 2. The widget weighs at most 28 KiB with its style, which is part of it, and 11 KiB compressed; each of its parts 4 KiB.
// 3. None of them holds words for people, nor what a strict policy refuses.
// 4. Comments and indentation, which only authors read, are not sent.
// 5. The widget has an address for its version, which is kept for good; /v1/about tells it, and any other is not found.
// 6. So have the parts that it loads when they are first used; the widget knows what their bytes must be.
// 7. A client that reads gzip gets it, with a tag of its own, and 304 for that tag only; caches are told what it
//    depends on.

import Basics
import Foundation
import HTTPWire
import Testing
import WebAssets

@testable import FAQService

@Suite struct WebFileTests {
  static let files: [(path: String, type: String)] = [
    ("/widget.js", "text/javascript; charset=utf-8"), ("/widget.css", "text/css; charset=utf-8"),
    ("/lookup.js", "text/javascript; charset=utf-8"), ("/lookup.css", "text/css; charset=utf-8"),
  ]

  @Test(arguments: files)
  func `a file is kept`(path: String, type: String) throws {
    var caller = Caller(Services.shop)
    let response = try caller.get(path)
    #expect(response.status == 200)
    #expect(response.field("Content-Type") == type)
    let tag = try #require(response.field("ETag"))
    let version = tag.filter { $0 != "\"" }
    for (query, caching) in [
      ("", "no-cache"), ("?v=" + version, "public, max-age=31536000, immutable"), ("?v=0", "no-cache"),
      ("?v=\(version)&a=1", "no-cache"),
    ] {
      #expect(try caller.get(path + query).field("Cache-Control") == caching)
      #expect(try caller.get(path + query, ["If-None-Match: \(tag)"]).status == 304)
    }
  }

  @Test func `the widget is small`() throws {
    var caller = Caller(Services.shop)
    let (script, style) = (try caller.get("/widget.js"), try caller.get("/widget.css"))
    #expect(script.body.count <= 28 * 1024)
    #expect(try caller.get("/widget.js", ["Accept-Encoding: gzip"]).body.count <= 11 * 1024)
    for part in try parts(script.text) { #expect(try caller.get(part.path).body.count <= 4 * 1024) }
    // The style is in it, as it is in the file, so that a page asks for one file less.
    let literal = try #require(script.text.split(separator: "\n").first { $0.hasPrefix("const style = ") })
    let text = try #require(
      JSONSerialization.jsonObject(
        with: Data(literal.dropFirst(14).dropLast().utf8), options: .fragmentsAllowed) as? String)
    #expect(text == style.text)
  }

  /// The parts that the widget knows: their addresses, and the integrity of each.
  private func parts(_ script: String) throws -> [(path: String, integrity: String)] {
    let version = try #require(script.firstMatch(of: #/const scriptVersion = "([0-9a-f]+)";/#)?.1)
    let digests = try #require(script.firstMatch(of: #/const digests = {(.*)};/#)?.1)
    return digests.matches(of: #/(\w+):"([^"]+)"/#).map { ("/widget/\(version)-\($0.1).js", String($0.2)) }
  }

  @Test func `the parts of the widget`() throws {
    var caller = Caller(Services.shop { $0.allowedOrigins = ["https://lpse.example"] })
    let parts = try parts(try caller.get("/widget.js").text)
    #expect(parts.map { $0.path.split(separator: "-").last } == ["letter.js", "vote.js", "attributes.js"])
    for (path, integrity) in parts {
      let part = try caller.get(path, ["Origin: https://lpse.example"])
      #expect(part.field("Content-Type") == "text/javascript; charset=utf-8")
      #expect(part.field("Cache-Control") == "public, max-age=31536000, immutable")
      #expect(part.field("Access-Control-Allow-Origin") == "https://lpse.example")
      #expect(integrity == Base64.encode(SHA256.digest(Array(part.body))))
      #expect(part.text.utf8.allSatisfy { $0 < 0x80 })
      #expect(try caller.get(path, ["If-None-Match: *"]).status == 304)
      // A part of another version fits no widget.
      let name = path.split(separator: "-")[1]
      for other in [
        "/widget/0-\(name)", "/widget/\(String(repeating: "0", count: 16))-\(name)", "/widget/-\(name)",
      ] {
        #expect(try caller.get(other).status == 404, "\(other)")
      }
    }
  }

  @Test(arguments: files)
  func `nothing that a strict policy refuses`(path: String, type: String) throws {
    var caller = Caller(Services.shop)
    let text = try caller.get(path).text
    for word in [
      "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "new Function", "@import",
      "url(",
    ] {
      #expect(!text.contains(word), "\(word)")
    }
    #expect(text.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test func `the address of a version`() throws {
    var caller = Caller(Services.shop)
    let path = try #require(try caller.get("/v1/about").object()["widget"] as? String)
    let (plain, versioned) = (try caller.get("/widget.js"), try caller.get(path))
    #expect(versioned.body == plain.body)
    #expect(versioned.field("Cache-Control") == "public, max-age=31536000, immutable")
    #expect(path == "/widget/\(try #require(plain.field("ETag")).filter { $0 != "\"" }).js")
    for other in [
      "/widget/0.js", "/widget/\(path.dropFirst(9))", "/widget/x\(path.dropFirst(9))",
      path.uppercased().replacing("/WIDGET/", with: "/widget/").replacing(".JS", with: ".js"), "\(path)x",
    ] where other != path {
      #expect(try caller.get(other).status == 404, "\(other)")
    }
    // A version that an update has replaced.
    let old = try caller.get("/widget/\(String(repeating: "0", count: path.utf8.count - 11)).js")
    #expect(old.status == 200 && old.body == plain.body && old.field("Cache-Control") == "no-cache")
  }

  @Test(arguments: files.map(\.path) + ["/v1/about", "/openapi.json"])
  func `compressed for who reads it`(path: String) throws {
    var caller = Caller(Services.shop { $0.allowedOrigins = ["https://lpse.example"] })
    let plain = try caller.get(path)
    let coded = try caller.get(path, ["Accept-Encoding: br, gzip"])
    #expect(plain.field("Content-Encoding") == nil && plain.field("Vary") == "Accept-Encoding, Origin")
    #expect(coded.field("Content-Encoding") == "gzip" && coded.field("Vary") == "Accept-Encoding, Origin")
    #expect(coded.body.prefix(2) == [0x1F, 0x8B] && coded.body.count < plain.body.count * 6 / 10)
    #expect(coded.field("Content-Type") == plain.field("Content-Type"))
    #expect(coded.field("Cache-Control") == plain.field("Cache-Control"))
    let (tag, codedTag) = (try #require(plain.field("ETag")), try #require(coded.field("ETag")))
    #expect(tag != codedTag)
    for (asked, accepted, status) in [
      (tag, "identity", 304), (codedTag, "gzip", 304), (tag, "gzip", 200), (codedTag, "identity", 200),
      ("*", "gzip", 304),
    ] {
      let response = try caller.get(path, ["Accept-Encoding: \(accepted)", "If-None-Match: \(asked)"])
      #expect(response.status == status)
      #expect(response.field("Vary") == "Accept-Encoding, Origin")
    }
    #expect(try caller.get(path, ["Accept-Encoding: gzip;q=0, *"]).body == plain.body)
  }

  @Test func `a short body is sent as it is`() throws {
    var caller = Caller(Services.shop)
    let response = try caller.get("/v1/contacts", ["Accept-Encoding: gzip"])
    #expect(response.body.count < 512 && response.field("Content-Encoding") == nil)
    #expect(response.field("Vary") == "Accept-Encoding")
  }

  @Test(arguments: ["/widget.js", "/widget.css", "/lookup.js", "/lookup.css"])
  func `no comment and no indentation`(path: String) throws {
    var caller = Caller(Services.shop)
    let text = String(decoding: try caller.get(path).body, as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.last == "" && lines.dropLast().allSatisfy { !$0.isEmpty && !$0.hasPrefix(" ") })
    #expect(!lines.contains { $0.hasPrefix("//") || $0.hasPrefix("/*") })
    if path.hasSuffix("css") { #expect(!text.contains(#/ [{}]|[{};:,] /#)) }
  }
}
