import FAQKnowledge

/// A field of the form of an entry; its raw value is its name in the form.
enum FormField: String, CaseIterable, Sendable {
  case title = "judul"
  case answer = "jawaban"
  case steps = "langkah"
  case attachments = "lampiran"
  case notes = "catatan"
  case details = "rincian"
  case wordings = "pertanyaan"
  case counterexamples = "bukan"
  case rules = "aturan"
  case audiences = "untuk"
  case sources = "sumber"
  case contacts = "kontak"
  case related = "terkait"
  case status = "status"
  case review = "tinjau"
  case expiry = "berlaku"

  var section: Headings.EntrySection? {
    switch self {
    case .steps: .steps
    case .attachments: .attachments
    case .notes: .notes
    case .details: .details
    case .wordings: .wordings
    case .counterexamples: .counterexamples
    case .rules: .rules
    default: nil
    }
  }

  var key: Headings.EntryKey? {
    switch self {
    case .audiences: .audiences
    case .sources: .sources
    case .contacts: .contacts
    case .related: .related
    case .status: .status
    case .review: .review
    case .expiry: .expiry
    default: nil
    }
  }

  /// Whether its value is a list with commas.
  var isList: Bool {
    switch self {
    case .audiences, .sources, .contacts, .related: true
    default: false
    }
  }

  /// The field of a section or a key; nil for what only Markdown shows.
  static func of(_ section: Headings.EntrySection) -> FormField? { allCases.first { $0.section == section } }
  static func of(_ key: Headings.EntryKey) -> FormField? { allCases.first { $0.key == key } }
}

/// The content of a form's field.
struct FieldValue: Sendable, Equatable {
  enum Form: String, Sendable {
    /// One text.
    case text = "teks"
    /// An item a line, without its sign; lines that begin with a space go on with the item above.
    case items = "butir"
    /// The part as it stands in the file.
    case markdown
  }

  var text: String
  var form: Form

  /// Whether both say the same: white space at the ends of lines and of the whole does not count in a list of items.
  func says(_ other: FieldValue) -> Bool {
    self == other || (form == other.form && form != .markdown && plain == other.plain)
  }

  private var plain: [Substring] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var line = line
      while let last = line.last, last == " " || last == "\t" { line.removeLast() }
      return line
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
