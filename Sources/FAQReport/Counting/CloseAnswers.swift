/// Answers whose next entry came close: the two may be hard to tell apart, or one of them lacks wordings.
struct CloseAnswers: Sendable {
  struct Pair: Sendable, Hashable {
    /// Numbers of ``EntryCounts``.
    var answered: Int
    var rival: Int
  }

  private(set) var total = 0
  private(set) var sketch = FrequencySketch<Pair, String>(capacity: ReportLimits.pairs)

  mutating func take(_ answered: Int, _ rival: Int, _ text: JournalText, _ bytes: [UInt8]) {
    total += 1
    let slot = sketch.add(Pair(answered: answered, rival: rival), "")
    // The shortest wording shows best what the two have in common; equal ones are taken by their letters.
    let known = sketch.slots[slot].note
    guard known.isEmpty || text.range.count <= known.utf8.count else { return }
    let wording = Wording(text.decoded(bytes)).text
    guard !wording.isEmpty, known.isEmpty || (wording.utf8.count, wording) < (known.utf8.count, known) else {
      return
    }
    sketch.change(slot) { $0 = wording }
  }
}
