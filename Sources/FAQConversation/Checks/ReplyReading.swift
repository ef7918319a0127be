/// A reply held against the labels of a question.
struct ReplyReading {
  /// Index of the answer that the reply names by its number or by its whole label.
  let named: Int?
  let reply: LabelWords
  let labels: [LabelWords]
  let policy: CheckPolicy

  /// Index of the answer that the reply means, whatever else it might mean.
  var surely: Int? { named ?? agreed ?? overlapping(share: policy.sure) }

  /// Index of the answer that the reply means if it is no message of its own.
  var likely: Int? { overlapping(share: policy.likely) }

  /// Whether the reply has many of the answers' words.
  var isLikely: Bool { share >= policy.likely }

  /// Index of the answer that a mere yes or no means.
  ///
  /// A no means the answer that begins with a no. A yes means one only where another answer denies: "ya" does not mean
  /// "Masih kosong" after "bagaimana isinya?".
  var agreed: Int? {
    guard reply.isBare, reply.side == .no || takesSides else { return nil }
    let sided = labels.indices.filter { labels[$0].lead == reply.side }
    if sided.count == 1 { return sided[0] }
    // "Tidak" and "Belum tahu" both deny, so that the word itself decides.
    let exact = sided.filter { labels[$0].first == reply.first }
    return exact.count == 1 ? exact[0] : nil
  }

  /// The share of the reply's words that stand in the labels, from 0 to 1.
  var share: Float {
    let common = said.count { key in labels.contains { $0.keys.contains(key) } }
    return said.isEmpty ? 0 : Float(common) / Float(said.count)
  }

  /// The words of the reply. Where no answer is a yes, "ya" is a mere particle: "di semua LPSE ya".
  private var said: Set<LabelWords.Key> {
    labels.contains { $0.keys.contains(.yes) } ? reply.keys : reply.keys.subtracting([.yes])
  }

  /// Index of the answer whose words the reply has; at least the share `least` of the reply must stand in the labels.
  private func overlapping(share least: Float) -> Int? {
    if reply.isBare || share < least { return nil }
    var scores = [Float](repeating: 0, count: labels.count)
    for key in said {
      let holders = labels.indices.filter { labels[$0].keys.contains(key) }
      // A word that all answers have decides nothing.
      if holders.count == labels.count { continue }
      for holder in holders where isPossible(holder) { scores[holder] += 1 / Float(holders.count) }
    }
    // "Lengkap" is nearer to "sudah lengkap" than to "belum lengkap".
    for index in labels.indices where (labels[index].side == .no) != (reply.side == .no) {
      scores[index] *= policy.otherSide
    }
    let ranked = scores.indices.sorted { (scores[$1], $0) < (scores[$0], $1) }
    guard let best = ranked.first, scores[best] > 0 else { return nil }
    return ranked.count < 2 || scores[ranked[1]] <= scores[best] * policy.rival ? best : nil
  }

  /// Whether an answer is on the side that the reply takes, or on none.
  func isPossible(_ answer: Int) -> Bool {
    let lead = labels[answer].lead
    return !takesSides || reply.side == .neither || lead == .neither || lead == reply.side
  }

  /// Whether it is a question of yes or no.
  private var takesSides: Bool {
    labels.contains { $0.lead == .yes } && labels.contains { $0.lead == .no }
  }
}
