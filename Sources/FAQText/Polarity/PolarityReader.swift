import Basics

/// Finds what a message says it is not about: "bukan user id, passwordnya", "password masih ingat, yang lupa user id".
///
/// A cue reaches over its clause: to the next comma, to a word such as "tapi" that begins another thing, or to "yang".
package struct PolarityReader: Sendable {
  /// Most fillers between the words of a phrase, so that the work stays linear in the message.
  private static let mostFillers = 3

  private typealias Phrase = (terms: [TermID], cue: PolarityCue)

  /// For each term, by its number, the phrases that begin with it, longest first.
  private var phrases: [[Phrase]]

  /// - Parameters:
  ///   - language: whose words are looked for.
  ///   - analyzer: reads them as it reads messages.
  package init(_ language: Language, _ analyzer: Analyzer) {
    phrases = Array(repeating: [], count: analyzer.lexicon.words.count)
    var scratch = AnalysisScratch()
    for (cue, lines) in PolarityReader.lists(language) {
      for line in lines {
        analyzer.analyze(Array(line), &scratch)
        let terms = scratch.tokens.compactMap(\.term)
        guard let first = terms.first, terms.count == scratch.tokens.count else { continue }
        phrases[first.index].append((terms, cue))
      }
    }
    for term in phrases.indices where phrases[term].count > 1 {
      phrases[term].sort { $0.terms.count > $1.terms.count }
    }
  }

  /// The words of the lists, which the analyzer has to know.
  static func words(_ language: Language) -> [UInt8] {
    Array(lists(language).flatMap(\.lines).joined(separator: [UInt8(ascii: ",")]))
  }

  static func lists(_ language: Language) -> [(cue: PolarityCue, lines: [ArraySlice<UInt8>])] {
    let list = WordList(language == .english ? EmbeddedText.`polarity.en.txt` : EmbeddedText.`polarity.txt`)
    var lists: [(cue: PolarityCue, lines: [ArraySlice<UInt8>])] = []
    for line in list.bytes[list.words].split(separator: UInt8(ascii: "\n")) {
      if line.last == UInt8(ascii: ":") {
        let name = String(decoding: line.dropLast(), as: UTF8.self)
        guard let cue = PolarityCue(rawValue: name) else { continue }
        lists.append((cue, []))
      } else if !lists.isEmpty {
        lists[lists.count - 1].lines.append(line)
      }
    }
    return lists
  }

  /// - Returns: what is excluded, in the order of the cues.
  package func read(_ tokens: [Token]) -> [Exclusion] {
    let cues = cues(of: tokens)
    guard cues.contains(where: \.cue.excludes) else { return [] }
    let message = CuedMessage(tokens, cues)
    return cues.compactMap { message.isOpen($0) ? nil : message.exclusion(by: $0) }
  }

  func cues(of tokens: [Token]) -> [CuedMessage.Cue] {
    var cues: [CuedMessage.Cue] = []
    var start = 0
    while start < tokens.count {
      guard let found = cue(in: tokens, at: start) else {
        start += 1
        continue
      }
      cues.append(found)
      start = found.words.upperBound
    }
    return cues
  }

  /// The longest phrase at a token. A few fillers between its words do not count.
  private func cue(in tokens: [Token], at start: Int) -> CuedMessage.Cue? {
    guard let term = tokens[start].term, phrases.indices.contains(term.index) else { return nil }
    for phrase in phrases[term.index] {
      var (place, read) = (start, 0)
      let end = min(tokens.count, start + phrase.terms.count + PolarityReader.mostFillers)
      while place < end, read < phrase.terms.count, tokens[place].clause == tokens[start].clause {
        if tokens[place].term == phrase.terms[read] {
          read += 1
        } else if tokens[place].kind != .filler {
          break
        }
        place += 1
      }
      if read == phrase.terms.count { return (start..<place, phrase.cue) }
    }
    return nil
  }
}

extension PolarityCue {
  /// Whether it excludes something by itself.
  var excludes: Bool {
    switch self {
    case .not, .absent, .kept, .fine, .needless, .focus, .done: true
    case .turn, .despite, .relative, .condition, .asks, .empty: false
    }
  }
}
