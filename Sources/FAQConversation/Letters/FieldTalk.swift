import Basics
import FAQKnowledge
import FAQMatching
import FAQText

/// What is said while a field of a letter is asked for, and not to be written into it: "bentar ya saya cari dulu",
/// "sebenarnya saya cuma mau reset password".
struct FieldTalk: Sendable {
  /// Whether the message asks for a moment: "tunggu sebentar kak".
  var waits = false
  /// Whether it looks like a value: it begins with "PT" or "jalan", has such a word before a capital letter ("salah,
  /// harusnya CV Melati"), begins each word with one, has an e-mail address, or is numbers by half.
  var looksLikeValue = false
  /// Whether it is said to Pandu: all its words are ordinary ones, and some of them ask, tell or answer, or it begins with
  /// "btw" and the like.
  var isTalk = false
  /// Whether the message alone is answered, or has a reply of the knowledge: beyond doubt, or the latter behind "btw".
  var isAnswered = false

  /// The text between quotation marks, where a message is nothing else: what is written so is a value, whatever it looks
  /// like.
  static func quoted(_ message: String) -> String? {
    let marks: Set<Character> = ["\"", "“", "”", "„", "«", "»"]
    let text = message.trimmedOfSpace()
    guard text.count > 2, let first = text.first, let last = text.last else { return nil }
    return marks.contains(first) && marks.contains(last) ? String(text.dropFirst().dropLast()) : nil
  }
}

/// Reads a message as talk, by lists of the knowledge.
struct FieldTalkReader: Sendable {
  private enum Sign: Sendable { case waits, aside, value }
  private let phrases: PhraseSet<Sign>

  /// Most words of a message that only asks to wait. By judgement.
  private static let mostOfWait = 8
  /// Words of a message that may be talk, at least, because shorter ones are names; one less where it asks. By judgement.
  private static let leastOfTalk = 3
  /// Confidence of a reply that a value would not have by chance: "karyawan yang lama" has 0.75. By judgement.
  private static let beyondDoubt: Float = 0.9

  init(_ words: Phrasebook, _ analyzer: Analyzer) {
    phrases = PhraseSet(
      [(words.list(.sayWait), .waits), (words.list(.sayAside), .aside), (words.list(.valueBegins), .value)],
      analyzer)
  }

  func read(_ turn: TurnInput) -> FieldTalk {
    let (tokens, signs) = (turn.tokens, turn.signs)
    let found = phrases.find(tokens.map { WordKey($0, of: turn.text) })
    let first = tokens.firstIndex { !$0.isFiller } ?? 0
    func begins(_ sign: Sign) -> Bool {
      found.contains { $0.meaning == sign && $0.words.lowerBound <= first }
    }
    let (isAside, numbers) = (begins(.aside), tokens.count { !$0.isFiller && $0.isNumeric })
    var talk = FieldTalk()
    talk.looksLikeValue =
      2 * numbers >= tokens.count || begins(.value) || turn.typed.contains("@") || isTitle(turn)
      || found.contains { $0.meaning == .value && startsWithCapital($0.words.upperBound, turn) }
    talk.waits =
      found.contains { $0.meaning == .waits } && tokens.count <= FieldTalkReader.mostOfWait && !signs.asks
      && numbers == 0 && !talk.looksLikeValue
    talk.isAnswered =
      switch turn.decision {
      case .answer: turn.confidence >= FieldTalkReader.beyondDoubt
      case .canned: isAside || turn.confidence >= FieldTalkReader.beyondDoubt
      case .clarify, .unknown: false
      }
    talk.isTalk =
      tokens.count + (signs.asksPlainly ? 1 : 0) >= FieldTalkReader.leastOfTalk && !talk.looksLikeValue
      && (signs.asksPlainly || !found.contains { $0.meaning == .value })
      && (isAside || talk.isAnswered || converses(signs))
      && tokens.allSatisfy { isOrdinary($0, beside: isAside || signs.asksPlainly) }
    return talk
  }

  private func converses(_ signs: TurnSigns) -> Bool {
    signs.asksPlainly || signs.reports || signs.promises || signs.goesOn || signs.denies
      || !signs.acts.acts.isEmpty
  }

  /// Whether each of several words begins with a capital letter, and not all letters are such: "Raden Mas Joko".
  private func isTitle(_ turn: TurnInput) -> Bool {
    turn.tokens.count > 1 && turn.tokens.indices.allSatisfy { startsWithCapital($0, turn) }
      && turn.text.contains(where: ASCII.isSmall)
  }

  private func startsWithCapital(_ place: Int, _ turn: TurnInput) -> Bool {
    turn.tokens.indices.contains(place) && ASCII.isCapital(turn.text[Int(turn.tokens[place].start)])
  }

  /// Whether a word is one of the language as it was typed. Numbers stand in addresses, except beside what asks.
  private func isOrdinary(_ token: Token, beside asks: Bool) -> Bool {
    switch token.kind {
    case .filler, .excluded: true
    case .word: token.term != nil && token.changes.isDisjoint(with: [.typo, .split, .vowels])
    case .number: asks
    case .code, .email, .url, .name: false
    }
  }
}

extension Token {
  fileprivate var isNumeric: Bool {
    switch kind {
    case .number, .code, .email, .url: true
    case .word, .filler, .name, .excluded: false
    }
  }
}
