import Basics
import FAQText

/// Cuts a message where a second problem may begin: at a connector ("terus", "selain itu") and at a list number.
///
/// The end of a sentence is no such place, because most people describe one problem in several sentences.
struct MessageSplitter: Sendable {
  private let policy: ProblemsPolicy

  /// The words of a connector, in small letters.
  private typealias Connector = [[UInt8]]

  /// The connectors by the length of their first word, of each length those of most words first.
  private var connectors: [[Connector]] = []
  /// For each byte whether a connector begins with it, in small letters: most words are passed over with one look.
  private var beginnings = [Bool](repeating: false, count: 256)

  init(_ connectors: [String], policy: ProblemsPolicy = ProblemsPolicy()) {
    self.policy = policy
    let all = connectors.map { $0.lowercased().split(separator: " ").map { Array($0.utf8) } }
    for connector in all.sorted(by: { $0.count > $1.count }) {
      guard let length = connector.first?.count, let first = connector.first?.first else { continue }
      beginnings[Int(first)] = true
      while self.connectors.count <= length { self.connectors.append([]) }
      self.connectors[length].append(connector)
    }
  }

  /// The segments with at least two words that carry a subject, as byte ranges of the message's UTF-8; none when there
  /// is only one.
  func segments(_ tokens: [Token], of text: [UInt8]) -> [Range<Int>] {
    guard (policy.shortest...policy.longest).contains(tokens.count) else { return [] }
    var segments: [Range<Int>] = []
    var (start, words, index, next) = (0, 0, 0, 1)
    func close(before end: Int) {
      if words >= 2, end > start { segments.append(start..<end) }
    }
    while index < tokens.count {
      let isNumber = MessageSplitter.isListNumber(tokens[index], next, text)
      let cut = connector(tokens, index, of: text) ?? (isNumber ? 1 : 0)
      if isNumber { next += 1 }
      if cut > 0 {
        close(before: Int(tokens[index].start))
        index += cut
        (start, words) = (index < tokens.count ? Int(tokens[index].start) : text.count, 0)
      } else {
        if !tokens[index].isFiller { words += 1 }
        index += 1
      }
    }
    close(before: text.count)
    return (2...policy.mostSegments).contains(segments.count) ? segments : []
  }

  /// Whether two numbers of a list stand in the message.
  func isList(_ tokens: [Token], of text: [UInt8]) -> Bool {
    tokens.reduce(1) { next, token in
      MessageSplitter.isListNumber(token, next, text) ? next + 1 : next
    } > 2
  }

  /// Number of tokens of the connector at `index`, or nil. It must stand there as a word: "melalui" holds no "lalu".
  private func connector(_ tokens: [Token], _ index: Int, of text: [UInt8]) -> Int? {
    let length = Int(tokens[index].end - tokens[index].start)
    guard connectors.indices.contains(length), length > 0,
      beginnings[Int(ASCII.lowered(text[Int(tokens[index].start)]))]
    else { return nil }
    return connectors[length].first { connector in
      connector.count <= tokens.count - index
        && connector.indices.allSatisfy { MessageSplitter.word(tokens[index + $0], text, is: connector[$0]) }
    }?.count
  }

  private static func word(_ token: Token, _ text: [UInt8], is word: [UInt8]) -> Bool {
    Int(token.end - token.start) == word.count
      && word.indices.allSatisfy { ASCII.lowered(text[Int(token.start) + $0]) == word[$0] }
  }

  /// "1." or "2)" before a word, or at the beginning of a clause the mere number that is next in a list.
  private static func isListNumber(_ token: Token, _ next: Int, _ text: [UInt8]) -> Bool {
    let (start, end) = (Int(token.start), Int(token.end))
    guard token.kind == .number, end - start <= 2, end + 1 < text.count else { return false }
    let isMarked = text[end] == UInt8(ascii: ".") || text[end] == UInt8(ascii: ")")
    if isMarked { return text[end + 1] == UInt8(ascii: " ") }
    guard text[end] == UInt8(ascii: " "), text[start..<end].elementsEqual("\(next)".utf8) else {
      return false
    }
    return text[..<start].last { $0 != UInt8(ascii: " ") }.map(PairSplitter.signs.contains) ?? true
  }
}
