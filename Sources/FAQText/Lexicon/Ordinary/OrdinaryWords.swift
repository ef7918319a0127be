extension IndonesianLists {
  /// Ordinary words, so that a typing error is never mended into or out of them by mistake.
  ///
  /// The order counts where several words are as near to what was typed: of words of one length that a slip may have
  /// made it of the first is taken, of words that it may shorten the last.
  static let ordinary = [
    everydayWords, thingWords, placeNames, societyWords, bookWords, wordsWithAffixes,
  ]
}
