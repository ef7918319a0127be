// 1. Only the secret itself lets an update in: any other, none, an empty one and two of them are 401, whatever the body.
// 2. A secret is what the Bot API takes; one line break at the end of its file does not count.
// 3. Without a secret the path is not found, by any method, and neither document nor about has it.
// 4. GET and PUT are 405; another type of body is 415.

import Foundation
import HTTPWire
import Testing

@testable import FAQService

@Suite struct TelegramSecretTests {
  private static let field = "X-Telegram-Bot-Api-Secret-Token: "
  private static let right = TelegramBot.secret

  private static let wrong: [[String]] = {
    let changed = right.indices.map { place in
      right.replacingCharacters(in: place...place, with: right[place] == "x" ? "y" : "x")
    }
    let others = [
      "", right + "x", String(right.dropLast()), String(right.dropFirst()), right + right, right.uppercased(),
      String(repeating: "a", count: 4_000), right + "\u{E9}",
    ]
    return [[]] + (changed + others).map { [field + $0] } + [[field + right, field + right]]
  }()

  @Test(arguments: wrong) func `another secret`(fields: [String]) throws {
    var bot = TelegramBot()
    for body in ["{}", "no JSON", #"{"update_id": 1}"#] {
      let response = try bot.caller.post(TelegramBot.path, body, fields)
      #expect(response.status == 401)
      #expect(response.field("WWW-Authenticate") != nil)
      #expect(try !response.problem().contains(Self.right))
    }
  }

  @Test func `the secret itself`() throws {
    var bot = TelegramBot()
    #expect(try bot.caller.post(TelegramBot.path, "{}", [Self.field + Self.right]).status == 200)
    #expect(try bot.caller.post(TelegramBot.path, "{}", [Self.field.lowercased() + Self.right]).status == 200)
  }

  private static let files: [(content: String, fault: TelegramSecret.Fault?)] = [
    ("abc", nil), ("abc\n", nil), ("abc\r\n", nil), ("A-Z_09", nil),
    (String(repeating: "x", count: 256), nil),
    (String(repeating: "x", count: 256) + "\n", nil),
    ("", .empty), ("\n", .empty), ("\r\n", .empty), ("\n\n", .badCharacter), ("abc\n\n", .badCharacter),
    (" abc", .badCharacter), ("a b", .badCharacter), ("a.b", .badCharacter), ("\u{E9}", .badCharacter),
    (String(repeating: "x", count: 257), .tooLong(limit: 256)),
  ]

  @Test(arguments: files.indices) func `the content of a file`(number: Int) {
    let (content, fault) = Self.files[number]
    do throws(TelegramSecret.Fault) {
      let secret = try TelegramSecret(content: Array(content.utf8))
      #expect(fault == nil && secret.matches([content.filter { !$0.isNewline }]))
    } catch {
      #expect(error == fault)
    }
  }

  @Test(arguments: ["GET", "HEAD", "POST", "PUT", "OPTIONS"])
  func `off it is not found`(method: String) throws {
    var caller = Caller(Services.shop)
    let response = try caller.send(
      method, TelegramBot.path, ["Content-Type: application/json", Self.field + Self.right],
      body: method == "GET" ? [] : Array("{}".utf8))
    #expect(response.status == 404)
  }

  @Test(arguments: [true, false]) func `the document and about agree`(isOn: Bool) throws {
    var caller = isOn ? TelegramBot().caller : Caller(Services.shipped)
    let document = try caller.get("/openapi.json")
    #expect(
      document.text.contains(TelegramBot.path) == isOn && document.text.contains("TelegramUpdate") == isOn)
    #expect(!document.text.contains(Self.right))
    let features = try caller.get("/v1/about").object()["features"] as? [String: Bool]
    #expect(features?["telegram"] == isOn)
  }

  @Test func `methods and types`() throws {
    var bot = TelegramBot()
    for method in ["GET", "HEAD", "PUT", "DELETE"] {
      let response = try bot.caller.send(method, TelegramBot.path, [Self.field + Self.right])
      #expect(response.status == 405 && response.field("Allow") == "POST, OPTIONS")
    }
    let text = ["Content-Type: text/plain", Self.field + Self.right]
    #expect(try bot.caller.send("POST", TelegramBot.path, text, body: Array("{}".utf8)).status == 415)
  }
}
