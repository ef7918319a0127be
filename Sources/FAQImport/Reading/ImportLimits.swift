/// Bounds of what is imported, so that no file takes more than its share of time and memory.
package enum ImportLimits {
  /// Largest input, in bytes, packed and unpacked.
  package static let input = 16 << 20
  /// Deepest nesting of elements; deeper ones are read as if they stood at this depth.
  static let depth = 128
  /// Deepest nesting of lists that is kept.
  static let listDepth = 6
  /// Longest question, in characters: a longer text is no question.
  static let question = 300
  /// The number of elements without a text that are passed over to find one with a text.
  static let neighbours = 64
  /// Most files of one archive.
  static let parts = 4_096
}
