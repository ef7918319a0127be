import Basics
import FAQKnowledge
import FAQService
import HTML
import HTTPWire

/// The page on which one entry is written.
enum EntryPage {
  static let route = DeskRoute(
    "/entri", get: { call throws(DeskRefusal) in try open(call) },
    post: { call throws(DeskRefusal) in try change(call) })

  static func address(_ file: EntryFile) -> String { "/entri?berkas=" + PercentCoding.encode(file.name) }

  // MARK: Opening

  private static func open(_ call: DeskCall) throws(DeskRefusal) -> Response {
    let knowledge = call.desk.shelf.knowledge()
    guard let name = call.query["berkas"] else {
      // Other pages may hand over a title and wordings for a new entry.
      let work = EntryWork.new(
        call.query["kategori"] ?? "", title: FormFields.line(call.query["judul"] ?? ""),
        wordings: call.query.all("pertanyaan").map(FormFields.line), language: knowledge.base.language)
      return show(EntryView(work, knowledge), call)
    }
    guard let file = EntryFile.known(name, knowledge, call.store) else { throw .noSuchPage }
    guard let work = EntryWork.open(file, call.store) else {
      return show(
        EntryView(EntryWork.new("", language: knowledge.base.language), knowledge, message: .notUTF8), call)
    }
    var view = EntryView(work, knowledge)
    view.news = call.query["kabar"].flatMap(DeskNews.init)
    view.take(SavedDraft(file, call.store), isOpened: call.query["draf"] == "1")
    return show(view, call)
  }

  static func show(_ view: EntryView, _ call: DeskCall, status: Int = 200) -> Response {
    let layout = Layout(call, view.knowledge)
    let isNew = view.work.file == nil
    let title = isNew ? layout.words[.newEntry] : layout.words[.editEntry]
    return layout.page(status: status, title: title, path: "/entri") { html in
      EntryFormHTML(view, call, layout.words).write(&html)
    }
  }

  // MARK: Changing

  private static func change(_ call: DeskCall) throws(DeskRefusal) -> Response {
    let knowledge = call.desk.shelf.knowledge()
    let work = try EntryWork.read(call, knowledge)
    switch call.form["aksi"] ?? "" {
    case "terbit": return EntryPublishing(call, knowledge).publish(work)
    case "draf": return EntryPublishing(call, knowledge).saveDraft(work)
    case "autosimpan": return EntryPublishing(call, knowledge).autosave(work)
    case "buang-draf": return EntryPublishing(call, knowledge).discardDraft(work)
    case "hapus": return EntryPublishing(call, knowledge).remove(work)
    case "coba":
      var view = EntryView(work, knowledge)
      view.question = FormFields.line(call.form["tanya"] ?? "")
      return show(view, call)
    case "pindah":
      var view = EntryView(work, knowledge)
      view.showsMoves = true
      return show(view, call)
    default: return show(EntryView(work, knowledge), call)
    }
  }
}

/// The content of an entry's page.
struct EntryView {
  var work: EntryWork
  var knowledge: DeskKnowledge
  /// The reason for which the last request was refused.
  var message: DeskWord?
  var detail = ""
  var news: DeskNews?
  /// The question that the edited entry is tried with.
  var question = ""
  /// Whether it shows what the edit moves.
  var showsMoves = false
  /// The text on disk, where it is no longer the one that was opened.
  var other: String?
  /// Whether a draft of it lies beside the folder.
  var savedDraft = false

  /// Takes what was kept of the last time: beside a published entry once somebody opens it, beside a draft at once.
  mutating func take(_ draft: SavedDraft, isOpened: Bool) {
    let isPublished = work.isPublished(knowledge)
    let text = draft.text.flatMap { $0 == work.source.text ? nil : $0 }
    savedDraft = text != nil || (isPublished && draft.category != nil)
    if let text, isOpened { work.source = EntrySource(text) }
    if let category = draft.category, isOpened || !isPublished { work.category = category }
  }

  init(_ work: EntryWork, _ knowledge: DeskKnowledge, message: DeskWord? = nil) {
    (self.work, self.knowledge, self.message) = (work, knowledge, message)
  }
}
