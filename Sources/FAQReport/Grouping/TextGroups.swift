package import FAQText

/// Groups texts by their subject, as the report groups the questions of a journal.
package enum TextGroups {
  /// - Parameters:
  ///   - texts: the texts, the most frequent first.
  ///   - analyzer: the analyzer of the knowledge.
  ///   - wordings: how many wordings the knowledge has.
  /// - Returns: the numbers of the texts of each group, in the order of its first.
  package static func of(_ texts: [String], analyzer: Analyzer, wordings: Int) -> [[Int]] {
    var subjects = SubjectReader(analyzer)
    return QuestionGrouping.members(
      texts.map { subjects.key($0) }, analyzer: analyzer, wordings: wordings)
  }
}
