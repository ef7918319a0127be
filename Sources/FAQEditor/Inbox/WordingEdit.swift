import FAQKnowledge

/// An entry with one more wording.
struct WordingEdit: Sendable {
  var work: EntryWork
  /// The text on disk when the wording was added.
  var before: String
  var reading: EntryReading

  /// Nil for an entry that is none, or cannot be read.
  init?(_ id: String, adding wording: String, _ knowledge: DeskKnowledge, _ call: DeskCall) {
    guard let entry = knowledge.base.entry(id) else { return nil }
    let file = EntryFile.of(entry, call.store)
    guard var work = EntryWork.open(file, call.store), let before = call.store.text(file.path) else {
      return nil
    }
    let value = work.source.value(of: .wordings)
    let line = value.form == .items ? wording : "- " + wording
    let text = value.text.isEmpty ? line : value.text + "\n" + line
    work.source.set(
      .wordings, to: FieldValue(text: text, form: value.form), language: knowledge.base.language)
    self.work = work
    self.before = before
    reading = EntryReading(work, knowledge, call)
  }
}
