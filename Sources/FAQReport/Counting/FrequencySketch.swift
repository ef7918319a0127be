import Basics

/// Counts how often keys come, for the most frequent ones of any number of keys, in a fixed number of places: Space-Saving
/// (Metwally, Agrawal and El Abbadi 2005).
///
/// While there are places for all keys, every count is exact. Afterwards a new key takes the place of the rarest one, and
/// its count with it: a count is then too high by at most what it took over, ``Slot/error``. A key that came more than
/// ``greatestError`` times is always there.
struct FrequencySketch<Key: Hashable & Sendable, Note: Sendable>: Sendable {
  struct Slot: Sendable {
    var key: Key
    var count: Int
    /// How much of `count` may belong to keys that had this place before.
    var error: Int
    /// A number that differs for every key that this place had.
    var stamp: Int
    var note: Note

    /// The number of times the key came, at least.
    var least: Int { count - error }
  }

  private(set) var slots: [Slot] = []
  /// The most that a count can be too high. A key that has no slot came at most this often, too. 0 while all counts are
  /// exact.
  private(set) var greatestError = 0
  private let capacity: Int
  private var places: [Key: Int] = [:]
  /// Numbers of slots, the rarest first: a heap by count, then by age, so that the same keys always give the same result.
  private var heap: [Int] = []
  /// The index in `heap` of each slot.
  private var positions: [Int] = []
  private var stamps = 0

  init(capacity: Int) { self.capacity = max(1, capacity) }

  /// Whether keys lost their slots to others.
  var isExceeded: Bool { greatestError > 0 }

  /// Counts a key.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - empty: the note of a key that is new.
  /// - Returns: the slot that the key has now.
  mutating func add(_ key: Key, _ empty: @autoclosure () -> Note) -> Int {
    if let slot = places[key] {
      increase(slot)
      return slot
    }
    stamps += 1
    if slots.count < capacity {
      let slot = slots.count
      slots.append(Slot(key: key, count: 1, error: 0, stamp: stamps, note: empty()))
      places[key] = slot
      heap.append(slot)
      positions.append(heap.count - 1)
      rise(heap.count - 1)
      return slot
    }
    let slot = heap[0]
    let taken = slots[slot].count
    places[slots[slot].key] = nil
    places[key] = slot
    slots[slot] = Slot(key: key, count: taken + 1, error: taken, stamp: stamps, note: empty())
    greatestError = max(greatestError, taken)
    sink(0)
    return slot
  }

  /// Counts the key of a slot once more.
  mutating func increase(_ slot: Int) {
    slots[slot].count += 1
    sink(positions[slot])
  }

  mutating func change(_ slot: Int, _ change: (inout Note) -> Void) { change(&slots[slot].note) }

  private func isRarer(_ a: Int, _ b: Int) -> Bool {
    let (x, y) = (heap[a], heap[b])
    let (first, second) = (slots[x].count, slots[y].count)
    return first != second ? first < second : slots[x].stamp < slots[y].stamp
  }

  private mutating func exchange(_ a: Int, _ b: Int) {
    heap.swapAt(a, b)
    positions[heap[a]] = a
    positions[heap[b]] = b
  }

  private mutating func rise(_ place: Int) {
    BinaryHeap.rise(place, isLess: { isRarer($0, $1) }, swap: { exchange($0, $1) })
  }

  private mutating func sink(_ place: Int) {
    BinaryHeap.sink(place, count: heap.count, isLess: { isRarer($0, $1) }, swap: { exchange($0, $1) })
  }
}
