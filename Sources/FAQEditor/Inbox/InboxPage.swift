import FAQKnowledge
import FAQService
import HTML
import HTTPWire

/// The questions that were not answered or did not help, one group after the other.
enum InboxPage {
  static let path = "/kotak"
  /// Most letters of a question that is added.
  static let mostLetters = 500
  static let route = DeskRoute(
    path, name: .inbox, get: { call throws(DeskRefusal) in show(call) },
    post: { call throws(DeskRefusal) in try act(call) })

  private static func show(_ call: DeskCall, message: InboxWord? = nil, status: Int = 200) -> Response {
    let knowledge = call.desk.shelf.knowledge()
    let inbox = call.desk.inbox.inbox(call, knowledge)
    let layout = Layout(call, knowledge)
    return layout.page(status: status, title: layout.words[.inbox], path: path) { html in
      let view = InboxHTML(call, layout.words, knowledge)
      if let message { html.message(view.screens[inbox: message], isError: true) }
      if let news = call.query["kabar"].flatMap(DoneQuestions.Act.init) {
        html.message(view.screens[inbox: news.told])
      }
      view.write(inbox, from: call.query["mulai"].flatMap { Int($0) } ?? 0, &html)
    }
  }

  // MARK: Changing

  private static func act(_ call: DeskCall) throws(DeskRefusal) -> Response {
    let knowledge = call.desk.shelf.knowledge()
    let inbox = call.desk.inbox.inbox(call, knowledge)
    guard let group = inbox.groups.first(where: { $0.id == call.form["kelompok"] }) else {
      return show(call, message: .gone, status: 409)
    }
    switch call.form["aksi"] ?? "" {
    case "tambah": return try add(group, knowledge, call, publishes: false)
    case "terbit": return try add(group, knowledge, call, publishes: true)
    case "baru": return .seeOther(newEntry(group))
    case "luar": return try outside(group, knowledge, call, publishes: false)
    case "terbit-luar": return try outside(group, knowledge, call, publishes: true)
    case "abaikan": return finish(group, .ignored, call)
    default: throw .badForm
    }
  }

  /// The form of a new entry with the first wordings of the group. The group goes once the entry answers it.
  private static func newEntry(_ group: Inbox.Group) -> String {
    let wordings = group.questions.prefix(6).map { "&pertanyaan=" + PercentCoding.encode($0.text) }
    return "/entri?judul=" + PercentCoding.encode(group.title) + wordings.joined()
  }

  static func finish(_ group: Inbox.Group, _ act: DoneQuestions.Act, _ call: DeskCall) -> Response {
    do throws(StoreError) {
      try call.store.apply([DoneQuestions(call.store).adding(group.keys, act, at: call.now, call.store)])
      return .seeOther("\(path)?kabar=\(act.rawValue)")
    } catch {
      return failed(error, call)
    }
  }

  /// Shows what the wording would move, or publishes it.
  private static func add(
    _ group: Inbox.Group, _ knowledge: DeskKnowledge, _ call: DeskCall, publishes: Bool
  ) throws(DeskRefusal) -> Response {
    let wording = String(FormFields.line(call.form["pertanyaan"] ?? "").prefix(mostLetters))
    guard !wording.isEmpty,
      let edit = WordingEdit(call.form["entri"] ?? "", adding: wording, knowledge, call),
      let file = edit.work.file
    else { throw .badForm }
    if edit.reading.hasErrors { return show(call, message: .hasErrors, status: 422) }
    guard publishes else { return confirm(group, wording, edit, knowledge, call) }
    guard call.form["versi"] == edit.work.version else {
      return confirm(group, wording, edit, knowledge, call, status: 409)
    }
    do throws(StoreError) {
      try call.publisher.publish(
        [.init(name: file.name, before: edit.before, after: edit.work.source.text)], in: file.root,
        kind: .written, title: edit.reading.entry.title)
    } catch {
      return failed(error, call)
    }
    return finish(group, .added, call)
  }

  private static func confirm(
    _ group: Inbox.Group, _ wording: String, _ edit: WordingEdit, _ knowledge: DeskKnowledge,
    _ call: DeskCall, status: Int = 200
  ) -> Response {
    let layout = Layout(call, knowledge)
    return layout.page(status: status, title: layout.words[.inbox], path: path) { html in
      InboxHTML(call, layout.words, knowledge).confirm(group, wording, edit, &html)
    }
  }

  static func failed(_ error: StoreError, _ call: DeskCall) -> Response {
    let layout = Layout(call, call.desk.shelf.knowledge())
    let status = if case .changed = error { 409 } else { 500 }
    return layout.page(status: status, title: layout.words[.inbox], path: path) { html in
      html.message(FailureText.words(error, call), isError: true)
      html.element("p") { $0.element("a", ["href": path], layout.words[.inbox]) }
    }
  }
}

extension DoneQuestions.Act {
  /// The sentence about it on the next page.
  fileprivate var told: InboxWord {
    switch self {
    case .added: .doneAdded
    case .outside: .doneOutside
    case .ignored: .doneIgnored
    }
  }
}
