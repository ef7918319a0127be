import FAQKnowledge
import HTML
import HTTPWire

// A question that is outside is written into the knowledge, so that whoever asks it again is told so.
extension InboxPage {
  /// Shows what the question would move, or publishes it. It is shown again when another list or another text is chosen than
  /// was shown.
  static func outside(
    _ group: Inbox.Group, _ knowledge: DeskKnowledge, _ call: DeskCall, publishes: Bool
  ) throws(DeskRefusal) -> Response {
    let wording = String(FormFields.line(call.form["pertanyaan"] ?? group.title).prefix(mostLetters))
    guard !wording.isEmpty, let edit = OutsideEdit(wording, to: call.form["daftar"], knowledge, call) else {
      throw .badForm
    }
    let isShown = call.form["versi"] == edit.version && call.form["ditunjukkan"] == edit.list
    guard edit.errors.isEmpty, publishes, isShown else {
      let status = !edit.errors.isEmpty ? 422 : publishes ? 409 : 200
      let layout = Layout(call, knowledge)
      return layout.page(status: status, title: layout.words[.inbox], path: path) { html in
        OutsideHTML(call, layout.words).write(group, wording, edit, &html)
      }
    }
    do throws(StoreError) {
      let heading = EntryNames.outside(knowledge.base.language)
      try call.publisher.publish(
        [.init(name: edit.file, before: edit.before, after: edit.after)], in: call.store.top, kind: .written,
        title: edit.list.isEmpty ? heading : "\(heading): \(edit.list)")
    } catch {
      return failed(error, call)
    }
    return finish(group, .outside, call)
  }
}

/// The page on which it is shown what a question that is outside would move.
private struct OutsideHTML {
  private let call: DeskCall
  private let words: DeskWords
  private var screens: ScreenWords { words.base.phrasebook.screens }

  init(_ call: DeskCall, _ words: DeskWords) { (self.call, self.words) = (call, words) }

  func write(_ group: Inbox.Group, _ wording: String, _ edit: OutsideEdit, _ html: inout HTMLWriter) {
    html.element("section", ["class": "panel", "aria-labelledby": "periksa"]) { html in
      html.element("h2", ["id": "periksa"], screens[inbox: .confirmOutside])
      html.element("p", wording)
      errors(edit, &html)
      place(edit, &html)
      html.form(InboxPage.path, call, ["class": "fields"]) { html in
        html.hidden("kelompok", group.id)
        html.hidden("pertanyaan", wording)
        html.hidden("versi", edit.version)
        html.hidden("ditunjukkan", edit.list)
        lists(edit, &html)
        html.element("div", ["class": "actions"]) { actions(edit, &$0) }
      }
      if edit.errors.isEmpty { MovesHTML(words).write(edit.base, version: edit.editedVersion, call, &html) }
    }
  }

  private func errors(_ edit: OutsideEdit, _ html: inout HTMLWriter) {
    let renderer = DiagnosticRenderer(language: words.base.language)
    for error in edit.errors { html.message(renderer.parts(error).problem, isError: true) }
  }

  private func place(_ edit: OutsideEdit, _ html: inout HTMLWriter) {
    let reply = edit.newReply ?? words.base.outside(edit.list).map { words.base.canned[$0].text } ?? ""
    let word: InboxWord = edit.newReply == nil ? .outsidePlace : .outsideNewList
    html.element(
      "p", ["class": "hint"], screens.fill(inbox: word, ["berkas": edit.file, "balasan": reply]))
  }

  private func lists(_ edit: OutsideEdit, _ html: inout HTMLWriter) {
    let lists = OutsideEdit.lists(words.base)
    guard !lists.isEmpty else { return }
    html.element("div", ["class": "field"]) { html in
      html.element("label", ["for": "f-daftar"], screens[inbox: .outsideList])
      html.element("select", ["id": "f-daftar", "name": "daftar"]) { html in
        for list in lists {
          let name = list.isEmpty ? screens[inbox: .outsideUnnamed] : list
          html.option(list, name, isSelected: list.lowercased() == edit.list.lowercased())
        }
      }
    }
  }

  private func actions(_ edit: OutsideEdit, _ html: inout HTMLWriter) {
    if edit.errors.isEmpty {
      InboxHTML.button(
        "terbit-luar", key: "l", screens[inbox: .publishOutside], isMain: true, &html)
    }
    html.element("button", ["name": "aksi", "value": "luar"], screens[inbox: .showMoves])
    html.element(
      "a", ["class": "button", "href": InboxPage.path, "data-tombol": "n"], screens[inbox: .back])
  }
}
