import FoundationEssentials

/// A conversation as Markdown: a line `> text` is what the user types, and more such lines directly below belong to the
/// same message. The lines below say what must come back: `answer ID`, `no answer`, `clarify`, `clarify with ID`,
/// `fallback`, `smalltalk`, `handoff`, `form`, `says "words"`, `not says "words"` (in no part of the reply),
/// `notice "words"`, `no notice`, `offers "label"`, or `first contact ID`.
package struct Transcript: Sendable, CustomStringConvertible {
  package struct Turn: Sendable {
    package var message: String
    package var expectations: [Expectation] = []
  }

  /// A line that says what must come back.
  package struct Expectation: Sendable, CustomStringConvertible {
    package var text: String
    /// The file's name and the line, from 1.
    package var place: String
    package var description: String { "\(place): \(text)" }
  }

  package var name: String
  package var turns: [Turn] = []
  package var description: String { name }

  /// All transcripts of a folder, by name.
  package static func all(_ folder: String) -> [Transcript] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".md") }.sorted().compactMap { name in
      FileManager.default.contents(atPath: folder + "/" + name).map {
        Transcript(name, String(decoding: $0, as: UTF8.self))
      }
    }
  }

  package init(_ name: String, _ text: String) {
    self.name = name
    var message: [Substring] = []
    // The empty line at the end closes a message that nothing is expected of.
    let lines: [Substring] = text.split(separator: "\n", omittingEmptySubsequences: false) + [""]
    for (number, line) in lines.enumerated() {
      if line.hasPrefix(">") {
        message.append(line.dropFirst(line.hasPrefix("> ") ? 2 : 1))
        continue
      }
      if !message.isEmpty { turns.append(Turn(message: message.joined(separator: "\n"))) }
      message = []
      if !line.isEmpty, !line.hasPrefix("#"), !turns.isEmpty {
        turns[turns.count - 1].expectations.append(
          Expectation(text: String(line), place: "\(name):\(number + 1)"))
      }
    }
  }
}

/// What a user sees of a reply, whichever way it came.
package struct SeenReply: Sendable {
  package var outcome = ""
  package var entry: String?
  package var text = ""
  package var notices: [String] = []
  package var choices: [(label: String, entry: String)] = []
  package var firstContact: String?
  /// All words of all parts.
  package var everything = ""
  package init() {}

  package func meets(_ expectation: Transcript.Expectation) -> Bool {
    let line = expectation.text
    let words = line.split(separator: " ").map(String.init)
    let quoted = line.drop { $0 != "\"" }.dropFirst().dropLast()
    switch words.first {
    case "says": return text.contains(quoted)
    case "not": return !everything.contains(quoted)
    case "notice": return notices.contains { $0.contains(quoted) }
    case "offers": return choices.contains { $0.label == quoted }
    case "first": return firstContact == words.last
    case "no": return words.last == "notice" ? notices.isEmpty : entry == nil
    case "answer": return entry == words.last
    case "clarify" where words.count > 1:
      return outcome == "clarify" && choices.contains { $0.entry == words.last }
    default: return outcome == line
    }
  }
}
