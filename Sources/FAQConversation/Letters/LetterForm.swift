import Basics
package import FAQKnowledge

/// Asks for the fields of a letter one by one. It is a value: it takes a position and a message, and returns what to
/// do.
package struct LetterForm: Sendable {
  package let entry: Entry
  package let letter: Letter
  let words: Phrasebook
  private let template: LetterTemplate

  /// Nil for an entry without a letter, or with one that asks for nothing.
  package init?(_ entry: Entry, _ words: Phrasebook) {
    guard let letter = entry.letter, !letter.fields.isEmpty else { return nil }
    (self.entry, self.letter, self.words) = (entry, letter, words)
    template = LetterTemplate(letter)
  }

  /// The reason for the sentence before a question.
  package enum Remark: Sendable, Equatable {
    case begin
    case wrong(FieldError)
    case correcting
    case notYet(field: Int)
    /// The question which of these fields is to be corrected.
    case which(fields: [Int])
    case hint
    /// The message asks for a moment.
    case waiting
    /// The message is no value, or its writer has none.
    case notAValue
  }

  /// Whether a field takes several sentences.
  func isLong(_ field: Int) -> Bool { template.isLong(field) }

  /// Whether a field is one of several choices.
  func hasChoices(_ field: Int) -> Bool {
    if case .choice = letter.fields[field].rule { true } else { false }
  }

  /// Whether a message is one of the words that lead through the letter.
  func isCommand(_ message: String) -> Bool { FormCommand.read(message, letter.fields, words: words) != nil }

  package enum Event: Sendable, Equatable {
    case ask(FormPosition, Remark?)
    case finish([String])
    case cancel
  }

  package func begin() -> Event { .ask(.init(entry: entry.id, field: 0, values: []), .begin) }

  /// Whether a position, which a token may have made up, is one of this letter.
  package func has(_ place: FormPosition) -> Bool {
    place.entry == entry.id && letter.fields.indices.contains(place.field)
      && place.field <= place.values.count
      && place.values.count < letter.fields.count
  }

  /// Takes a message at a position for which ``has(_:)`` holds. The value may have `room` bytes.
  package func take(_ message: String, at place: FormPosition, room: Int) -> Event {
    switch FormCommand.read(message, letter.fields, words: words) {
    case .cancel: return .cancel
    case .skip: return skip(at: place)
    case .goOn: return .ask(place, nil)
    case .back: return place.field > 0 ? correct(place.field - 1, place) : .ask(place, nil)
    case .change(let fields) where fields.count > 1: return .ask(place, .which(fields: fields))
    case .change(let fields):
      return fields[0] < place.values.count
        ? correct(fields[0], place) : .ask(place, notYet(fields[0], place))
    case nil: break
    }
    // A value that ends with a question mark is a question, except in a long text.
    if message.trimmedOfSpace().hasSuffix("?"), !template.isLong(place.field) { return .ask(place, .hint) }
    return write(message, at: place, room: room)
  }

  /// Takes a message as the value of the field, whatever it says.
  func write(_ message: String, at place: FormPosition, room: Int) -> Event {
    do throws(FieldError) {
      let value = try FieldCheck.check(message, letter.fields[place.field])
      guard value.utf8.count <= room else {
        throw .noRoom(letters: value.unicodeScalars.count, left: LetterRoom.letters(value, bytes: room))
      }
      return next(place, value)
    } catch {
      return .ask(place, .wrong(error))
    }
  }

  /// Leaves a field empty; one that is being corrected stays as it was.
  package func skip(at place: FormPosition) -> Event {
    next(place, place.field < place.values.count ? place.values[place.field] : "")
  }

  private func correct(_ field: Int, _ place: FormPosition) -> Event {
    var place = place
    place.field = field
    return .ask(place, .correcting)
  }

  private func notYet(_ field: Int, _ place: FormPosition) -> Remark? {
    field == place.field ? nil : .notYet(field: field)
  }

  /// Goes on to the first field that has not been asked for.
  private func next(_ place: FormPosition, _ value: String) -> Event {
    var place = place
    if place.field < place.values.count {
      place.values[place.field] = value
    } else {
      place.values.append(value)
    }
    place.field = place.values.count
    return place.field < letter.fields.count ? .ask(place, nil) : .finish(place.values)
  }
}
