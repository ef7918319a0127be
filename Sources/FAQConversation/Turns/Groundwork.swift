package import FAQKnowledge
package import FAQText

/// All of a ``Responder`` that needs no fitted weights, so that it is made while they are fitted.
package struct Groundwork: Sendable {
  let policy: DialoguePolicy
  let composer: ReplyComposer
  let redaction: Redaction
  let texts: StoredTexts
  let signs: SignReader
  let smallTalk: Once<SmallTalk>
  let passages: PassageReader
  let letters: LetterHypotheses
  let entryFollowUps: EntryFollowUpHypotheses
  let followUps: FollowUpHypotheses
  let words: WordWeights

  /// - Parameters:
  ///   - base: the knowledge.
  ///   - analyzer: the reader of questions to it.
  ///   - policy: the thresholds. The default is what ships.
  package init(_ base: KnowledgeBase, _ analyzer: Analyzer, policy: DialoguePolicy = DialoguePolicy()) {
    self.init(ReplyComposer(base), analyzer, policy: policy)
  }

  init(_ composer: ReplyComposer, _ analyzer: Analyzer, policy: DialoguePolicy) {
    self.policy = policy
    self.composer = composer
    redaction = Redaction(composer.base)
    texts = StoredTexts(composer, ReplyText(composer.base, analyzer))
    signs = SignReader(composer.base.phrasebook, analyzer, mostWords: policy.passages.mostWords)
    smallTalk = Once { [signs] in SmallTalk(composer.base, analyzer, signs) }
    passages = PassageReader(composer, analyzer)
    letters = LetterHypotheses(composer, passages, analyzer)
    entryFollowUps = EntryFollowUpHypotheses(composer, passages, analyzer, policy: policy)
    followUps = FollowUpHypotheses(composer, analyzer, policy: policy)
    words = .shipped(analyzer.lexicon)
  }
}
