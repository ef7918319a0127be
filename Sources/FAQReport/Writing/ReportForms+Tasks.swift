import FAQKnowledge

// The tasks, and the comparison of the last days, in the words of the knowledge.
extension ReportForms {
  /// Work of one kind, with the first things that it is about.
  struct Task {
    var title: String
    var subjects: [String]
  }

  /// Most things that are named of each kind; the parts below the tasks have all.
  private static let mostSubjects = 3

  func tasks(_ report: Report) -> [Task] {
    let missing = report.missing.map { group in
      (group.wordings.first?.text ?? "") + " (" + words.fill(.times, ["jumlah": number(group.count)]) + ")"
    }
    let bad = report.bad.map { entry in
      let judged = words.fill(
        .unhelpfulOf, ["tidak": number(entry.unhelpful), "semua": number(entry.helpful + entry.unhelpful)])
      return "\(entry.title ?? entry.id) (\(judged))"
    }
    let alike = report.alike.map { words.fill(.narrowPair, ["entri": $0.answered, "saingan": $0.rival]) }
    return [(ReportWord.newEntries, missing), (.badEntries, bad), (.alikeEntries, alike)]
      .filter { !$0.1.isEmpty }.map { word, subjects in
        Task(
          title: words.fill(word, ["jumlah": number(subjects.count)]),
          subjects: Array(subjects.prefix(ReportForms.mostSubjects)))
      }
  }

  /// The entry that might have answered, with the confidence in it.
  func nearest(_ nearest: QuestionGroup.Nearest) -> String {
    words.fill(
      .nearest,
      ["entri": nearest.entry, "keyakinan": percent(Int((nearest.confidence * 100).rounded()), of: 100)])
  }

  /// A figure of the last days, with the same of the days before.
  struct Compared {
    var name: String
    var value: String
    var before: String
  }

  func comparison(_ comparison: Report.Comparison) -> [Compared] {
    func row(_ word: ReportWord, _ value: (Report.Period) -> String) -> Compared {
      Compared(
        name: words[word], value: value(comparison.last),
        before: words.fill(.before, ["nilai": value(comparison.before)]))
    }
    return [
      row(.asked) { number($0.questions) }, row(.alone) { percent($0.alone, of: $0.judged) },
      row(.unknown) { number($0.unknown) },
    ]
  }
}
