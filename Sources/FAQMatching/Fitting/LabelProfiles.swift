import Glibc

/// Adds all texts of a label, taken together, to its fitted weights, because few wordings alone hardly move them.
///
/// The weight of a keyword for a label is the sum
///
/// `fitted · w + centroid · c + document · d`, with
/// - `w`: the weight that was fitted;
/// - `c`: the value of the keyword in the sum of all texts of the label, scaled to length 1 (Rocchio 1971);
/// - `d`: for a word, `rarity · n / (n + k1 · (1 - b + b · length / mean length))` (BM25, Robertson 1994), where `n` counts
///   the texts of the label that hold it, and the rarity is 1 for a word that one label alone holds. A text of a label with
///   fewer wordings than the mean counts as many times as it has fewer, because ten wordings are a sample of what a hundred
///   would say.
struct LabelProfiles {
  private let set: TrainingSet
  private let space: FeatureSpace
  private let labels: LabelSet
  private let policy: ProfilePolicy
  /// Words in the texts of each label; the title counts as its weight.
  private var lengths: [Float]
  private var meanLength: Float = 1
  /// For each feature how rare it is among the labels, from 0 to 1.
  private var rarity: [Float] = []
  /// How many times fewer wordings each label has than the mean, at least 1.
  private let fewness: [Float]

  init(_ set: TrainingSet, _ space: FeatureSpace, labels: LabelSet, policy: ProfilePolicy) {
    (self.set, self.space, self.labels, self.policy) = (set, space, labels, policy)
    fewness = LabelProfiles.fewness(set, labels: labels.count)
    lengths = [Float](repeating: 0, count: labels.count)
    var holders = [Float](repeating: 0, count: space.count)
    var last = [LabelID?](repeating: nil, count: space.count)
    forEachText { text, label in
      for position in set.range(text) where isWord(set.features[position]) {
        lengths[label.index] += weight(of: text)
        let feature = set.features[position].index
        if last[feature] != label { holders[feature] += 1 }
        last[feature] = label
      }
    }
    meanLength = max(1, lengths.reduce(0, +) / Float(max(1, lengths.count { $0 > 0 })))
    let all = Float(labels.count)
    func rarity(_ holders: Float) -> Float { log(1 + (all - holders + 0.5) / (holders + 0.5)) }
    self.rarity = holders.map { rarity($0) / rarity(1) }
  }

  private static func fewness(_ set: TrainingSet, labels: Int) -> [Float] {
    var wordings = [Float](repeating: 0, count: labels)
    for text in 0..<set.count where set.kinds[text].isCompared { wordings[set.labels[text].index] += 1 }
    let mean = wordings.reduce(0, +) / Float(max(1, wordings.count { $0 > 0 }))
    return wordings.map { max(1, mean / max(1, $0)) }
  }

  /// Adds the profiles to fitted weights.
  func add(to rows: inout WeightRows) {
    rows.scale(by: policy.fitted)
    var profile = Profile(features: space.count)
    var label: LabelID?
    forEachText { text, next in
      if let label, label != next { add(&profile, of: label, to: &rows) }
      label = next
      for position in set.range(text) {
        profile.add(
          set.features[position], value: set.values[position],
          count: weight(of: text) * fewness[next.index])
      }
    }
    if let label { add(&profile, of: label, to: &rows) }
    raiseSmall(&rows)
  }

  private func add(_ profile: inout Profile, of label: LabelID, to rows: inout WeightRows) {
    let held = policy.k1 * (1 - policy.b + policy.b * lengths[label.index] / meanLength)
    let scale = policy.centroid / max(profile.length, .leastNormalMagnitude)
    for feature in profile.features {
      var weight = scale * profile.sums[feature.index]
      if isWord(feature) {
        let count = profile.counts[feature.index]
        weight += policy.document * rarity[feature.index] * count / (count + held)
      }
      rows.add(weight, of: feature, for: label)
    }
    profile.clear()
  }

  /// Raises the score of entries with fewer wordings than the mean, because the fit expects few questions for them.
  private func raiseSmall(_ rows: inout WeightRows) {
    for (number, label) in labels.all.enumerated() {
      guard case .entry = label else { continue }
      rows.raise(LabelID(number), by: policy.smallness * log(fewness[number]))
    }
  }

  /// The texts that speak for their label, label after label.
  private func forEachText(_ body: (_ text: Int, _ label: LabelID) -> Void) {
    for text in 0..<set.count where set.kinds[text] != .counterexample { body(text, set.labels[text]) }
  }

  private func weight(of text: Int) -> Float { set.kinds[text] == .title ? policy.title : 1 }

  private func isWord(_ feature: FeatureID) -> Bool { space.names[feature.index].second == nil }

  /// The sum of the texts of a label.
  private struct Profile {
    /// The features that its texts hold.
    var features: [FeatureID] = []
    var sums: [Float]
    var counts: [Float]

    init(features: Int) {
      sums = [Float](repeating: 0, count: features)
      counts = sums
    }

    var length: Float {
      features.reduce(0) { $0 + sums[$1.index] * sums[$1.index] }.squareRoot()
    }

    mutating func add(_ feature: FeatureID, value: Float, count: Float) {
      if counts[feature.index] == 0 { features.append(feature) }
      sums[feature.index] += value
      counts[feature.index] += count
    }

    mutating func clear() {
      for feature in features { (sums[feature.index], counts[feature.index]) = (0, 0) }
      features.removeAll(keepingCapacity: true)
    }
  }
}
