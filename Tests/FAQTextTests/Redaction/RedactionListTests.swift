// Messages as people write them, by five hands that had not seen the program (`Tests/Redaction`):
//
// 1. Of the secrets in them, 97 of 100 are hidden whole, and 93 of each hand's.
// 2. Of the messages without one, at most 1 of 100 is touched, for each hand.
//
// A line of a list is `kind | message`; ⟦ and ⟧ enclose what must be hidden, `\n` and `\t` are a line break and a tab.
// What nobody claims to find has the kind `other`: home addresses, passports, answers to security questions.

import FAQText
import Foundation
import Testing

@Suite struct RedactionListTests {
  private struct Message {
    var kind: String
    var text: [UInt8] = []
    var secrets: [Range<Int>] = []

    init(_ line: Substring) {
      let parts = line.split(separator: " | ", maxSplits: 1)
      kind = String(parts[0])
      let plain = parts[1].replacing("\\n", with: "\n").replacing("\\t", with: "\t").replacing(
        "\\r", with: "\r"
      )
      .replacing("\\\\", with: "\\")
      var start = 0
      for character in plain {
        switch character {
        case "⟦": start = text.count
        case "⟧": secrets.append(start..<text.count)
        default: text += Array(String(character).utf8)
        }
      }
    }
  }

  private struct Tally {
    var hidden = 0
    var secrets = 0
    var touched = 0
    var innocent = 0
  }

  private func read(_ name: String) throws -> [Message] {
    let path = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    let file = try String(contentsOfFile: "/\(path)/Tests/Redaction/\(name).txt", encoding: .utf8)
    return file.split(separator: "\n").map(Message.init)
  }

  /// Whether each letter and digit of a secret is hidden; signs and white space within it may stay.
  private func isHidden(_ secret: Range<Int>, _ message: Message, _ findings: [Redactor.Finding]) -> Bool {
    secret.allSatisfy { place in
      let byte = message.text[place]
      let isSign =
        byte < 0x80 && !Character(UnicodeScalar(byte)).isLetter && !Character(UnicodeScalar(byte)).isNumber
      return isSign || byte >= 0x80 || findings.contains { $0.range.contains(place) }
    }
  }

  private func tally(_ hand: String) throws -> Tally {
    let redactor = Redactor()
    var tally = Tally()
    for message in try read("\(hand)-secrets") where message.kind != "other" {
      let findings = redactor.find(message.text)
      tally.secrets += message.secrets.count
      tally.hidden += message.secrets.count { isHidden($0, message, findings) }
    }
    for message in try read("\(hand)-innocent") {
      tally.innocent += 1
      if !redactor.find(message.text).isEmpty { tally.touched += 1 }
    }
    return tally
  }

  @Test func `what people write`() throws {
    var all = Tally()
    for hand in ["a", "b", "c", "d", "e"] {
      let tally = try tally(hand)
      print(
        "hand \(hand): \(tally.hidden) of \(tally.secrets) hidden, \(tally.touched) of \(tally.innocent) touched"
      )
      #expect(tally.hidden * 100 >= tally.secrets * 93)
      #expect(tally.touched * 100 <= tally.innocent)
      all.hidden += tally.hidden
      all.secrets += tally.secrets
    }
    #expect(all.secrets >= 1_000)
    #expect(all.hidden * 100 >= all.secrets * 97)
  }
}
