import Basics

/// Cuts paragraphs where a step begins: on lines of their own, and in running text.
enum StepPieces {
  /// A piece of an answer: a line that may begin with the mark of a step, or another block.
  struct Piece {
    var mark: ListMark?
    /// The text behind the mark.
    var block: Block
  }

  static func pieces(_ blocks: [Block]) -> [Piece] { blocks.flatMap(pieces) }

  private static func pieces(_ block: Block) -> [Piece] {
    guard let text = block.paragraph else { return [Piece(block: block)] }
    var pieces: [Piece] = []
    var plain: [InlineText] = []
    func endPlain() {
      if !plain.isEmpty {
        pieces.append(Piece(block: Block(.paragraph(InlineText.joined(plain)), line: block.line)))
      }
      plain = []
    }
    for line in text.lines.flatMap(runningSteps) {
      guard let mark = ListMark(line.plain), mark.number != nil else {
        plain.append(line)
        continue
      }
      endPlain()
      let rest = line.dropping(mark.length).trimmed
      pieces.append(Piece(mark: mark, block: Block(.paragraph(rest), line: block.line)))
    }
    endPlain()
    return pieces
  }

  /// Whether steps stand one behind the other in a line that begins with the first one.
  static func isRunning(_ line: String) -> Bool { runningSteps(InlineText(line)).count > 1 }

  /// A line cut before `1.`, `2.`, `3.` within it, where they count up.
  private static func runningSteps(_ line: InlineText) -> [InlineText] {
    // Most lines have no second mark.
    guard mayCount(line.plain) else { return [line] }
    let text = Array(line.plain)
    var places: [Int] = []
    var last: ListMark?
    for place in text.indices
    where place == 0 || text[place - 1].isWhitespace || last != nil && isKey(text[place]) {
      guard "(0123456789abcdefghij".contains(text[place]) || isKey(text[place]),
        let mark = ListMark(String(text[place..<min(text.count, place + 12)])), mark.number != nil
      else { continue }
      if let last, last.isFollowed(by: mark) {
        places.append(place)
      } else if mark.number == 1, places.count < 2 {
        places = [place]
      } else {
        continue
      }
      last = mark
    }
    guard places.count > 1 else { return [line] }
    return line.cut(at: places).map(\.trimmed).filter { !$0.isBlank }
  }

  /// Whether a line has two signs behind a digit or a letter, or a character that may be a key.
  private static func mayCount(_ line: String) -> Bool {
    var (marks, before, previous) = (0, UInt8(ascii: " "), UInt8(ascii: " "))
    for byte in line.utf8 {
      let isMark = (byte == UInt8(ascii: ".") || byte == UInt8(ascii: ")")) && ASCII.isLetterOrDigit(previous)
      if isMark, !ASCII.isLetter(before) || ASCII.isDigit(previous) { marks += 1 }
      if byte == keySign { marks += 1 }
      (before, previous) = (previous, byte)
    }
    return marks > 1
  }

  /// The first byte of the characters that keys and numbers in circles are made of.
  private static let keySign = "①".utf8.first

  private static func isKey(_ character: Character) -> Bool {
    character.unicodeScalars.contains("\u{20E3}") || character == "🔟"
      || character.unicodeScalars.first.map { (0x2460...0x2473).contains($0.value) } == true
  }
}
