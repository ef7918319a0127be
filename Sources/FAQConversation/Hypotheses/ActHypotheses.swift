import FAQKnowledge
import FAQMatching

/// Reads a message as an act: thanks, "batal", the wish for a person.
struct ActHypotheses: HypothesisProposer {
  let composer: ReplyComposer

  func propose(_ turn: TurnInput, into hypotheses: inout [Hypothesis], _ scratch: inout MatchScratch) {
    proposeCourtesy(turn, &hypotheses)
    guard turn.mayReply, let act = turn.signs.acts.acts.first(where: { isPossible($0, turn) }) else { return }
    guard turn.signs.acts.isAll || isWish(act) || staysCourtesy(act, turn) else { return }
    guard !turn.state.isBlank || mayBegin(act, turn) else { return }
    let mayBeSure = !turn.state.isBlank || act == .complaint
    hypotheses.append(
      turn.hypothesis(.act, .act(act), isSure: mayBeSure && isSure(act, turn)) {
        $0[.fit] = turn.signs.acts.share
        $0[.lead] = (turn.signs.acts.isAll || act.isCourtesy && turn.signs.closes(with: act)).number
        $0[.cue] = act.isCourtesy.number
        $0[.ofKind] = (act == .person || act == .complaint).number
      })
  }

  /// Whether the first message of a conversation may be an act. A subject comes first, because nothing was said that an act
  /// could be about. A complaint about the office as such, "LPSE payah", names no subject.
  private func mayBegin(_ act: Act, _ turn: TurnInput) -> Bool {
    guard act == .complaint else { return turn.decision == .unknown && turn.signs.acts.isAll }
    switch turn.decision {
    case .unknown, .clarify(category: nil, _): return true
    case .canned(let index) where composer.base.canned[index].kind == .smalltalk: return true
    case .clarify, .canned: return turn.signs.acts.share >= 0.5
    case .answer: return false
    }
  }

  /// Proposes that a courtesy in front is all that is meant, because the words behind it may belong to it: "oke, besok saya ke
  /// sana". A message that is answered alone asks for that answer, unless it promises.
  private func proposeCourtesy(_ turn: TurnInput, _ hypotheses: inout [Hypothesis]) {
    guard let courtesy = turn.courtesy, !turn.signs.asksPlainly else { return }
    let isSure = turn.signs.onlyPromises || courtesy.onlyPromises
    guard
      isSure
        || turn.state.check == nil
          && (courtesy.promises || turn.decision.entry == nil && turn.signs.acts.acts.isEmpty)
    else { return }
    hypotheses.append(
      turn.hypothesis(.act, .act(courtesy.act), isSure: isSure) {
        $0[.fit] = courtesy.closes ? max(courtesy.share, ActHypotheses.closing) : courtesy.share
        ($0[.lead], $0[.cue]) = (courtesy.closes.number, 1)
      })
  }

  /// The share of a message that belongs to acts, at least, where thanks stand in front or a promise is made, because the
  /// words behind them are about nothing else. By judgement.
  private static let closing: Float = 0.9

  /// A message of nothing but an act is no subject. Courtesies have replies of the knowledge, and in a check most short
  /// messages are replies to its question.
  private func isSure(_ act: Act, _ turn: TurnInput) -> Bool {
    // "Tidak jadi deh, sudah dibalas": what little stands behind says why.
    if act == .cancel, turn.signs.acts.isFirst, turn.signs.acts.isMost, !turn.signs.asksPlainly {
      return true
    }
    guard turn.signs.acts.isAll else { return false }
    switch act {
    case .person, .complaint, .cancel, .restart: return true
    // "Yang salah aku?" asks, and "hehe iya salah, makasih" has nothing to choose from.
    case .none where turn.signs.asksPlainly || turn.signs.acts.acts.contains(where: \.isCourtesy):
      return false
    case .back, .unsure, .none, .all, .explain, .repeat, .shorter, .more: return turn.state.check == nil
    // "Lengkap" is no subject, although an entry has the word.
    case .okay: return turn.state.check == nil && turn.decision.entry != nil
    case .no, .yes, .thanks, .goodbye, .greeting: return false
    }
  }

  /// Whether a courtesy beside other words may be all that a message means: "kenapa begitu" is no "oh begitu", and what
  /// thanks and asks nothing may tell what came of the answer.
  private func staysCourtesy(_ act: Act, _ turn: TurnInput) -> Bool {
    guard act.isCourtesy, !turn.signs.asksPlainly else { return false }
    return turn.signs.closes(with: act) || turn.signs.acts.share >= 0.5
  }

  /// Whether the words of an act may mean it here.
  private func isPossible(_ act: Act, _ turn: TurnInput) -> Bool {
    switch act {
    // "Semua" means all choices where some are offered, and says nothing beside thanks where none are.
    case .all: !turn.state.offered.isEmpty || turn.signs.acts.acts.allSatisfy { !$0.isCourtesy }
    // "Bisa dibatalkan tidak?" and "how do I stop that" ask about what is discussed.
    case .cancel: !turn.signs.asksPlainly
    // A complaint beside thanks or "batal" asks for nobody: "hihi ribet ya, makasih kak", "capek ah, batal".
    case .complaint: turn.signs.asksPlainly || !turn.thanks && !turn.signs.acts.acts.contains(.cancel)
    // Thanks or a promise beside it ask for nothing now: "thank you, next", "sip, nanti saya lanjut lagi".
    case .more, .repeat, .back: turn.signs.asksPlainly || !turn.thanks && !turn.promises
    // "Bukan salah saya, kan?" denies no choice.
    case .none: !turn.signs.kinds.contains(.reason)
    // "Oke, selamat malam" takes leave.
    case .greeting: turn.state.isBlank || turn.signs.acts.acts.allSatisfy { $0 == .greeting }
    case .person, .restart, .unsure, .explain, .shorter, .thanks, .goodbye, .no, .yes, .okay: true
    }
  }

  /// Whether an act is meant even where the message says more: "batal, nanti saja".
  private func isWish(_ act: Act) -> Bool { [.person, .complaint, .cancel].contains(act) }
}

extension TurnInput {
  /// Whether the message thanks, in front or beside other words.
  fileprivate var thanks: Bool { courtesy?.act == .thanks || signs.acts.acts.contains(.thanks) }
}
