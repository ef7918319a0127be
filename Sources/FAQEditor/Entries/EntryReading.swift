import Basics
import FAQKnowledge

/// An entry that is edited, read in its place in the knowledge.
struct EntryReading: Sendable {
  var base: KnowledgeBase
  var entry: Entry
  /// Its number in `base`.
  var index: Int
  /// The problems of its own file.
  var problems: [Diagnostic]

  var hasErrors: Bool { problems.contains { $0.severity == .error } }

  /// Reads the text as if it were published, so that a draft shows what it still lacks. An entry that is moved is read at its
  /// old place, in its new category, so that it stands in the knowledge once.
  init(_ work: EntryWork, _ knowledge: DeskKnowledge, _ call: DeskCall) {
    self.init(work, knowledge, top: call.store.top, now: call.now)
  }

  /// `top`: the knowledge folder that a new file goes into.
  init(_ work: EntryWork, _ knowledge: DeskKnowledge, top: String, now: WallTime) {
    let id = work.file?.id ?? work.name(knowledge)
    let path = work.file?.path ?? EntryFile(root: top, category: work.category, id: id).path
    let reading = knowledge.base.reading(
      work.source.text, at: path, id: id, category: work.category, now: now)
    (base, entry, index, problems) = (reading.base, reading.entry, reading.index, reading.problems)
  }

  /// Names the knowledge with this text of the entry, so that its fitted weights are found again.
  func version(of work: EntryWork) -> String {
    "\(base.version) \(work.file?.path ?? "") \(work.category) \(ChangeRecord.hash(work.source.text))"
  }
}

/// A problem, and the field that it stands at.
struct FieldProblem: Sendable {
  /// Nil for a part that only Markdown shows.
  var field: FormField?
  var line: Int
  var isError: Bool
  var text: String
  var mend: String

  static func all(_ problems: [Diagnostic], _ source: EntrySource, language: String) -> [FieldProblem] {
    let layout = EntryLayout(source)
    let renderer = DiagnosticRenderer(language: language)
    return problems.filter { $0.severity != .note }.map { problem in
      let (text, mend) = renderer.parts(problem)
      return FieldProblem(
        field: layout.field(problem.location.line - 1), line: problem.location.line,
        isError: problem.severity == .error, text: text, mend: mend)
    }
  }
}

extension EntryLayout {
  /// The field that shows a line, counted from 0.
  func field(_ line: Int) -> FormField? {
    if let key = keys.first(where: { $0.line == line }) { return key.kind.flatMap(FormField.of) }
    if line == title || line < 0 { return .title }
    if answer.contains(line) { return .answer }
    let section = sections.first { $0.heading == line || $0.body.contains(line) }
    guard let kind = section?.kind else { return nil }
    return FormField.of(kind)
  }
}
