import Basics

/// Names of files and folders, made of titles: small letters, digits and hyphens.
package enum Slug {
  /// The name of a title, of at most `longest` characters; words are kept whole.
  package static func of(_ title: String, longest: Int = 60) -> String {
    var words: [String] = []
    var count = 0
    for word in plain(title).split(whereSeparator: { !($0.isLetter || $0.isNumber) }) {
      let part = String(word.prefix(longest))
      guard count + part.count + 1 <= longest || words.isEmpty else { break }
      words.append(part)
      count += part.count + 1
    }
    return words.joined(separator: "-")
  }

  /// The first free name of a title: with a number behind it where the name is taken.
  package static func free(_ title: String, otherwise: String, isTaken: (String) -> Bool) -> String {
    let name = of(title)
    let base = name.isEmpty ? otherwise : name
    if !isTaken(base) { return base }
    return (2...).lazy.map { "\(base)-\($0)" }.first { !isTaken($0) } ?? base
  }

  /// Small ASCII letters; accents are left out, and other letters with them.
  private static func plain(_ text: String) -> String {
    var plain = ""
    for scalar in text.lowercased().unicodeScalars {
      if let letter = letters[scalar] {
        plain += letter
      } else if scalar.isASCII {
        plain.unicodeScalars.append(scalar)
      } else if "’'‘".unicodeScalars.contains(scalar) || scalar.properties.generalCategory == .nonspacingMark
      {
        continue
      } else {
        plain += " "
      }
    }
    return plain.filter { $0.isASCII && $0 != "'" }
  }

  private static let letters: [Unicode.Scalar: String] = [
    "á": "a", "à": "a", "â": "a", "ä": "a", "ã": "a", "å": "a", "é": "e", "è": "e", "ê": "e", "ë": "e",
    "í": "i",
    "ì": "i", "î": "i", "ï": "i", "ó": "o", "ò": "o", "ô": "o", "ö": "o", "õ": "o", "ú": "u", "ù": "u",
    "û": "u",
    "ü": "u", "ç": "c", "ñ": "n", "ß": "ss",
  ]
}
