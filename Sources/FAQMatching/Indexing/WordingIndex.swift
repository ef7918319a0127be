/// The wordings of each subject as vectors, to see how near a question comes to something that was written down.
package struct WordingIndex: Sendable {
  /// Numbers of the texts of each subject, one subject after the other.
  private var members: [Int32] = []
  private var subjectStarts: [Int32] = [0]
  private let training: TrainingSet
  /// All texts, for explanations.
  package let texts: [String]

  init(_ training: TrainingSet, texts: [String], subjects: Int) {
    self.training = training
    self.texts = texts
    var bySubject = [[Int32]](repeating: [], count: subjects)
    for text in 0..<training.count where training.aims[text] == .reach && training.weights[text] == 1 {
      bySubject[Int(training.subjects[text])].append(Int32(text))
    }
    for texts in bySubject {
      members += texts
      subjectStarts.append(Int32(members.count))
    }
  }

  /// The wording of `subject` nearest to the question, and the cosine of the two, from 0 to 1.
  ///
  /// `dense`: the question's value of each feature, 0 for those it has not.
  func nearest(_ subject: Int, _ dense: [Float]) -> (wording: Int, cosine: Float) {
    // Most of the work of a question: the numbers are read without a check for each.
    training.features.withUnsafeBufferPointer { features in
      training.values.withUnsafeBufferPointer { values in
        dense.withUnsafeBufferPointer { dense in
          var best: (wording: Int, cosine: Float) = (-1, 0)
          for member in Int(subjectStarts[subject])..<Int(subjectStarts[subject + 1]) {
            let text = Int(members[member])
            var sum: Float = 0
            for position in training.range(text) {
              sum += values[position] * dense[Int(features[position])]
            }
            if sum > best.cosine { best = (text, sum) }
          }
          return best
        }
      }
    }
  }
}
