import Basics
import FAQKnowledge
import HTML
import HTTPWire

/// The last changes, each with a button that undoes it, and what Git has not committed.
enum HistoryPage {
  static let route = DeskRoute(
    "/riwayat", name: .history, get: { call throws(DeskRefusal) in show(call) },
    post: { call throws(DeskRefusal) in try undo(call) })

  private static func show(_ call: DeskCall, message: String? = nil, status: Int = 200) -> Response {
    let knowledge = call.desk.shelf.knowledge()
    let layout = Layout(call, knowledge)
    let words = layout.words
    return layout.page(status: status, title: words[.history], path: "/riwayat") { html in
      if let message { html.message(message, isError: true) }
      if let news = call.query["kabar"].flatMap(DeskNews.init) { html.message(words[news.word]) }
      html.element("p", ["class": "hint"], words.fill(.historyHint, ["jumlah": String(ChangeRecord.most)]))
      var isEmpty = true
      for root in call.store.folders.reversed() {
        let records = call.publisher.records(in: root)
        if records.isEmpty { continue }
        isEmpty = false
        html.element("ul", ["class": "entries"]) { html in
          for record in records {
            html.element("li") { item(record, root, call, knowledge.base.zone, words, &$0) }
          }
        }
      }
      if isEmpty { html.element("p", words[.noHistory]) }
      if let files = call.store.uncommitted(), !files.isEmpty {
        html.element("h2", words.fill(.uncommitted, ["jumlah": String(files.count)]))
        html.list("ul", files)
        html.element("p", ["class": "hint"], words[.uncommittedHint])
      }
    }
  }

  private static func item(
    _ record: ChangeRecord, _ root: String, _ call: DeskCall, _ zone: Zone, _ words: DeskWords,
    _ html: inout HTMLWriter
  ) {
    html.element(
      "p", ["class": "entry-title"], record.title.isEmpty ? record.files.first?.name ?? "" : record.title)
    html.element("p", ["class": "marks"]) { $0.element("span", ["class": "mark"], words[word(record.kind)]) }
    html.element("p", ["class": "facts"]) { html in
      html.text(record.time.minuteText(in: zone) + " · ")
      html.text(record.files.prefix(3).map(\.name).joined(separator: ", "))
      if record.files.count > 3 { html.text(" +\(record.files.count - 3)") }
    }
    guard call.publisher.canUndo(record, in: root) else {
      return html.element("p", ["class": "hint"], words[.cannotUndo])
    }
    html.form("/riwayat", call, ["class": "inline"]) { html in
      html.hidden("nomor", String(record.number))
      html.hidden("folder", String(call.store.folders.firstIndex(of: root) ?? 0))
      html.element("button", ["aria-label": words.fill(.undoThis, ["judul": record.title])], words[.undo])
    }
  }

  private static func word(_ kind: ChangeRecord.Kind) -> DeskWord {
    switch kind {
    case .written: .kindWritten
    case .moved: .kindMoved
    case .removed: .kindRemoved
    case .imported: .kindImported
    case .notice: .kindNotice
    case .undone: .kindUndone
    }
  }

  private static func undo(_ call: DeskCall) throws(DeskRefusal) -> Response {
    guard let folder = call.form["folder"].flatMap({ Int($0) }), call.store.folders.indices.contains(folder),
      let number = call.form["nomor"].flatMap({ Int($0) })
    else { throw .badForm }
    let root = call.store.folders[folder]
    guard let record = call.publisher.records(in: root).first(where: { $0.number == number }) else {
      throw .noSuchPage
    }
    do throws(StoreError) {
      try call.publisher.undo(record, in: root)
      return .seeOther("/riwayat?kabar=urung")
    } catch {
      return show(call, message: FailureText.words(error, call), status: 409)
    }
  }
}
