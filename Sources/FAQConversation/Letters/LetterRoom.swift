import FAQKnowledge

/// Computes how many bytes of a value fit into the conversation's token beside all others.
///
/// Each field that is still to come keeps a share, so that a long answer cannot leave the next ones without room.
struct LetterRoom: Sendable {
  /// Longest name of an LPSE that may be noted while the letter is written.
  private let longestLPSE: Int

  init(_ base: KnowledgeBase) { longestLPSE = base.contacts.map(\.lpse.utf8.count).max() ?? 0 }

  /// Bytes for the value of the field at `place`.
  func bytes(_ state: ConversationState, _ place: FormPosition, of fields: [Letter.Field])
    -> Int
  {
    let later = fields.dropFirst(max(place.values.count, place.field + 1))
    var state = state
    state.form = LetterRoom.widest(place, fields.count)
    let free = ConversationToken.room(state) - max(0, longestLPSE - state.lpse.utf8.count)
    let left = free - later.reduce(0) { $0 + LetterRoom.share($1) }
    // Where the shares of all fields do not fit, each gets the same.
    return max(left, free / (later.count + 1))
  }

  /// The place with room for all separators and numbers, and without the value in question.
  private static func widest(_ place: FormPosition, _ count: Int)
    -> FormPosition
  {
    var place = place
    place.values += Array(repeating: "", count: max(0, count - place.values.count))
    if place.values.indices.contains(place.field) { place.values[place.field] = "" }
    place.field = 99
    return place
  }

  /// Bytes kept for a field to come: what it usually takes.
  private static func share(_ field: Letter.Field) -> Int {
    switch field.rule {
    case .any: min(24, FieldCheck.limit(field))
    case .email: 40
    case .phone: 32
    case .taxNumber: 20
    case .choice(let labels): labels.map(\.utf8.count).max() ?? 0
    }
  }

  /// Number of letters of a value that fit into so many bytes.
  static func letters(_ value: String, bytes: Int) -> Int {
    var (left, count) = (bytes, 0)
    for scalar in value.unicodeScalars {
      left -= UTF8.width(scalar)
      if left < 0 { break }
      count += 1
    }
    return count
  }
}
