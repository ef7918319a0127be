import FAQKnowledge
import FAQText

/// Reads whether a message asks about an outage, by the lists of the knowledge and the words of a notice.
///
/// It is a general reading of words, and knows no question by heart: a message asks about an outage when it names one, and
/// all its other words are of the system, of times, of the notice, or say nothing.
struct OutageReader: Sendable {
  /// What a word or phrase of the lists says.
  enum Sign: Sendable {
    /// The system: "lpse", "server", "website".
    case system
    /// An outage whatever else is said: "502", "bad gateway".
    case code
    /// An outage by itself: "down", "lemot".
    case outage
    /// An outage of the system that it stands beside: "tidak bisa dibuka".
    case trouble
    /// A question for the end: "sampai jam berapa".
    case end
    /// Nothing beside these: "dari tadi", "hari ini".
    case beside
  }

  private let signs: PhraseSet<Sign>
  /// Words by which a notice tells that something does not work, and whether they need no system beside them.
  private let outages: PhraseSet<Bool>
  private let systems: PhraseSet<Bool>
  private let analyzer: Analyzer

  init(_ words: Phrasebook, _ analyzer: Analyzer) {
    self.analyzer = analyzer
    signs = PhraseSet(
      [
        (words.list(.outageSystem), .system), (words.list(.outageCodes), .code),
        (words.list(.outageSigns), .outage),
        (words.list(.outageTrouble), .trouble), (words.list(.outageEnd), .end),
        (words.list(.outageBeside), .beside),
      ], analyzer)
    outages = PhraseSet(
      [
        (words.list(.outageCodes), true), (words.list(.outageSigns), true), (words.list(.outageTold), false),
      ], analyzer)
    systems = PhraseSet([(words.list(.outageSystem), true)], analyzer)
  }

  /// A message, read.
  struct Reading: Sendable {
    var words: [WordKey] = []
    /// What each word says; nil for one of no list.
    var signs: [Sign?] = []
    /// Whether each word says nothing: a filler, a name.
    var isIdle: [Bool] = []

    func has(_ sign: Sign) -> Bool { signs.contains(sign) }
    /// Whether the message can ask about an outage at all.
    var mayAsk: Bool { has(.code) || has(.outage) || has(.trouble) || has(.end) }
  }

  func read(_ tokens: [Token], of text: [UInt8]) -> Reading {
    var reading = Reading()
    reading.words = tokens.map { WordKey($0, of: text) }
    reading.signs = tokens.map { _ in nil }
    reading.isIdle = tokens.map { $0.kind == .filler || $0.kind == .name }
    for found in signs.find(reading.words) {
      for place in found.words { reading.signs[place] = found.meaning }
    }
    return reading
  }

  // MARK: Notices

  /// What a notice is about, read once.
  struct Subject: Sendable {
    /// The words of its title and its text.
    var words: Set<WordKey>
    /// Whether it tells of something that does not work, so that questions about an outage are about it.
    var isOutage: Bool
    /// The words of each of its wordings that say something.
    var wordings: [Set<WordKey>]
  }

  func subject(_ notice: Notice) -> Subject {
    let told = telling(notice.title + "\n\n" + notice.text)
    let found = outages.find(told)
    let isOutage = found.contains(where: \.meaning) || !found.isEmpty && !systems.find(told).isEmpty
    return Subject(
      words: Set(told), isOutage: isOutage,
      wordings: notice.wordings.map { Set(telling($0.value)) }.filter { !$0.isEmpty })
  }

  /// The words of a text that are no fillers.
  private func telling(_ text: String) -> [WordKey] {
    var scratch = AnalysisScratch()
    let bytes = Array(text.utf8)
    analyzer.analyze(bytes, &scratch)
    return scratch.tokens.filter { $0.kind != .filler }.map { WordKey($0, of: bytes) }
  }
}
