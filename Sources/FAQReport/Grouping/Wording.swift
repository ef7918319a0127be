/// A text of the journal as a person may read it or paste it: one line, without signs that are not seen, and without the
/// words in which something is masked.
struct Wording: Sendable, Equatable {
  var text: String
  /// Whether it is only the beginning.
  var isCut: Bool

  /// `masksStay`: whether words with something masked in them are kept. The default is no: `***` must not become a word
  /// to learn from.
  init(_ bytes: [UInt8], masksStay: Bool = false) {
    var words: [Substring] = []
    var length = 0
    isCut = false
    let plain = String(
      String.UnicodeScalarView(String(decoding: bytes, as: UTF8.self).unicodeScalars.compactMap(Wording.seen))
    )
    for word in plain.split(separator: " ") where masksStay || !word.contains("***") {
      length += word.utf8.count + 1
      guard length <= ReportLimits.longestWording + 1 else {
        isCut = true
        break
      }
      words.append(word)
    }
    text = words.joined(separator: " ")
    if isCut { text += words.isEmpty ? "" : " …" }
  }

  /// A scalar to show, a space for one that only parts words, nil for one that is never seen.
  private static func seen(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .spaceSeparator: " "
    // Marks of direction, joiners, soft hyphens: they could turn what stands around them about.
    case .format, .privateUse, .surrogate, .unassigned: nil
    default: scalar
    }
  }
}
