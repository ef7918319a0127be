import Basics
import FAQKnowledge

/// The text of a letter, cut into lines of words and places to fill. Values never change the lines: a value that looks
/// like a heading stays a value.
struct LetterTemplate: Sendable {
  enum Piece: Sendable, Equatable {
    case text(String)
    /// The number of the field that goes here.
    case field(Int)
  }

  struct Line: Sendable, Equatable {
    /// Spaces before the first piece.
    var indent: Int
    var pieces: [Piece]

    /// The field that has the line to itself.
    var onlyField: Int? {
      if pieces.count == 1, case .field(let number) = pieces[0] { number } else { nil }
    }
  }

  let lines: [Line]

  init(_ letter: Letter) {
    lines = letter.template.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let body = line.drop { $0 == " " }
      return Line(indent: line.count - body.count, pieces: LetterTemplate.pieces(body, letter.fields))
    }
  }

  /// Whether a field has a line to itself everywhere: it may hold several sentences, and lines.
  func isLong(_ field: Int) -> Bool {
    let places = lines.filter { $0.pieces.contains(.field(field)) }
    // A line in the right half is a place and date, or a name below a signature.
    return !places.isEmpty && places.allSatisfy { $0.onlyField == field && $0.indent < LetterLayout.aside }
  }

  private static func pieces(_ line: Substring, _ fields: [Letter.Field]) -> [Piece] {
    var (pieces, rest) = ([Piece](), line)
    var text = ""
    while let open = rest.firstPlace(of: "{{"), let close = rest[open.upperBound...].firstPlace(of: "}}") {
      let name = rest[open.upperBound..<close.lowerBound].filter { $0 != " " }
      text += rest[..<open.lowerBound]
      if let number = fields.firstIndex(where: { $0.name == name }) {
        if !text.isEmpty { pieces.append(.text(text)) }
        pieces.append(.field(number))
        text = ""
      } else {
        text += rest[open.lowerBound..<close.upperBound]
      }
      rest = rest[close.upperBound...]
    }
    text += rest
    while text.hasSuffix(" ") { text.removeLast() }
    return text.isEmpty ? pieces : pieces + [.text(text)]
  }
}
