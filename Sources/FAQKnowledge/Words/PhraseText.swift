import Basics

/// The text of a phrase: `Isian {nomor} dari {jumlah}`. A name in braces is a place for a value.
enum PhraseText {
  /// Puts values into the places of a phrase.
  ///
  /// - Parameters:
  ///   - text: the phrase.
  ///   - values: a value for each name; what is filled in is not read again.
  /// - Returns: the phrase with its values; a place without a value stays as it is written.
  static func fill(_ text: String, with values: [String: String]) -> String {
    var filled = ""
    var rest = text[...]
    while let place = firstPlace(in: rest) {
      filled += rest[..<place.open]
      let name = String(rest[rest.index(after: place.open)..<place.close])
      filled += values[name] ?? "{\(name)}"
      rest = rest[rest.index(after: place.close)...]
    }
    return filled + rest
  }

  /// The names of the places of a phrase, in their order.
  static func names(in text: String) -> [String] {
    var names: [String] = []
    var rest = text[...]
    while let place = firstPlace(in: rest) {
      names.append(String(rest[rest.index(after: place.open)..<place.close]))
      rest = rest[rest.index(after: place.close)...]
    }
    return names
  }

  /// The parts of a phrase that is a list with commas, without empty ones.
  static func list(_ text: String) -> [String] {
    let parts = text.utf8.split(separator: UInt8(ascii: ",")).map { Substring($0).trimmed() }
    return parts.filter { !$0.isEmpty }.map(String.init)
  }

  private static func firstPlace(in text: Substring) -> (open: Substring.Index, close: Substring.Index)? {
    guard let open = text.firstIndex(of: "{"), let close = text[open...].firstIndex(of: "}") else {
      return nil
    }
    return (open, close)
  }
}
