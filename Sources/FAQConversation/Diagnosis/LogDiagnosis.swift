import FAQKnowledge
import FAQMatching
import FAQText

/// Answers a pasted mail log by its codes: the meaning of each, its recipient, and the entry whose advice applies.
struct LogDiagnosis: Sendable {
  /// Most codes that one reply explains.
  private static let mostCodes = 3

  let composer: ReplyComposer
  let matcher: Matcher

  private typealias Reading = (delivery: MailLog.Delivery, known: (meaning: CodeMeaning, isNamed: Bool)?)

  /// Resolves a mail log; nil when the message is none, or the knowledge explains no codes. The contacts of `lpse` come
  /// first, unless it is empty.
  func respond(_ question: String, lpse: String, _ scratch: inout MatchScratch) -> Resolution? {
    guard !composer.base.codes.isEmpty, let log = MailLogReader.read(question) else { return nil }
    let table = CodeTable(meanings: composer.base.codes)
    let readings: [Reading] = log.deliveries.prefix(LogDiagnosis.mostCodes).map {
      ($0, table.meaning(of: $0))
    }
    // The words of a log decide nothing, so that its beginning is enough.
    let start =
      TextLimits.question.allows(question) ? question : TextLimits.question.beginning(of: question)
    let match = matcher.match(start, &scratch)
    let told = readings.map(sentence).joined(separator: "\n")
    let entries = entries(readings, match)
    guard let entry = entries.first else {
      return Resolution(
        reply: withoutAdvice(told, lpse: lpse), match: match, decision: .unknown, isLog: true)
    }
    return Resolution(
      reply: answer(entries, told, lpse: lpse), match: match, decision: .answer(entry: entry),
      isLog: true)
  }

  /// The entries of the codes. Where the knowledge names no code, only classes, a rule of an entry may still know the
  /// words of the log.
  private func entries(_ readings: [Reading], _ match: Match) -> [Int] {
    var entries: [Int] = []
    for reading in readings {
      guard let id = reading.known?.meaning.entry?.value, let entry = composer.entryIndex(id) else {
        continue
      }
      if !entries.contains(entry) { entries.append(entry) }
    }
    guard entries.isEmpty, readings.allSatisfy({ $0.known?.isNamed != true }) else { return entries }
    let ruled = Set(match.fired.compactMap(\.entry))
    return ruled.count == 1 ? Array(ruled) : []
  }

  private func answer(_ entries: [Int], _ told: String, lpse: String) -> Reply {
    var reply = composer.plainAnswer(entries, confidence: Decider.certain, lpse: lpse)
    reply.lead = told
    return reply
  }

  private func withoutAdvice(_ told: String, lpse: String) -> Reply {
    var reply = composer.handoff(.noAdviceForCode, lpse: lpse)
    reply.outcome = .fallback
    reply.lead = told + "\n\n" + reply.lead
    return reply
  }

  /// Names the code, its meaning, and the recipient with most of the address hidden.
  private func sentence(_ reading: Reading) -> String {
    let delivery = reading.delivery
    let words = composer.base.phrasebook
    return words.fill(
      delivery.recipient.isEmpty ? .readLog : .readLogFor,
      [
        "kode": delivery.written, "alamat": RedactedAddress.of(delivery.recipient),
        "arti": reading.known?.meaning.meaning ?? words[classPhrase(delivery.code)],
      ])
  }

  /// The meaning of a code's first digit, which every code has (RFC 5321 §4.2.1).
  private func classPhrase(_ code: MailCode) -> Phrasebook.Key {
    switch code.kind {
    case 2: .codeDelivered
    case 4: .codePutOff
    default: .codeRefused
    }
  }
}
