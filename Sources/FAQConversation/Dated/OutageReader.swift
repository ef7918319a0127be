import Basics
import FAQKnowledge
import FAQText

/// Reads whether a message asks about an outage, by the lists of the knowledge and the words of a notice.
///
/// It is a general reading of words, and knows no question by heart: a message asks about an outage when it names one, and
/// all its other words are of the system, of times, of the notice, or say nothing.
struct OutageReader: Sendable {
  /// The meaning of a word or phrase of the lists.
  enum Sign: Sendable {
    /// The system: "lpse", "server", "website".
    case system
    /// An outage whatever else is said: "502", "bad gateway".
    case code
    /// An outage by itself: "down", "lemot".
    case outage
    /// An outage of the system that it stands beside: "tidak bisa dibuka".
    case trouble
    /// A good state of the system; a question only where nothing else is said: "spse sudah normal?".
    case state
    /// A question for a time, and for the end where a state is named, too: "sudah normal lagi belum".
    case when
    /// A question for the end: "sampai jam berapa".
    case end
    /// Another thing that has times and upkeep of its own: "kantor", "paket".
    case other
    /// An outage of another day, or outages in general: "bulan lalu", "tugas kuliah".
    case past
    /// Joins two things in a message: "tapi", "atau".
    case connector
    /// Nothing beside these: "dari tadi", "hari ini".
    case beside
  }

  private let signs: PhraseSet<Sign>
  /// Words by which a notice tells that something does not work, and whether they need no system beside them.
  private let outages: PhraseSet<Bool>
  private let systems: PhraseSet<Bool>
  private let offices: PhraseSet<Bool>
  private let analyzer: Analyzer

  init(_ words: Phrasebook, _ analyzer: Analyzer) {
    self.analyzer = analyzer
    signs = PhraseSet(
      [
        (words.list(.outageSystem), .system), (words.list(.outageCodes), .code),
        (words.list(.outageSigns), .outage),
        (words.list(.outageTrouble) + words.list(.outageTold), .trouble), (words.list(.outageState), .state),
        (words.list(.outageWhen), .when), (words.list(.outageEnd), .end), (words.list(.outageOthers), .other),
        (words.list(.outagePast), .past),
        (words.list(.outageConnectors), .connector), (words.list(.outageBeside), .beside),
      ], analyzer)
    outages = PhraseSet(
      [
        (words.list(.outageCodes), true), (words.list(.outageSigns), true), (words.list(.outageTold), false),
      ], analyzer)
    offices = PhraseSet([(words.list(.officeWords) + words.list(.areaWords), true)], analyzer)
    systems = PhraseSet([(words.list(.outageSystem), true)], analyzer)
  }

  /// A message, read.
  struct Reading: Sendable {
    var words: [WordKey] = []
    /// The sign of each word; nil for a word of no list.
    var signs: [Sign?] = []
    /// Whether each word says nothing: a filler, a name, a number.
    var isIdle: [Bool] = []
    /// The clause that each word stands in.
    var clauses: [UInt16] = []
    /// Whether each word may have the name of a place behind it: "lpse", "kota".
    var isOffice: [Bool] = []
    /// Whether the message has a question mark.
    var isAsked = false

    func has(_ sign: Sign) -> Bool { signs.contains(sign) }
    /// Whether the message asks when the outage ends: "jam berapa bisa dipakai lagi".
    var asksForEnd: Bool { has(.end) || has(.state) && has(.when) }
    /// Whether the message asks whether the outage has ended: "sudah bisa dipakai lagi?".
    var asksWhetherEnded: Bool { has(.state) && isAsked }
  }

  func read(_ tokens: [Token], of text: [UInt8]) -> Reading {
    var reading = Reading()
    reading.words = tokens.map { WordKey($0, of: text) }
    reading.signs = tokens.map { _ in nil }
    reading.isAsked = text.contains(UInt8(ascii: "?"))
    reading.isIdle = tokens.map { OutageReader.isIdle($0, text) }
    reading.clauses = tokens.map(\.clause)
    reading.isOffice = tokens.map { _ in false }
    for found in offices.find(reading.words) { reading.isOffice[found.words.upperBound - 1] = true }
    for found in signs.find(reading.words) {
      for place in found.words { reading.signs[place] = found.meaning }
    }
    return reading
  }

  /// Longest word, in bytes, that is taken for a particle when no lexicon has it: "ny", "lom".
  private static let longestParticle = 3

  /// Whether a word says nothing here: a filler, a name, a number, a time of the day, a particle that is written short.
  private static func isIdle(_ token: Token, _ text: [UInt8]) -> Bool {
    let typed = text[Int(token.start)..<Int(token.end)]
    switch token.kind {
    case .filler, .name, .number: return true
    case .word: return token.term == nil && typed.count <= longestParticle
    case .code:
      // "07.00": a time, and no code of a log.
      return typed.count <= 5
        && typed.split { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ":") }.map(\.count).last == 2
        && typed.allSatisfy { ASCII.isDigit($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ":") }
    case .email, .url, .excluded: return false
    }
  }

  // MARK: Notices

  /// The subject of a notice, read once.
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
    return scratch.tokens.filter { !$0.isFiller }.map { WordKey($0, of: bytes) }
  }
}
