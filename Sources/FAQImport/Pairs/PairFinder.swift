/// Finds the pairs of a document, from its first block to its last.
struct PairFinder {
  /// Everything that a document asks and answers.
  struct Found: Equatable {
    var pairs: [Pair] = []
    /// Questions without an answer.
    var unanswered: [Loose] = []
    /// Text that belongs to no question.
    var loose: [Block] = []
  }

  struct Loose: Equatable, Sendable {
    var line: Int
    var text: String
  }

  /// The mark of a question; a later one comes before an earlier one.
  enum Mark: Int, Comparable {
    case plain, numbered, bold, heading, label
    static func < (a: Mark, b: Mark) -> Bool { a.rawValue < b.rawValue }
  }

  /// A question whose answer is still coming.
  struct Open {
    var title: String
    var line: Int
    var mark: Mark
    /// The level of its heading.
    var level = 0
    var body: [Block] = []
    var hasAnswerLabel = false
    var isDoubtful = false
    /// The number of blocks of the body before the last line across the page.
    var end: Int?
  }

  let style: PageStyle
  var found = Found()
  var open: Open?
  var headings: [(level: Int, text: String)] = []
  /// The level of the heading whose text is left out.
  var skipped: Int?
  /// Whether that heading is one of a table of contents, which ends with its list.
  var isContents = false
  /// Whether that heading asks for the page, so that its text ends with the next heading or pair.
  private var isOfPage = false

  static func find(_ document: SourceDocument) -> Found {
    let items = Outline.items(document.blocks)
    let style = PageStyle(items)
    let found = find(items, style)
    // A page that calls itself so, and asks nothing in so many words, has its questions as plain headings.
    if found.pairs.isEmpty, document.hidden.isEmpty, let titled = style.titled(items, document.title) {
      return Deduplication.once(find(items, titled), hidden: [])
    }
    return Deduplication.once(found, hidden: document.hidden)
  }

  private static func find(_ items: [OutlineItem], _ style: PageStyle) -> Found {
    var finder = PairFinder(style: style)
    for item in items { finder.take(item) }
    finder.dropFooter()
    finder.close()
    return finder.found
  }

  private init(style: PageStyle) { self.style = style }

  private mutating func take(_ item: OutlineItem) {
    switch item {
    case .heading(let level, let text, let line): heading(level, text, line)
    case .groupEnd: headings.removeAll { $0.level >= OutlineItem.groupLevel }
    case .pair(let pair): take(pair)
    case .block(let block):
      if isContents, skipped != nil, block.paragraph?.isLink == false { skipped = nil }
      if skipped == nil || block.kind == .rule { take(block) }
    }
  }

  var category: String { headings.last?.text ?? "" }

  private mutating func heading(_ level: Int, _ text: InlineText, _ line: Int) {
    if let skipped {
      if level > skipped, !isContents, !isOfPage { return }
      self.skipped = nil
    }
    let title = QuestionLabels.bare(text.title)
    switch QuestionLabels.labelled(text.title) {
    case (.answer, let length)? where open != nil:
      open?.hasAnswerLabel = true
      let rest = text.dropping(length).trimmed
      return rest.isBlank ? () : add([Block(.paragraph(rest), line: line)])
    case (.question, text.title.count)?: return begin("", line, .label)
    default: break
    }
    if NoiseTitles.isNoise(title) {
      close()
      (skipped, isContents, isOfPage) = (level, NoiseTitles.isContents(title), QuestionSigns.isOfPage(title))
      return
    }
    let isInside =
      open.map { $0.mark == .heading && level > $0.level && level < OutlineItem.groupLevel } ?? false
    let isPageTitle =
      level == 1 && (style.pairs > 2 || style.headings.contains { $0.key > 1 && $0.value > 1 })
    let asks =
      QuestionSigns.isQuestion(title) && !isPageTitle
      || style.asks(level: level) && level < OutlineItem.groupLevel
    if asks, level < OutlineItem.groupLevel, !(isInside && belongsInside(level)) {
      begin(title, line, .heading, level: level)
      headings.removeAll { $0.level >= level }
    } else if isInside {
      open?.body.append(Block(.paragraph(InlineText(text.title, isBold: true)), line: line))
    } else {
      close()
      headings.removeAll { $0.level >= level }
      headings.append((level, text.title))
    }
  }

  /// Whether a deeper heading that asks is part of the answer so far.
  private func belongsInside(_ level: Int) -> Bool {
    guard let open, !open.body.isEmpty else { return false }
    return (style.headings[level] ?? 0) <= (style.headings[open.level] ?? 0)
  }

  private mutating func take(_ pair: Pair) {
    if skipped != nil, !isContents, !isOfPage { return }
    skipped = nil
    var pair = pair
    let title = QuestionLabels.bare(pair.title)
    if NoiseTitles.isNoise(title) { return }
    // A broken page may have an answer whose question has no words.
    if title.isEmpty { return add(pair.body) }
    if let open {
      let isOwn =
        style.pairs > 1 && QuestionSigns.isQuestion(title) && style.pairs > (style.headings[open.level] ?? 0)
      if open.mark >= .bold, !open.body.isEmpty, isPart(pair, isOwn: isOwn, of: open) {
        return add(pair.asAnswer)
      }
      if open.body.isEmpty, open.mark == .heading {
        // A heading that asks for all of them.
        headings.append((open.level, open.title))
        self.open = nil
      }
      close()
    }
    (pair.title, pair.category) = (title, category)
    found.pairs.append(pair)
  }

  /// Whether a pair belongs to the answer so far. A table that asks and answers stands for itself.
  private func isPart(_ pair: Pair, isOwn: Bool, of open: Open) -> Bool {
    switch pair.origin {
    case .table, .definition, .hidden: false
    case .item: open.mark > .numbered
    case .details, .heading, .text: !isOwn
    }
  }

  /// Adds to the answer so far, or to what belongs to no question.
  mutating func add(_ blocks: [Block]) {
    if open == nil { found.loose += blocks } else { open?.body += blocks }
  }

  /// Begins a question; the one before it ends.
  mutating func begin(_ title: String, _ line: Int, _ mark: Mark, level: Int = 0) {
    let isDoubtful = open.map { $0.body.isEmpty && $0.mark < .heading } ?? false
    close()
    open = Open(title: title, line: line, mark: mark, level: level, isDoubtful: isDoubtful)
  }

  /// Text below the last line across the page, behind the last answer, is no part of it.
  private mutating func dropFooter() {
    guard let end = open?.end, end > 0, let body = open?.body, end < body.count else { return }
    found.loose += body[end...]
    open?.body = Array(body[..<end])
  }

  /// Ends the question so far.
  mutating func close() {
    guard let ended = open.take(), !ended.title.isEmpty else { return }
    if NoiseTitles.isNoise(ended.title) { return }
    if ended.body.isEmpty {
      found.unanswered.append(Loose(line: ended.line, text: ended.title))
      return
    }
    let origin: Pair.Origin = ended.mark == .heading ? .heading : .text
    found.pairs.append(
      Pair(
        title: ended.title, line: ended.line, body: ended.body, origin: origin, category: category,
        isDoubtful: ended.isDoubtful))
  }
}

extension Pair {
  /// The pair as a part of another answer.
  var asAnswer: [Block] { [Block(.paragraph(InlineText(title, isBold: true)), line: line)] + body }
}
