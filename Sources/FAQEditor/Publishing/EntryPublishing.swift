import Basics
import FAQKnowledge
import HTTPWire
import JSON

/// Writes an entry: published, as a draft, or not at all.
struct EntryPublishing {
  private let call: DeskCall
  private let knowledge: DeskKnowledge

  init(_ call: DeskCall, _ knowledge: DeskKnowledge) { (self.call, self.knowledge) = (call, knowledge) }

  private var language: String { knowledge.base.language }

  func publish(_ work: EntryWork) -> Response {
    var work = work
    if work.isDraft { work.source.set(.status, to: .init(text: "", form: .text), language: language) }
    let reading = EntryReading(work, knowledge, call)
    if reading.hasErrors { return refused(work, .hasErrors, status: 422) }
    return write(work, news: .published)
  }

  func saveDraft(_ work: EntryWork) -> Response {
    var work = work
    markAsDraft(&work)
    return write(work, news: .saved)
  }

  /// Keeps what was typed so far. A published entry is answered from, so that its draft is kept beside the folder; any other is
  /// written into it as `status: draf`. A draft moves when somebody says so, and not while the name of a category is typed.
  func autosave(_ work: EntryWork) -> Response {
    let isPublished = work.isPublished(knowledge)
    var work = work
    markAsDraft(&work)
    do throws(StoreError) {
      guard let file = work.file else { return try saveNew(work) }
      let draft = SavedDraft(file, call.store)
      let category = work.isMoved ? work.category : nil
      if isPublished {
        try draft.write(work.source.text, category: category)
        return saved(file, version: work.version)
      }
      try draft.write(category: category)
      return try save(work, in: file)
    } catch {
      return saved(nil, version: work.version)
    }
  }

  private func saveNew(_ work: EntryWork) throws(StoreError) -> Response {
    let file: EntryFile
    do throws(EntryFile.NameProblem) { file = try target(work) } catch { return saved(nil, version: "") }
    return try save(work, in: file)
  }

  /// Writes a draft. It is no change that could be undone: it would push those that somebody wished for out of the list.
  private func save(_ work: EntryWork, in file: EntryFile) throws(StoreError) -> Response {
    let current = try opened(work, file)
    try call.store.apply([FileChange(path: file.path, before: .text(current), after: work.source.text)])
    return saved(file, version: ChangeRecord.hash(work.source.text))
  }

  func discardDraft(_ work: EntryWork) -> Response {
    guard let file = work.file else { return .seeOther("/") }
    do throws(StoreError) {
      try SavedDraft(file, call.store).remove()
      return .seeOther(EntryPage.address(file))
    } catch {
      return failed(work, error)
    }
  }

  func remove(_ work: EntryWork) -> Response {
    guard let file = work.file else { return .seeOther("/") }
    guard let text = call.store.text(file.path), ChangeRecord.hash(text) == work.version else {
      return conflict(work)
    }
    do throws(StoreError) {
      try call.publisher.publish(
        [.init(name: file.name, before: text, after: nil)], in: file.root, kind: .removed, title: title(work))
      try SavedDraft(file, call.store).remove()
      return .seeOther("/?kabar=hapus")
    } catch {
      return failed(work, error)
    }
  }

  // MARK: Writing

  private func write(_ work: EntryWork, news: DeskNews) -> Response {
    let file: EntryFile
    do throws(EntryFile.NameProblem) {
      file = try target(work)
    } catch {
      return refused(work, word(error), status: 422)
    }
    do throws(StoreError) {
      let isSame = call.store.text(file.path) == work.source.text
      try put(work, into: file)
      try SavedDraft(work.file ?? file, call.store).remove()
      let news = isSame ? .unchanged : work.isMoved ? .moved : news
      return .seeOther(EntryPage.address(file) + "&kabar=" + news.rawValue)
    } catch {
      return failed(work, error)
    }
  }

  private func put(_ work: EntryWork, into file: EntryFile) throws(StoreError) {
    let current = try opened(work, work.file ?? file)
    var changes = [Publisher.Change(name: file.name, before: current, after: work.source.text)]
    if let old = work.file, work.isMoved {
      changes[0].before = nil
      changes.append(.init(name: old.name, before: current, after: nil))
    }
    try call.publisher.publish(
      changes, in: file.root, kind: work.isMoved ? .moved : .written, title: title(work))
  }

  /// The text of a file as the form was opened on it; nil for a new file.
  ///
  /// - Throws: `changed` for a file that was written since.
  private func opened(_ work: EntryWork, _ file: EntryFile) throws(StoreError) -> String? {
    let current = call.store.text(file.path)
    guard current.map(ChangeRecord.hash) ?? "" == work.version else { throw .changed(path: file.path) }
    return current
  }

  private func target(_ work: EntryWork) throws(EntryFile.NameProblem) -> EntryFile {
    if let file = work.file { return work.isMoved ? try file.moved(to: work.category, call.store) : file }
    return try EntryFile.new(
      category: work.category, id: work.name(knowledge), knowledge, call.store)
  }

  private func markAsDraft(_ work: inout EntryWork) {
    if work.isDraft { return }
    let value = FieldValue(text: language == "en" ? "draft" : "draf", form: .text)
    work.source.set(.status, to: value, language: language)
  }

  private func title(_ work: EntryWork) -> String { work.source.value(of: .title).text }

  // MARK: What is said

  private func word(_ problem: EntryFile.NameProblem) -> DeskWord {
    switch problem {
    case .badID: .badID
    case .badCategory: .badCategory
    case .taken: .takenID
    }
  }

  private func refused(_ work: EntryWork, _ word: DeskWord, status: Int) -> Response {
    EntryPage.show(EntryView(work, knowledge, message: word), call, status: status)
  }

  /// The text stays in the form, whatever went wrong.
  private func failed(_ work: EntryWork, _ error: StoreError) -> Response {
    guard case .system(_, let reason) = error else { return conflict(work) }
    var view = EntryView(work, knowledge, message: .notWritten)
    view.detail = reason.reason
    return EntryPage.show(view, call, status: 500)
  }

  private func conflict(_ work: EntryWork) -> Response {
    var view = EntryView(work, knowledge, message: .conflict)
    view.other = work.file.flatMap { call.store.text($0.path) } ?? ""
    return EntryPage.show(view, call, status: 409)
  }

  private func saved(_ file: EntryFile?, version: String) -> Response {
    var json = JSONWriter()
    json.object { json in
      json.pair("berkas", file?.name)
      json.pair("versi", version)
      json.pair("pesan", DeskWords(knowledge.base)[file == nil ? .notSaved : .autosaved])
    }
    return .json(json.bytes)
  }
}
