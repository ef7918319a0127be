import Foundation
import JSON
import Testing

@testable import FAQService

/// Updates of a bot as the Bot API sends them, of every kind, each with what is to become of it (`Tests/Telegram`).
struct RecordedUpdate: CustomTestStringConvertible, Sendable {
  enum Expectation: Sendable, Equatable {
    case silent
    case asked(TelegramRequest)

    init?(_ text: String) {
      switch text {
      case "silent": self = .silent
      case "start": self = .asked(.start)
      case "help": self = .asked(.help)
      case "thing: picture": self = .asked(.thing(.picture))
      case "thing: voice": self = .asked(.thing(.voice))
      case "thing: place": self = .asked(.thing(.place))
      case "thing: sticker": self = .asked(.thing(.sticker))
      case let other where other.hasPrefix("question: "):
        self = .asked(.question(String(other.dropFirst("question: ".count))))
      default: return nil
      }
    }
  }

  let name: String
  /// For a bot whose name is `tanya_lpse_bot`, and for one whose name is not known.
  let named: Expectation
  let nameless: Expectation
  let update: JSONValue
  let body: String

  var testDescription: String { name }

  static let all: [RecordedUpdate] = {
    let path = URL(filePath: #filePath).appending(path: "../../../Telegram/updates.jsonl").standardized
    let text = (try? String(contentsOf: path, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap(RecordedUpdate.init)
  }()

  private init?(_ line: Substring) {
    guard let json = try? JSONReader.read(Array(line.utf8)), let name = json["name"]?.text,
      let expect = json["expect"]?.text, let update = json["update"],
      let start = line.range(of: #""update": "#)?.upperBound
    else { return nil }
    // "named: X; else Y" tells the two bots from each other.
    let parts = expect.split(separator: "; else ", maxSplits: 1).map(String.init)
    let first = parts.count == 2 ? String(parts[0].dropFirst("named: ".count)) : expect
    guard let named = Expectation(first), let nameless = Expectation(parts.last ?? expect) else { return nil }
    (self.name, self.named, self.nameless, self.update) = (name, named, nameless, update)
    body = String(line[start...].dropLast())
  }
}
