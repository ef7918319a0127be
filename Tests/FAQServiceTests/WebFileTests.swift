// 1. Scripts and styles have their type and a strong tag, and are kept for good by who asks for their version.
// 2. The widget weighs at most 46 KiB with its style, which is part of it.
// 3. None of them holds words for people, nor what a strict policy refuses.
// 4. The squeezer takes away what only authors read.

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
    #expect(script.body.count <= 46 * 1024)
    // The style is in it, as it is in the file, so that a page asks for one file less.
    let literal = try #require(script.text.split(separator: "\n").first { $0.hasPrefix("const style = ") })
    let text = try #require(
      JSONSerialization.jsonObject(
        with: Data(literal.dropFirst(14).dropLast().utf8), options: .fragmentsAllowed) as? String)
    #expect(text == style.text)
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

  @Test func `the squeezer`() {
    func squeezed(_ text: String, _ by: ([UInt8]) -> [UInt8]) -> String {
      String(decoding: by(Array(text.utf8)), as: UTF8.self)
    }
    #expect(squeezed("// a\n  let a = 1; // b\n\n\tx\n", Squeezer.script) == "let a = 1; // b\n\tx\n")
    #expect(
      squeezed("/* a */\n.a, .b { color: red; margin: 0 1px }\n.c :focus { top: 0 }", Squeezer.style)
        == ".a,.b{color:red;margin:0 1px}\n.c :focus{top:0}\n")
  }
}
