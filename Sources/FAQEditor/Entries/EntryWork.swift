import Basics
import FAQImport
import FAQKnowledge

/// An entry while it is edited: the text that the officer sees, and the file that it is to become.
struct EntryWork: Sendable {
  /// Nil for an entry without a file.
  var file: EntryFile?
  /// The folder that it is to lie in: another one than that of `file` moves it.
  var category: String
  var id: String
  var source: EntrySource
  /// Of the text on disk when it was opened; empty for a new entry.
  var version: String

  /// Whether the text says that it is a draft.
  var isDraft: Bool {
    Headings.statuses[source.value(of: .status).text.lowercased()] ?? false
  }

  /// Whether the entry has a file, which is to lie in another folder.
  var isMoved: Bool { file.map { $0.category != category } ?? false }

  /// Whether its file is answered from.
  func isPublished(_ knowledge: DeskKnowledge) -> Bool {
    guard let path = file?.path else { return false }
    return knowledge.base.entries.contains { $0.location.path == path }
  }

  /// A new entry, which says nothing.
  static func new(_ category: String, title: String = "", wordings: [String] = [], language: String)
    -> EntryWork
  {
    var source = EntrySource("# \n\n## \(EntryNames.section(.wordings, language))\n")
    if !title.isEmpty { source.set(.title, to: .init(text: title, form: .text), language: language) }
    let list = FieldValue(text: wordings.joined(separator: "\n"), form: .items)
    source.set(.wordings, to: list, language: language)
    return EntryWork(file: nil, category: category, id: "", source: source, version: "")
  }

  /// An entry as it lies on disk; nil where it cannot be read as UTF-8.
  static func open(_ file: EntryFile, _ store: DeskStore) -> EntryWork? {
    guard let text = store.text(file.path) else { return nil }
    return EntryWork(
      file: file, category: file.category, id: file.id, source: EntrySource(text),
      version: ChangeRecord.hash(text))
  }

  /// An entry as a form sends it: the fields that were changed are written into the Markdown, which may have been changed,
  /// too.
  static func read(_ call: DeskCall, _ knowledge: DeskKnowledge) throws(DeskRefusal) -> EntryWork {
    let form = call.form
    let name = form["berkas"] ?? ""
    let file = name.isEmpty ? nil : EntryFile.known(name, knowledge, call.store)
    // A file that is gone can be written again: what was typed is not lost.
    let gone = file == nil ? EntryFile.parts(name) : nil
    guard name.isEmpty || file != nil || gone != nil else { throw .noSuchPage }
    guard let asked = form.text("asal"), let markdown = form.text("markdown"),
      markdown.utf8.count <= DeskStore.largestFile
    else { throw .badForm }
    var source = EntrySource(markdown)
    if let disk = file.flatMap({ call.store.text($0.path) }) { source.takeEndings(of: EntrySource(disk)) }
    let before = EntrySource(asked)
    let language = knowledge.base.language
    for (field, value) in EntryForm.values(form) where !before.value(of: field).says(value) {
      source.set(field, to: value, language: language)
    }
    let typed = form["kategori-baru"].flatMap { $0.isEmpty ? nil : $0 } ?? form["kategori"]
    return EntryWork(
      file: file, category: typed ?? file?.category ?? gone?.category ?? "",
      id: file?.id ?? gone?.id ?? form["nama"] ?? "", source: source, version: form["versi"] ?? "")
  }

  /// The name of a new entry: the one that was typed, else one made of the title.
  func name(_ knowledge: DeskKnowledge) -> String {
    if !id.isEmpty { return id }
    let taken = Set((knowledge.base.entries + knowledge.base.drafts).map(\.id))
    return Slug.free(source.value(of: .title).text, otherwise: "entri-baru") { taken.contains($0) }
  }
}

/// Reads the fields of the form of an entry.
enum EntryForm {
  static func values(_ form: FormFields) -> [(field: FormField, value: FieldValue)] {
    let lists = Set(form.all("daftar"))
    return FormField.allCases.compactMap { field in
      if field == .sources, lists.contains(field.rawValue) {
        return (field, .init(text: citations(form).joined(separator: ", "), form: .text))
      }
      if lists.contains(field.rawValue) {
        return (field, .init(text: form.all(field.rawValue).joined(separator: ", "), form: .text))
      }
      guard let text = form.text(field.rawValue) else { return nil }
      let shape = form["bentuk-" + field.rawValue].flatMap(FieldValue.Form.init) ?? .text
      return (field, .init(text: text, form: shape))
    }
  }

  /// Sources that are ticked, each with the part of it that is cited.
  private static func citations(_ form: FormFields) -> [String] {
    form.pairs.compactMap { pair in
      guard pair.name.hasPrefix("sumber."), !pair.value.isEmpty else { return nil }
      let part = FormFields.line(form["bagian." + pair.name.dropFirst("sumber.".count)] ?? "")
        .filter { $0 != "," }
      return part.isEmpty ? pair.value : "\(pair.value) \(part)"
    }
  }
}

extension EntrySource {
  /// The values of a list with commas.
  func list(_ field: FormField) -> [String] {
    value(of: field).text.split(separator: ",").map { String($0.trimmed()) }.filter { !$0.isEmpty }
  }
}
