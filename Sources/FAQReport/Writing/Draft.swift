import Basics
package import FAQKnowledge
import FAQText

/// The beginning of an entry for questions that had no answer: a title and wordings. Its `status` keeps it out of the
/// answers until somebody has written the answer and deleted that line.
package struct Draft: Sendable, Equatable {
  /// The name of its file, without `.md`.
  package var id: String
  package var text: String

  /// Most wordings of a draft. More of the same kind add nothing to what an entry recognises.
  private static let mostWordings = 20
  /// Longest id, in letters.
  private static let longestID = 60

  /// A draft for each group of unanswered questions that were asked `least` times or more.
  ///
  /// - Parameters:
  ///   - report: the report.
  ///   - base: gives the words.
  ///   - least: how often a question must have come.
  ///   - taken: ids that no draft may have, such as those of the entries.
  /// - Returns: a draft for each group that is large enough.
  package static func drafts(_ report: Report, base: KnowledgeBase, least: Int, taken: Set<String>) -> [Draft]
  {
    let forms = ReportForms(base)
    var taken = taken
    return report.unknown.groups.filter { $0.count >= least }.compactMap { group in
      // Wordings that were cut are left out, because half a question is no example of it.
      let wordings = group.wordings.filter { !$0.isCut }.prefix(mostWordings).map(\.text)
      guard let title = wordings.first else { return nil }
      var id = Draft.id(title)
      var number = 2
      while !taken.insert(id).inserted {
        id = Draft.id(title) + "-\(number)"
        number += 1
      }
      return Draft(id: id, text: text(title, wordings, count: group.count, report: report, forms: forms))
    }
  }

  private static func text(
    _ title: String, _ wordings: [String], count: Int, report: Report, forms: ReportForms
  ) -> String {
    let words = forms.words
    let origin = words.fill(.draftOrigin, ["rentang": forms.span(report), "jumlah": forms.number(count)])
    let heading = forms.isEnglish ? "Questions" : "Pertanyaan"
    return """
      ---
      status: \(forms.isEnglish ? "draft" : "draf")
      ---
      # \(title.prefix(1).uppercased() + title.dropFirst())

      <!-- \(comment(origin)) -->
      <!-- \(comment(words[.draftTask])) -->

      ## \(heading)
      \(wordings.map { "- " + $0 }.joined(separator: "\n"))

      """
  }

  /// The text without `--`, which would end the HTML comment around it.
  private static func comment(_ text: String) -> String { text.split(separator: "--").joined(separator: "-") }

  /// An id made of the small letters and digits of a title, with hyphens between its words.
  package static func id(_ title: String) -> String {
    let bytes = Array(title.utf8)
    var id = ""
    var index = 0
    while index < bytes.count {
      let (length, kind, folded) = Folding.scalar(bytes, index)
      index += length
      let isPlain =
        ASCII.isSmall(folded) || ASCII.isDigit(folded)
      if isPlain { id.unicodeScalars.append(Unicode.Scalar(folded)) }
      if kind == .other, !id.isEmpty, id.last != "-" {
        if id.utf8.count >= longestID { break }
        id += "-"
      }
    }
    // A long title is cut between two words.
    if id.utf8.count > longestID {
      id = String(id.prefix(longestID))
      if let hyphen = id.lastIndex(of: "-") { id = String(id[..<hyphen]) }
    }
    while id.last == "-" { id.removeLast() }
    return id.isEmpty ? "draf" : id
  }
}
