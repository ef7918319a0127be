import Glibc

/// Ranking in a base too large to look at every label: keywords are taken from the most telling to the commonest, and
/// once those that are left can lift no new label into the top k, only labels that may still get there are looked up
/// in them (Turtle and Flood 1995, "MaxScore"). Weights are all positive there, so that a sum can only grow.
extension Ranking {
  /// A list this many times longer than the labels at hand is searched for them instead of read.
  private static let searchFrom = 8

  mutating func rankSome(_ vector: FeatureVector, _ index: InvertedIndex, count: Int) {
    var left = sort(vector, index)
    var isClosed = false
    touched.removeAll(keepingCapacity: true)
    for (feature, value, most) in order {
      if !isClosed, touched.count >= count {
        let bar = scoreOfLast(count)
        if left < bar {
          isClosed = true
          drop(below: bar - left)
        }
      }
      if isClosed { lookUp(feature, value, in: index) } else { read(feature, value, from: index) }
      left -= most
    }
    gather(count)
  }

  /// Puts the keywords in order and returns the most that all of them together can add.
  private mutating func sort(_ vector: FeatureVector, _ index: InvertedIndex) -> Float {
    order.removeAll(keepingCapacity: true)
    var sum: Float = 0
    for (feature, value) in zip(vector.features, vector.values) {
      let most = index.most(feature) * value
      order.append((feature, value, most))
      sum += most
    }
    // Largest possible contribution first; the number last, so that equal questions are ranked equally.
    order.sort { ($1.most, $0.feature) < ($0.most, $1.feature) }
    return sum
  }

  private mutating func read(_ feature: FeatureID, _ value: Float, from index: InvertedIndex) {
    for posting in index.postings(feature) {
      if scores[posting.label.index] == 0 { touched.append(posting.label) }
      scores[posting.label.index] += posting.weight * value
    }
  }

  /// Adds a keyword to the labels at hand alone.
  private mutating func lookUp(_ feature: FeatureID, _ value: Float, in index: InvertedIndex) {
    let postings = index.postings(feature)
    if touched.count * Ranking.searchFrom > postings.count {
      for posting in postings where scores[posting.label.index] > 0 {
        scores[posting.label.index] += posting.weight * value
      }
      return
    }
    for label in touched {
      scores[label.index] += InvertedIndex.weight(label, in: postings) * value
    }
  }

  /// The score of the label that would be the last of the top k now.
  private mutating func scoreOfLast(_ count: Int) -> Float {
    top.removeAll(keepingCapacity: true)
    for label in touched { offer(label, scores[label.index], count: count) }
    return top.last?.probability ?? 0
  }

  private mutating func drop(below bar: Float) {
    var kept = 0
    for label in touched {
      if scores[label.index] < bar {
        scores[label.index] = 0
      } else {
        touched[kept] = label
        kept += 1
      }
    }
    touched.removeLast(touched.count - kept)
  }

  /// Turns the scores of the top k into probabilities, and clears all scores.
  private mutating func gather(_ count: Int) {
    _ = scoreOfLast(count)
    let best = top.first?.probability ?? 0
    // Whatever is not at hand any more says nothing for its label.
    var sum = Float(scores.count - touched.count) * exp(-best)
    for label in touched {
      sum += exp(scores[label.index] - best)
      scores[label.index] = 0
    }
    for place in top.indices { top[place].probability = exp(top[place].probability - best) / sum }
  }
}
