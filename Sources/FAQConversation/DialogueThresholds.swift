package import FAQMatching

extension DialoguePolicy {
  /// All thresholds, in the order of their declaration. The weights are fitted, not set, so that none of them is here.
  package static var thresholds: [Threshold<DialoguePolicy>] {
    [
      Threshold("newSubject", \.newSubject),
      Threshold("patience", \.patience),
      Threshold("sameWords", \.sameWords),
      Threshold("tie", \.tie),
      Threshold("followUps.strangeness", \.followUps.strangeness),
      Threshold("followUps.mostWords", \.followUps.mostWords),
      Threshold("choices.lead", \.choices.lead),
      Threshold("choices.half", \.choices.half),
      Threshold("checks.otherSide", \.checks.otherSide),
      Threshold("checks.rival", \.checks.rival),
      Threshold("checks.sure", \.checks.sure),
      Threshold("checks.likely", \.checks.likely),
      Threshold("problems.strange", \.problems.strange),
      Threshold("problems.shortest", \.problems.shortest),
      Threshold("problems.longest", \.problems.longest),
      Threshold("problems.mostSegments", \.problems.mostSegments),
      Threshold("problems.longestPair", \.problems.longestPair),
      Threshold("passages.mostWords", \.passages.mostWords),
    ]
  }
}
