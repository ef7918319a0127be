import TestSupport

@testable import FAQMatching

extension FeatureVector {
  /// Some of the first `features` features, one in so many, with values from 0.1 to 0.9.
  static func random(_ features: Int, oneIn rarity: Int, _ random: inout SeededRandom) -> FeatureVector {
    var vector = FeatureVector()
    for feature in 0..<features where random.below(rarity) == 0 {
      vector.features.append(FeatureID(feature))
      vector.values.append(Float(1 + random.below(9)) / 10)
    }
    return vector
  }
}
