import FAQKnowledge
import FAQMatching

/// Texts of replies. The text of a reply that depends on the decision alone is written once, when it is first needed.
struct StoredTexts: Sendable {
  private let writer: ReplyText
  /// For each entry the text of its answer: the first one of a conversation, and later ones.
  private let entries: [(first: Once<String>, later: Once<String>)]
  /// The texts of the canned replies, and behind them the one for what is not known.
  private let canned: [Once<String>]

  init(_ composer: ReplyComposer, _ writer: ReplyText) {
    self.writer = writer
    func text(_ isFirst: Bool, _ reply: @escaping @Sendable () -> Reply) -> Once<String> {
      Once { writer.write(reply(), isFirst: isFirst) }
    }
    entries = composer.base.entries.indices.map { entry in
      let reply: @Sendable () -> Reply = { composer.answer(entry, confidence: 0) }
      return (text(true, reply), text(false, reply))
    }
    canned = (0...composer.base.canned.count).map { number in
      text(true) { composer.canned(number, confidence: 0) }
    }
    notKnown = composer.notKnown
  }

  private let notKnown: Int

  func text(of result: borrowing Resolution) -> String {
    guard result.isWhole else { return writer.write(result.reply, isFirst: result.isFirst) }
    switch result.decision {
    case .answer(let entry): return result.isFirst ? entries[entry].first.value : entries[entry].later.value
    case .canned(let number): return canned[number].value
    case .unknown: return canned[notKnown].value
    case .clarify: return writer.write(result.reply, isFirst: result.isFirst)
    }
  }
}
