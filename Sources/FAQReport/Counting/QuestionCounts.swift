import Basics

/// Questions of one outcome, counted by what they are about.
struct QuestionCounts: Sendable {
  /// The wordings in which a question came.
  struct Wordings: Sendable {
    struct Counted: Sendable, Equatable {
      var text: String
      var count: Int
      /// Whether it is only the beginning of the question.
      var isCut: Bool
    }
    var kept: [Counted] = []
  }

  private(set) var total = 0
  /// Questions of which no word was left without the redacted ones.
  private(set) var wordless = 0
  private(set) var sketch: FrequencySketch<[UInt8], Wordings>
  /// A cache from the hash of a wording to its slot. Two wordings with the same hash of 64 bits would be counted as one.
  private var memory: [Memory?]

  /// In small numbers, because there are many of them.
  private struct Memory: Sendable {
    var hash: UInt64
    var slot: Int32
    /// Nil for a wording that is not kept.
    var wording: UInt8?
    var stamp: Int
  }

  init(capacity: Int) {
    sketch = FrequencySketch(capacity: capacity)
    memory = [Memory?](repeating: nil, count: ReportLimits.memory)
  }

  mutating func take(_ text: String, subjects: inout SubjectReader) {
    total += 1
    let hash = QuestionCounts.hash(text)
    let place = Int(truncatingIfNeeded: hash >> 32) & (memory.count - 1)
    if let known = memory[place], known.hash == hash, sketch.slots[Int(known.slot)].stamp == known.stamp {
      sketch.increase(Int(known.slot))
      if let wording = known.wording { sketch.change(Int(known.slot)) { $0.kept[Int(wording)].count += 1 } }
      return
    }
    let wording = Wording(text)
    guard !wording.text.isEmpty else { return wordless += 1 }
    let slot = sketch.add(subjects.key(wording.text), Wordings())
    var number: Int?
    sketch.change(slot) { number = QuestionCounts.note(wording, &$0) }
    memory[place] = Memory(
      hash: hash, slot: Int32(slot), wording: number.flatMap(UInt8.init(exactly:)),
      stamp: sketch.slots[slot].stamp)
  }

  /// Counts a wording.
  ///
  /// - Returns: its index among those kept; nil for a wording that is not kept.
  private static func note(_ wording: Wording, _ wordings: inout Wordings) -> Int? {
    if let known = wordings.kept.firstIndex(where: { $0.text == wording.text }) {
      wordings.kept[known].count += 1
      return known
    }
    guard wordings.kept.count < ReportLimits.wordings else { return nil }
    wordings.kept.append(.init(text: wording.text, count: 1, isCut: wording.isCut))
    return wordings.kept.count - 1
  }

  /// FNV-1a with the finalizer of MurmurHash3, because the cache takes its index from the middle bits.
  private static func hash(_ text: String) -> UInt64 {
    var hash = FNV1a(text.utf8).value
    hash = (hash ^ hash >> 33) &* 0xff51_afd7_ed55_8ccd
    hash = (hash ^ hash >> 33) &* 0xc4ce_b9fe_1a85_ec53
    return hash ^ hash >> 33
  }
}
