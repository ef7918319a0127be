/// The wordings of each subject as vectors, to see how near a question comes to something that was written down.
package struct WordingIndex: Sendable {
  private var subjectStarts: [Int32] = [0]
  private var wordingStarts: [Int32] = [0]
  private var features: [Int32] = []
  private var values: [Float] = []
  /// Text of each wording, for explanations.
  package private(set) var texts: [String] = []

  mutating func addSubject(_ vectors: [(vector: FeatureVector, text: String)]) {
    for (vector, text) in vectors {
      features += vector.features
      values += vector.values
      wordingStarts.append(Int32(features.count))
      texts.append(text)
    }
    subjectStarts.append(Int32(wordingStarts.count - 1))
  }

  /// The wording of `subject` nearest to the question, and the cosine of the two, from 0 to 1.
  ///
  /// - Parameter dense: the question's value of each feature, 0 for those it has not.
  func nearest(_ subject: Int, _ dense: [Float]) -> (wording: Int, cosine: Float) {
    var best: (wording: Int, cosine: Float) = (-1, 0)
    for wording in Int(subjectStarts[subject])..<Int(subjectStarts[subject + 1]) {
      var sum: Float = 0
      for position in Int(wordingStarts[wording])..<Int(wordingStarts[wording + 1]) {
        sum += values[position] * dense[Int(features[position])]
      }
      if sum > best.cosine { best = (wording, sum) }
    }
    return best
  }
}
