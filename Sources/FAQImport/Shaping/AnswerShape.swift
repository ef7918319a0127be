/// The parts of an answer as an entry has them.
struct AnswerShape: Equatable {
  /// Everything that is nothing else, as Markdown.
  var summary = ""
  /// Each step with the lists below it, as Markdown.
  var steps: [String] = []
  var notes: [String] = []
  var attachments: [String] = []

  init(_ body: [Block]) {
    var shaper = Shaper(pieces: StepPieces.pieces(body))
    shaper.run()
    if shaper.steps.isEmpty { shaper.keepPapers() }
    summary = MarkdownWriter.text(shaper.summary)
    steps = shaper.steps.map(MarkdownWriter.item)
    notes = shaper.notes.map(MarkdownWriter.item)
    attachments = shaper.attachments.map(MarkdownWriter.item)
  }
}

/// Takes the pieces of an answer one after the other.
private struct Shaper {
  let pieces: [StepPieces.Piece]
  var summary: [Block] = []
  var steps: [[Block]] = []
  var notes: [[Block]] = []
  var attachments: [[Block]] = []
  /// Behind how many blocks of the summary the papers stood.
  private var papersPlace: [(place: Int, block: Block)] = []
  private var index = 0

  init(pieces: [StepPieces.Piece]) { self.pieces = pieces }

  mutating func run() {
    while index < pieces.count {
      let piece = pieces[index]
      if let mark = piece.mark {
        if mark.number == 1, hasNext(mark, from: index + 1) {
          numbered(mark)
        } else {
          summary.append(marked(piece))
          index += 1
        }
        continue
      }
      index += 1
      block(piece.block)
    }
  }

  /// Puts papers back into the summary: where nothing is to be done but to bring them, they are the answer.
  mutating func keepPapers() {
    for (place, block) in papersPlace.reversed() { summary.insert(block, at: place) }
    (papersPlace, attachments) = ([], [])
  }

  private mutating func block(_ block: Block) {
    if let text = block.paragraph, let length = NoteLabels.length(text.plain) {
      return note(text.dropping(length).trimmed, block.line)
    }
    guard case .list(let list) = block.kind else { return summary.append(block) }
    if list.isOrdered {
      steps += list.items.map(\.blocks)
    } else if let lead = summary.last?.paragraph, NoteLabels.asksForPapers(lead.plain) {
      attachments += list.items.map(\.blocks)
      papersPlace.append((summary.count, block))
    } else {
      summary.append(block)
    }
  }

  private mutating func note(_ text: InlineText, _ line: Int) {
    if !text.isBlank { return notes.append([Block(.paragraph(text), line: line)]) }
    guard index < pieces.count, pieces[index].mark == nil else { return }
    if case .list(let list) = pieces[index].block.kind {
      notes += list.items.map(\.blocks)
    } else {
      notes.append([pieces[index].block])
    }
    index += 1
  }

  /// Paragraphs with marks that count up from the first one, and what stands between them.
  private mutating func numbered(_ first: ListMark) {
    var mark = first
    steps.append([pieces[index].block])
    index += 1
    while index < pieces.count {
      let piece = pieces[index]
      if let next = piece.mark, mark.isFollowed(by: next) {
        steps.append([piece.block])
        mark = next
      } else if isBelow(piece, mark) {
        steps[steps.count - 1].append(marked(piece))
      } else {
        return
      }
      index += 1
    }
  }

  /// Whether a piece belongs to the step before it: the steps go on behind it, or the step ends with a colon.
  private func isBelow(_ piece: StepPieces.Piece, _ mark: ListMark) -> Bool {
    if piece.mark == nil, let text = piece.block.paragraph, NoteLabels.length(text.plain) != nil {
      return false
    }
    if hasNext(mark, from: index + 1) { return true }
    let isPart = piece.mark != nil || piece.block.isList
    return isPart && steps.last?.first?.plain.hasSuffix(":") == true
  }

  private func hasNext(_ mark: ListMark, from start: Int) -> Bool {
    for piece in pieces[min(start, pieces.count)...] {
      guard let next = piece.mark else { continue }
      if mark.isFollowed(by: next) { return true }
      // Another row of the same kind begins.
      if next.number == 1, case .number = next.kind, case .number = mark.kind { return false }
    }
    return false
  }

  /// A piece with its mark, which is none of a step, as a list of one item.
  private func marked(_ piece: StepPieces.Piece) -> Block {
    guard let mark = piece.mark, let number = mark.number else { return piece.block }
    let item = Block.Item(line: piece.block.line, blocks: [piece.block])
    return Block(.list(.init(isOrdered: true, start: number, items: [item])), line: piece.block.line)
  }
}
