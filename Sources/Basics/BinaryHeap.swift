/// The two moves of a binary heap whose elements are known by their places: the least stands at place 0, and the children
/// of place `n` at `2n + 1` and `2n + 2`. What an element is, and what else must move with it, is the caller's.
/// It is public for the reason that ``ASCII`` is.
public enum BinaryHeap {
  /// Moves an element towards the top until none above it is greater.
  ///
  /// - Complexity: logarithmic in the place.
  @inlinable public static func rise(
    _ place: Int, isLess: (_ a: Int, _ b: Int) -> Bool, swap: (_ a: Int, _ b: Int) -> Void
  ) {
    var place = place
    while place > 0, isLess(place, (place - 1) / 2) {
      swap(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  /// Moves an element away from the top until none below it is less.
  ///
  /// - Complexity: logarithmic in `count`, the number of elements.
  @inlinable public static func sink(
    _ place: Int, count: Int, isLess: (_ a: Int, _ b: Int) -> Bool, swap: (_ a: Int, _ b: Int) -> Void
  ) {
    var place = place
    while true {
      var least = place
      for child in [place * 2 + 1, place * 2 + 2] where child < count && isLess(child, least) {
        least = child
      }
      if least == place { return }
      swap(place, least)
      place = least
    }
  }
}
