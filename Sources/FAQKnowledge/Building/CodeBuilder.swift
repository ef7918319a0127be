import Basics

/// Reads `kode.md`: `- 554, 550 5.1.1, 5.7.x "words": meaning → entry-id`, the entry only where its advice applies.
enum CodeBuilder {
  static func build(_ document: Document) -> ([CodeMeaning], [Diagnostic]) {
    var problems: [Diagnostic] = []
    let meanings = document.sections.flatMap(\.items).compactMap { meaning($0, &problems) }
    return (meanings, problems + duplicates(meanings))
  }

  private static func meaning(_ item: Located<String>, _ problems: inout [Diagnostic]) -> CodeMeaning? {
    guard let colon = outsideQuotes(":", in: item.value[...]) else {
      problems.append(Diagnostic(.error, item.location, .shape(.notACodeMeaning(item.value))))
      return nil
    }
    let rest = item.value[item.value.index(after: colon)...]
    let arrow = rest.firstPlace(of: "→") ?? rest.firstPlace(of: "->")
    let text = rest[..<(arrow?.lowerBound ?? rest.endIndex)].trimmed()
    if text.isEmpty {
      problems.append(Diagnostic(.error, item.location, .shape(.notACodeMeaning(item.value))))
    }
    let signs = parts(item.value[..<colon]).compactMap { sign(at: place($0, in: item), $0, &problems) }
    let entry = arrow.map { rest[$0.upperBound...].trimmed() }
    return CodeMeaning(
      signs: signs, meaning: String(text),
      entry: entry.map { Located(String($0), place($0, in: item)) })
  }

  private static func place(_ part: Substring, in item: Located<String>) -> SourceLocation {
    var place = item.location
    place.column += item.value.utf8.distance(from: item.value.startIndex, to: part.startIndex)
    return place
  }

  private static func outsideQuotes(_ sign: Character, in text: Substring) -> Substring.Index? {
    var isQuoted = false
    return text.indices.first { index in
      if text[index] == "\"" { isQuoted.toggle() }
      return !isQuoted && text[index] == sign
    }
  }

  /// The codes between commas.
  private static func parts(_ text: Substring) -> [Substring] {
    var parts: [Substring] = []
    var rest = text
    while let comma = outsideQuotes(",", in: rest) {
      parts.append(rest[..<comma].trimmed())
      rest = rest[rest.index(after: comma)...]
    }
    return parts + [rest.trimmed()]
  }

  private static func sign(at place: SourceLocation, _ text: Substring, _ problems: inout [Diagnostic])
    -> Located<CodeMeaning.Sign>?
  {
    var sign = CodeMeaning.Sign()
    var codes = text
    if let open = text.firstIndex(of: "\""), text.hasSuffix("\""), text.index(after: open) < text.endIndex {
      sign.words = text[text.index(after: open)...].dropLast().lowercased()
      codes = text[..<open]
    }
    for code in codes.split(whereSeparator: { $0 == " " || $0 == "-" }) {
      let numbers = code.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      if numbers.count == 1, sign.reply.isEmpty, isCode(numbers, digits: 3...3) {
        sign.reply = numbers[0]
      } else if numbers.count == 3, sign.enhanced.isEmpty, isCode(numbers, digits: 1...3) {
        sign.enhanced = numbers
      } else {
        problems.append(Diagnostic(.error, place, .shape(.badMailCode(String(text)))))
        return nil
      }
    }
    guard !sign.reply.isEmpty || !sign.enhanced.isEmpty else {
      problems.append(Diagnostic(.error, place, .shape(.badMailCode(String(text)))))
      return nil
    }
    return Located(sign, place)
  }

  /// Digits or `x`, beginning with the 2, 4 or 5 that every such code has.
  private static func isCode(_ numbers: [String], digits: ClosedRange<Int>) -> Bool {
    guard let first = numbers.first?.first, "245".contains(first) else { return false }
    return (numbers.count == 1 || numbers[0].count == 1)
      && numbers.allSatisfy { number in
        digits.contains(number.count) && number.allSatisfy { "0123456789x".contains($0) }
      }
  }

  private static func duplicates(_ meanings: [CodeMeaning]) -> [Diagnostic] {
    var seen: [CodeMeaning.Sign: SourceLocation] = [:]
    return meanings.flatMap(\.signs).compactMap { sign in
      guard let first = seen[sign.value] else {
        seen[sign.value] = sign.location
        return nil
      }
      return Diagnostic(.error, sign.location, .shape(.duplicateCode(first: first)))
    }
  }
}
