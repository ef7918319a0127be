/// Letters that are typed too often, or left out.
extension Analyzer {
  /// "bisaaa", "ulangg": each run of three letters or more, and doubled letters, once.
  func shortenRuns(_ range: Range<Int>, _ token: Token, scratch: inout AnalysisScratch) -> Bool {
    for longestRun in [2, 1] where shorten(range, to: longestRun, scratch: &scratch) {
      if let found = lexicon.find(scratch.word, 0..<scratch.word.count) {
        emit(found, token, change: .shortened, readingWeight: 1, scratch: &scratch)
        return true
      }
    }
    return false
  }

  /// "idup", "apus": everyday speech drops the h that a word begins with.
  func restoreH(_ range: Range<Int>, _ token: Token, scratch: inout AnalysisScratch) -> Bool {
    guard language == .indonesian, range.count >= policy.shortestDropped,
      Skeleton.isVowel(scratch.text.folded[range.lowerBound])
    else { return false }
    scratch.word.removeAll(keepingCapacity: true)
    scratch.word.append(UInt8(ascii: "h"))
    scratch.word.append(contentsOf: scratch.text.folded[range])
    guard let found = lexicon.find(scratch.word, 0..<scratch.word.count) else { return false }
    emit(found, token, change: .typo, readingWeight: policy.typos.oneTypo, scratch: &scratch)
    return true
  }

  /// Puts the word into `scratch.word`, each run of one letter cut to `longestRun`; whether that made it shorter.
  func shorten(_ range: Range<Int>, to longestRun: Int, scratch: inout AnalysisScratch) -> Bool {
    scratch.word.removeAll(keepingCapacity: true)
    var run = 0
    for index in range {
      let letter = scratch.text.folded[index]
      run = scratch.word.last == letter ? run + 1 : 1
      if run <= longestRun { scratch.word.append(letter) }
    }
    return scratch.word.count < range.count
  }
}
