/// Room to find the likeliest subjects of a passage in.
struct Ranking: Sendable {
  /// A subject and its share among all subjects, from 0 to 1.
  struct Leader: Sendable, Equatable {
    var subject: Int
    var share: Float
  }

  /// The likeliest subjects of the last passage, best first.
  var leaders: [Leader] = []
  /// The shares of all subjects where weights were fitted, of the last passage and of the whole question.
  private var shares: [Softmax.Lane] = []
  private var wholeShares: [Softmax.Lane] = []
  private var wholeLeaders: [Leader] = []
  private let subjects: Int

  /// For large bases: one for each subject, all zero between passages.
  var scores: [Float] = []
  /// Subjects with a score that is not zero.
  var touched: [Int32] = []
  var order: [(feature: Int32, value: Float, most: Float)] = []

  init(subjects: Int) { self.subjects = subjects }

  /// Fills ``leaders`` with the `count` likeliest subjects of a passage.
  ///
  /// `share`: subjects with less may be left out, but for the `least` likeliest of all.
  mutating func rank(
    _ vector: FeatureVector, _ weights: KeywordWeights, _ count: Int, above share: Float, atLeast least: Int
  ) {
    switch weights {
    case .fitted(let rows):
      score(vector, rows)
      // Few subjects have any share to speak of, and those are soon in order.
      lead(count, above: share)
      if leaders.count < least { lead(least, above: 0) }
    case .averaged(let index):
      if scores.isEmpty { scores = [Float](repeating: 0, count: subjects) }
      rankSome(vector, index, count)
    }
  }

  /// Keeps the shares at hand as those of the whole question.
  mutating func noteWhole() {
    guard !shares.isEmpty else { return wholeLeaders = leaders }
    if wholeShares.isEmpty { wholeShares = shares }
    for lane in shares.indices { wholeShares[lane] = shares[lane] }
  }

  /// The share of a subject in the whole question.
  func wholeShare(_ subject: Int) -> Float {
    guard wholeShares.isEmpty else { return Softmax.at(subject, wholeShares) }
    return wholeLeaders.first { $0.subject == subject }?.share ?? 0
  }

  /// Scores every subject: weights speak for and against, so none can be left out.
  private mutating func score(_ vector: FeatureVector, _ rows: WeightRows) {
    if shares.isEmpty { shares = rows.makeScores() }
    rows.score(vector.features, vector.values, vector.features.indices, into: &shares)
    Softmax.normalize(&shares)
  }

  private mutating func lead(_ count: Int, above smallest: Float) {
    leaders.removeAll(keepingCapacity: true)
    var least = smallest
    for lane in shares.indices {
      guard any(shares[lane] .> Softmax.Lane(repeating: least)) else { continue }
      // The lanes beyond the subjects have a share, too, if hardly any.
      for subject in lane * Softmax.width..<min((lane + 1) * Softmax.width, subjects) {
        let share = Softmax.at(subject, shares)
        guard share > least else { continue }
        offer(subject, share, count)
        if leaders.count == count { least = leaders[count - 1].share }
      }
    }
  }

  /// Puts a subject among the leaders if it belongs there.
  @inline(__always)
  mutating func offer(_ subject: Int, _ share: Float, _ count: Int) {
    let leader = Leader(subject: subject, share: share)
    var place = leaders.count
    if place < count {
      leaders.append(leader)
    } else {
      guard place > 0, share > leaders[place - 1].share else { return }
      place -= 1
    }
    var room = leaders.mutableSpan
    while place > 0, room[place - 1].share < share {
      room[place] = room[place - 1]
      place -= 1
    }
    room[place] = leader
  }
}
