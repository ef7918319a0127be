/// Room to find the likeliest subjects of a passage in.
struct Ranking: Sendable {
  /// A subject and its share among all subjects, from 0 to 1.
  struct Leader: Sendable, Equatable {
    var subject: Int
    var share: Float
  }

  /// The likeliest subjects of the last passage, best first.
  var leaders: [Leader] = []
  /// The shares of the whole question: of all subjects where weights were fitted, else of the leaders.
  private var whole: [Float]
  private var wholeLeaders: [Leader] = []

  /// One for each subject. Where weights were fitted they are left as they are; else all are zero between passages.
  var scores: [Float]
  private var lanes: [Softmax.Lane]
  /// Subjects with a score that is not zero, for large bases.
  var touched: [Int32] = []
  var order: [(feature: Int32, value: Float, most: Float)] = []

  init(subjects: Int) {
    scores = [Float](repeating: 0, count: subjects)
    whole = []
    lanes = []
  }

  /// Fills ``leaders`` with the `count` likeliest subjects of a passage.
  mutating func rank(_ vector: FeatureVector, _ index: InvertedIndex, _ count: Int) {
    if index.isFitted { rankAll(vector, index, count) } else { rankSome(vector, index, count) }
  }

  /// Keeps the shares at hand as those of the whole question.
  mutating func noteWhole(_ index: InvertedIndex) {
    if index.isFitted {
      if whole.isEmpty { whole = scores }
      for subject in scores.indices { whole[subject] = scores[subject] }
    } else {
      wholeLeaders = leaders
    }
  }

  /// The share of a subject in the whole question.
  func wholeShare(_ subject: Int) -> Float {
    whole.isEmpty ? wholeLeaders.first { $0.subject == subject }?.share ?? 0 : whole[subject]
  }

  /// Scores every subject: weights speak for and against, so none can be left out.
  private mutating func rankAll(_ vector: FeatureVector, _ index: InvertedIndex, _ count: Int) {
    for subject in scores.indices { scores[subject] = 0 }
    index.score(vector, &scores)
    if lanes.isEmpty {
      lanes = [Softmax.Lane](
        repeating: .zero, count: (scores.count + Softmax.width - 1) / Softmax.width)
    }
    for subject in 0..<lanes.count * Softmax.width {
      lanes[subject / Softmax.width][subject % Softmax.width] =
        subject < scores.count ? scores[subject] : -1000
    }
    Softmax.normalize(&lanes)
    leaders.removeAll(keepingCapacity: true)
    for subject in scores.indices {
      scores[subject] = lanes[subject / Softmax.width][subject % Softmax.width]
      offer(subject, scores[subject], count)
    }
  }

  /// Puts a subject among the leaders if it belongs there.
  @inline(__always)
  mutating func offer(_ subject: Int, _ share: Float, _ count: Int) {
    if leaders.count == count {
      guard let last = leaders.last, share > last.share else { return }
      leaders.removeLast()
    }
    let place = leaders.firstIndex { $0.share < share } ?? leaders.count
    leaders.insert(Leader(subject: subject, share: share), at: place)
  }
}
