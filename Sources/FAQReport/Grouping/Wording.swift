import Basics

/// A text of the journal as a person may read it or paste it: one line, without invisible characters, and without the
/// words in which something is redacted.
struct Wording: Sendable, Equatable {
  var text: String
  /// Whether the text is only the beginning of the original.
  var isCut: Bool

  private static let space = UInt8(ascii: " ")

  /// - Parameters:
  ///   - whole: the text as it stands in the journal.
  ///   - masksStay: whether words with something redacted in them are kept. The default is no, because `***` must not
  ///     become a word to learn from.
  init(_ whole: String, masksStay: Bool = false) {
    let plain = Wording.plain(Array(whole.utf8))
    var kept: [UInt8] = []
    isCut = false
    for word in plain.split(separator: Wording.space) where masksStay || !Wording.isMasked(word) {
      guard kept.count + (kept.isEmpty ? 0 : 1) + word.count <= ReportLimits.longestWording else {
        isCut = true
        break
      }
      if !kept.isEmpty { kept.append(Wording.space) }
      kept += word
    }
    text = String(decoding: kept, as: UTF8.self)
    if isCut, !kept.isEmpty { text += " …" }
  }

  /// Whether the word contains `***`, which stands in place of what is redacted.
  private static func isMasked(_ word: ArraySlice<UInt8>) -> Bool {
    var run = 0
    for byte in word {
      run = byte == UInt8(ascii: "*") ? run + 1 : 0
      if run == 3 { return true }
    }
    return false
  }

  /// The text with single kinds of white space replaced by spaces, and without invisible characters.
  private static func plain(_ bytes: [UInt8]) -> [UInt8] {
    // Most texts are ASCII and need no Unicode properties.
    if !bytes.contains(where: ASCII.isOutside) { return bytes.map { ASCII.isControl($0) ? space : $0 } }
    let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
    return Array(String(String.UnicodeScalarView(scalars.compactMap(Wording.seen))).utf8)
  }

  /// The scalar itself, a space for one that only separates words, or nil for an invisible one.
  private static func seen(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .spaceSeparator: " "
    // Marks of direction, joiners and soft hyphens are dropped, because they can reorder the text around them.
    case .format, .privateUse, .surrogate, .unassigned: nil
    default: scalar
    }
  }
}
