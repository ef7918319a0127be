import FAQText

/// A phrase of an explanation, in both languages that a knowledge base may have.
enum ExplanationWord: CaseIterable, Sendable {
  case decision, answer, askBack, askBackOf, canned, category, vague, nothing
  case readings, read, name, filler, unknown, hidden
  case rules, candidates, nearest, probability, unknownShare, behind
  case shortened, undoubled, split, vowels, typo, synonym, stemmed, joined

  /// `{}` stands for what the phrase is about.
  var plain: (indonesian: String, english: String) {
    switch self {
    case .decision: ("Keputusan: {}", "Decision: {}")
    case .answer: ("dijawab dengan {}", "answered with {}")
    case .askBack: ("tanya balik umum", "asked back, whatever the category")
    case .askBackOf: ("tanya balik dari kategori {}", "asked back about the category {}")
    case .canned: ("balasan tetap: {}", "fixed reply: {}")
    case .category: ("kategori {}", "category {}")
    case .vague: ("pertanyaan kabur", "vague question")
    case .nothing: ("tidak tahu", "not known")
    case .readings: ("Kata-kata dibaca sebagai", "The words are read as")
    case .read: ("\"{}\" dibaca \"{}\"", "\"{}\" read as \"{}\"")
    case .name: ("\"{}\" dianggap nama, tidak dihitung", "\"{}\" taken for a name, not counted")
    case .filler: ("\"{}\" tidak dihitung", "\"{}\" not counted")
    case .unknown: ("\"{}\" tidak dikenal", "\"{}\" not known")
    case .hidden: ("(data pribadi) disamarkan", "(personal data) hidden")
    case .rules: ("Aturan yang cocok", "Rules that match")
    case .candidates: ("Calon jawaban", "Candidates")
    case .nearest: ("mirip dengan \"{}\"", "similar to \"{}\"")
    case .probability: ("bagian di antara semua pokok", "share among all subjects")
    case .unknownShare: ("bagian kata yang tidak dikenal", "share of unknown words")
    case .behind: ("kalah dari calon pertama sebesar", "behind the first candidate by")
    case .shortened: ("huruf berulang dipendekkan", "repeated letters shortened")
    case .undoubled: ("kata ulang", "doubled word")
    case .split: ("kata bersambung dipisah", "joined words split")
    case .vowels: ("huruf hidup ditambahkan", "vowels added")
    case .typo: ("salah ketik", "typing error")
    case .synonym: ("padanan", "synonym")
    case .stemmed: ("imbuhan dilepas", "affixes removed")
    case .joined: ("gabungan kata", "words joined")
    }
  }
}

/// The words of an explanation, for officers and auditors, in the language of the knowledge.
struct ExplanationWords: Sendable {
  private let isEnglish: Bool
  private let hidesFolders: Bool

  /// - Parameters:
  ///   - language: as in `basis.md`: `en`, or anything else for Indonesian.
  ///   - hidesFolders: whether a file is named with its last folder only, for readers who need not know where the
  ///     knowledge lies.
  init(language: String, hidesFolders: Bool) {
    isEnglish = language == "en"
    self.hidesFolders = hidesFolders
  }

  /// A phrase with values where its `{}` stand, in their order.
  subscript(word: ExplanationWord, values: String...) -> String {
    let phrase = isEnglish ? word.plain.english : word.plain.indonesian
    var parts = phrase.split(separator: "{}", omittingEmptySubsequences: false)[...]
    var text = String(parts.popFirst() ?? "")
    for (value, part) in zip(values, parts) { text += value + part }
    return text
  }

  func askBack(_ category: String?) -> String { category.map { self[.askBackOf, $0] } ?? self[.askBack] }

  func rule(_ entry: String, _ path: String, _ line: Int) -> String {
    let shown = hidesFolders ? path.split(separator: "/").suffix(2).joined(separator: "/") : path
    return "\(entry) (\(shown):\(line))"
  }

  func reading(_ typed: String, _ terms: String, _ changes: Token.Changes) -> String {
    guard typed.lowercased() != terms else { return "\"\(typed)\"" }
    let how = ExplanationWords.changes.filter { changes.contains($0.change) }.map { self[$0.word] }
    return self[.read, typed, terms] + (how.isEmpty ? "" : " (\(how.joined(separator: ", ")))")
  }

  private static let changes: [(change: Token.Changes, word: ExplanationWord)] = [
    (.shortened, .shortened), (.undoubled, .undoubled), (.split, .split), (.vowels, .vowels), (.typo, .typo),
    (.synonym, .synonym), (.stemmed, .stemmed), (.joined, .joined),
  ]
}
