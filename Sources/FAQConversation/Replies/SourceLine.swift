import Basics
import FAQKnowledge

/// Writes the sources of an answer in one line: title, publisher and year of each, whether it is old, and whether the
/// sources disagree. Sections are left out.
struct SourceLine: Sendable {
  /// Years between the newest source of the knowledge and an old one. The present date is not used, because equal
  /// knowledge must give equal answers on every day.
  static let old = 5

  /// Most sources that are named; of further ones only the years are given.
  static let most = 2

  private let words: Phrasebook
  private let newest: Int?
  /// Signs in a note that sources disagree, in small letters.
  private let signs: [[UInt8]]

  init(_ base: KnowledgeBase) {
    words = base.phrasebook
    newest = base.sources.compactMap(\.year).max()
    signs = base.phrasebook.list(.differSigns).map { ASCII.lowered($0.utf8) }
  }

  func write(_ answers: [AnswerPart]) -> String {
    var sources: [Source] = []
    for source in answers.flatMap(\.sources).map(\.source) where !sources.contains(source) {
      sources.append(source)
    }
    guard !sources.isEmpty else { return "" }
    let named = sources.prefix(SourceLine.most).map(name) + more(sources.dropFirst(SourceLine.most))
    let line = words[.sources] + ": " + named.joined(separator: "; ") + "."
    let disagree = answers.contains { answer in
      answer.notes.contains { note in
        let note = ASCII.lowered(note.utf8)
        return signs.contains { note.firstIndex(of: $0) != nil }
      }
    }
    return disagree ? line + " " + words[.sourcesDiffer] : line
  }

  private func more(_ sources: ArraySlice<Source>) -> [String] {
    guard !sources.isEmpty else { return [] }
    let years = sources.map { $0.year.map(String.init) ?? words[.undated] }.joined(separator: ", ")
    return [words.fill(.moreSources, ["jumlah": String(sources.count), "tahun": years])]
  }

  private func name(_ source: Source) -> String {
    var origin = TextList.origin(source, words)
    if let year = source.year, let newest, newest - year >= SourceLine.old {
      origin += ", " + words[.oldSource]
    }
    return "\(source.title) (\(origin))"
  }
}
