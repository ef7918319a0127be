/// A document as a row of headings, certain pairs, and what stands between them.
enum OutlineItem {
  case heading(level: Int, InlineText, line: Int)
  /// A question with its answer, as its file marks them.
  case pair(Pair)
  case block(Block)
  /// The group of the nearest ``heading(level:_:line:)`` of level ``groupLevel`` ends.
  case groupEnd

  /// The level of a group of accordions: below all headings of a page.
  static let groupLevel = 7
}

/// A question and what answers it.
struct Pair: Equatable, Sendable {
  enum Origin: Sendable { case details, definition, table, item, heading, text, hidden }

  var title: String
  var line: Int
  var body: [Block]
  var origin: Origin
  /// The heading that it stands under, or empty.
  var category = ""
  /// Whether it stood in a list of questions, so that what follows it may not be its answer.
  var isDoubtful = false
}
