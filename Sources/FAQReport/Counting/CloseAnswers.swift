/// Answers whose second entry came close to the first: the two entries overlap, or one of them lacks wordings.
struct CloseAnswers: Sendable {
  struct Pair: Sendable, Hashable {
    /// Numbers of ``EntryCounts``.
    var answered: Int
    var rival: Int
  }

  private(set) var total = 0
  private(set) var sketch = FrequencySketch<Pair, String>(capacity: ReportLimits.pairs)

  mutating func take(answered: Int, rival: Int, text: String) {
    total += 1
    let slot = sketch.add(Pair(answered: answered, rival: rival), "")
    // The shortest wording is the example, because it shows best what the two have in common. Of equally short ones the
    // first in alphabetical order is taken, so that the order of lines does not matter.
    let known = sketch.slots[slot].note
    guard known.isEmpty || text.utf8.count <= known.utf8.count else { return }
    let wording = Wording(text).text
    guard !wording.isEmpty, known.isEmpty || (wording.utf8.count, wording) < (known.utf8.count, known) else {
      return
    }
    sketch.change(slot) { $0 = wording }
  }
}
