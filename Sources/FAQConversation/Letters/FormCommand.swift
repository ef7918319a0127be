import Basics
import FAQKnowledge

/// A command that a user may type instead of a value. Its words are lists of the knowledge.
enum FormCommand: Equatable {
  case skip, cancel, back
  /// The field that was asked for is asked for again: "oke, lanjut".
  case goOn
  /// Any of these fields, by their numbers.
  case change([Int])

  /// Nil when the message is a value.
  static func read(_ message: String, _ fields: [Letter.Field], words: Phrasebook) -> FormCommand? {
    // A sentence is a value; commands are short.
    guard message.utf8.count <= longest else { return nil }
    if words.list(.saySkip).contains(String(message.trimmedOfSpace())) { return .skip }
    let said = MessageWords.of(message)
    guard !said.isEmpty else { return nil }
    let beside = Set(words.list(.sayBeside).flatMap(MessageWords.of))
    for (command, key) in [
      (FormCommand.skip, Phrasebook.Key.saySkip), (.cancel, .sayCancel), (.back, .sayBack),
      (.goOn, .sayGoOn),
    ]
    where words.list(key).contains(where: { isSame(said, MessageWords.of($0), beside: beside) }) {
      return command
    }
    if skipsBehind(message, fields, words: words) { return .skip }
    return change(said, beside, of: fields, words: words)
  }

  /// Whether the last words behind a comma skip the field, and words in front do, too: "belum punya nomornya, lewati". Anything
  /// else in front is a value, and so is a number.
  private static func skipsBehind(_ message: String, _ fields: [Letter.Field], words: Phrasebook) -> Bool {
    guard let comma = message.lastIndex(of: ","), !message[..<comma].contains(where: \.isNumber) else {
      return false
    }
    let (front, behind) = (
      MessageWords.of(String(message[..<comma])), String(message[message.index(after: comma)...])
    )
    let skips = words.list(.saySkip).map(MessageWords.of).contains { !$0.isEmpty && front.contains($0) }
    return skips && !MessageWords.of(behind).isEmpty && read(behind, fields, words: words) == .skip
  }

  private static let longest = 80

  /// Whether the words are the phrase, perhaps with polite words beside it.
  private static func isSame(_ said: [String], _ phrase: [String], beside: Set<String>) -> Bool {
    guard !phrase.isEmpty, let place = said.firstRange(of: phrase) else { return false }
    return (said[..<place.lowerBound] + said[place.upperBound...]).allSatisfy(beside.contains)
  }

  /// "ganti email", "npwp saya salah"; without a field it is the one before.
  private static func change(
    _ said: [String], _ beside: Set<String>, of fields: [Letter.Field], words: Phrasebook
  ) -> FormCommand? {
    let core = Set(words.list(.sayChange).flatMap(MessageWords.of))
    let left = said.drop(while: beside.contains)
    let isFirst = left.first.map(core.contains) ?? false
    let isLast = said.reversed().drop(while: beside.contains).first.map(core.contains) ?? false
    guard isFirst || isLast else { return nil }
    // A polite word may be part of a field's name: "ganti nama perusahaan".
    let names = Set(fields.flatMap { MessageWords.of($0.name.split(separator: "_").joined(separator: " ")) })
    let rest = said.filter { !core.contains($0) && (!beside.contains($0) || names.contains($0)) }
    if rest.isEmpty { return .back }
    if let named = fields.firstIndex(where: { MessageWords.of($0.label) == Array(said.dropFirst()) }) {
      return .change([named])
    }
    let meant = FieldNames.find(rest, fields)
    return meant.isEmpty ? nil : .change(meant)
  }
}
