import Basics
import FAQConversation
import FAQImport
import FAQKnowledge
import FAQMatching
import HTML
import HTTPWire

/// Makes entries of a page that is pasted, or of a file that is dropped: first the table of what was found, then what is
/// ticked.
enum ImportPage {
  static let route = DeskRoute(
    "/impor", name: .importPage, get: { call throws(DeskRefusal) in show(call) },
    post: { call throws(DeskRefusal) in read(call) })
  static let writing = DeskRoute("/impor/tulis", post: { call throws(DeskRefusal) in try write(call) })

  // MARK: What is handed in

  private static func show(_ call: DeskCall, message: String? = nil, status: Int = 200) -> Response {
    let knowledge = call.desk.shelf.knowledge()
    let layout = Layout(call, knowledge)
    let words = layout.words
    return layout.page(status: status, title: words[.importPage], path: "/impor") { html in
      if let message { html.message(message, isError: true) }
      html.element("p", words[.importHint])
      html.form("/impor", call, ["class": "panel", "enctype": "multipart/form-data", "id": "impor"]) { html in
        html.element("div", ["class": "field"]) { html in
          html.element("label", ["for": "tempelan"], words[.pasteHere])
          html.element(
            "textarea", ["id": "tempelan", "name": "tempelan", "rows": "10", "spellcheck": "false"]
          ) {
            $0.text("\n" + (call.form.text("tempelan") ?? ""))
          }
        }
        html.element("div", ["class": "field"]) { html in
          html.element("label", ["for": "berkas"], words[.chooseFile])
          html.void(
            "input",
            [
              "id": "berkas", "name": "berkas", "type": "file", "multiple": "",
              "accept": ".html,.htm,.md,.txt,.csv,.docx",
            ])
        }
        html.element("div", ["class": "row"]) { html in
          field("kategori", words[.importCategory], call.form["kategori"] ?? "", &html)
          field("asal", words[.importSource], call.form["asal"] ?? "", &html)
        }
        html.element("button", ["class": "main"], words[.importRead])
      }
    }
  }

  private static func field(_ name: String, _ label: String, _ value: String, _ html: inout HTMLWriter) {
    html.element("div", ["class": "field"]) { html in
      html.element("label", ["for": "f-" + name], label)
      html.void(
        "input", ["id": "f-" + name, "name": name, "value": value, "maxlength": "120", "autocomplete": "off"])
    }
  }

  // MARK: The table

  private static func read(_ call: DeskCall) -> Response {
    let words = call.desk.words
    var files = call.files.map { ImportedFile(name: $0.name, bytes: $0.bytes) }
    if let pasted = call.form["tempelan"], pasted.contains(where: { !$0.isWhitespace }) {
      files.append(ImportedFile(name: "-", bytes: Array(pasted.utf8)))
    }
    guard !files.isEmpty else { return show(call, message: words[.importNothing], status: 422) }
    let pending = PendingImports.Pending(
      files: files, category: FormFields.line(call.form["kategori"] ?? ""),
      source: FormFields.line(call.form["asal"] ?? ""))
    do throws(ImportFailure) {
      let plan = try self.plan(pending, call, skipping: [])
      guard !plan.entries.isEmpty else { return show(call, message: words[.importNoQuestions], status: 422) }
      let name = call.desk.imports.keep(pending, bits: call.store.bits)
      return table(plan, name, call)
    } catch {
      return show(call, message: words.fill(.importUnreadable, ["berkas": error.file]), status: 422)
    }
  }

  private static func plan(
    _ pending: PendingImports.Pending, _ call: DeskCall, skipping skipped: Set<Int>
  ) throws(ImportFailure) -> ImportPlan {
    let knowledge = call.desk.shelf.knowledge()
    var options = ImportOptions(today: call.now.date(in: knowledge.base.zone))
    options.language = knowledge.base.language
    options.category = pending.category.isEmpty ? nil : pending.category
    options.source = pending.source.isEmpty ? nil : pending.source
    options.skipped = skipped
    let store = call.store
    let own = KnowledgeLoader.load(store.top, validating: false, system: store.system).base
    options.reserved = Set(knowledge.base.entries.map(\.id)).subtracting(own.entries.map(\.id))
    let folder = ImportFolder(base: own) { name in store.text(store.top + "/" + name) }
    return try ImportPlanner.plan(pending.files, options: options, folder: folder, below: knowledge.base)
  }

  private static func table(_ plan: ImportPlan, _ name: String, _ call: DeskCall) -> Response {
    let knowledge = call.desk.shelf.knowledge()
    let layout = Layout(call, knowledge)
    let words = layout.words
    let responder =
      knowledge.base.entries.isEmpty
      ? nil : call.desk.shelf.responder(knowledge.base, version: knowledge.base.version)
    return layout.page(title: words[.importPage], path: "/impor") { html in
      html.form("/impor/tulis", call, ["class": "panel"]) { html in
        html.hidden("nama", name)
        html.element("p", words.fill(.importFound, ["jumlah": String(plan.entries.count)]))
        html.element("ul", ["class": "entries ticks"]) { html in
          for (number, entry) in plan.entries.enumerated() {
            html.element("li") { row(entry, number, responder, call, words, &$0) }
          }
        }
        contacts(plan, words, &html)
        unplaced(plan, words, &html)
        html.element("div", ["class": "actions"]) { html in
          html.element("button", ["class": "main"], words[.importWrite])
          html.element("a", ["class": "button", "href": "/impor"], words[.importOther])
        }
      }
    }
  }

  private static func row(
    _ entry: ImportPlan.Entry, _ number: Int, _ responder: Responder?, _ call: DeskCall, _ words: DeskWords,
    _ html: inout HTMLWriter
  ) {
    let canWrite = entry.status == .new || entry.status == .updated
    html.element("label", ["class": "pick"]) { html in
      html.void(
        "input",
        [
          "type": "checkbox", "name": "pilih", "value": String(number), "checked": canWrite ? "" : nil,
          "disabled": canWrite ? nil : "",
        ])
      html.element("span", ["class": "entry-title"], entry.title)
    }
    html.element("p", ["class": "facts"], "\(entry.file) · \(words[word(entry.status)])")
    if let responder {
      var scratch = responder.matcher.makeScratch()
      let result = responder.respond(entry.title, at: call.now, &scratch)
      html.element("p", ["class": "facts"], goes(result.reply, entry, words))
    }
    html.element("details") { html in
      html.element("summary", words[.importAnswer])
      html.element(
        "pre", ["class": "said"],
        ([entry.summary] + entry.steps.enumerated().map { "\($0 + 1). \($1)" }).joined(separator: "\n"))
    }
  }

  private static func goes(_ reply: Reply, _ entry: ImportPlan.Entry, _ words: DeskWords) -> String {
    switch reply.outcome {
    case .answer where reply.entry?.id == entry.id: words[.goesToItself]
    case .answer: words.fill(.goesTo, ["judul": reply.entry?.title ?? ""])
    case .clarify: words[.goesBack]
    case .fallback, .smalltalk, .handoff, .form: words[.goesNowhere]
    }
  }

  private static func word(_ status: ImportPlan.Status) -> DeskWord {
    switch status {
    case .new: .statusNew
    case .updated: .statusUpdated
    case .kept: .statusKept
    case .conflict: .statusConflict
    }
  }

  private static func contacts(_ plan: ImportPlan, _ words: DeskWords, _ html: inout HTMLWriter) {
    let new = plan.contacts.filter { $0.status == .new }
    guard !new.isEmpty else { return }
    html.element("details") { html in
      html.element("summary", words.fill(.newContacts, ["jumlah": String(new.count)]))
      html.list("ul", new.map { "\($0.id): \($0.value)" })
    }
  }

  private static func unplaced(_ plan: ImportPlan, _ words: DeskWords, _ html: inout HTMLWriter) {
    guard !plan.unplaced.isEmpty else { return }
    html.element("details") { html in
      html.element("summary", words.fill(.unplaced, ["jumlah": String(plan.unplaced.count)]))
      html.list("ul", plan.unplaced.prefix(200).map(\.text))
    }
  }

  // MARK: Writing

  private static func write(_ call: DeskCall) throws(DeskRefusal) -> Response {
    let words = call.desk.words
    guard let name = call.form["nama"], let pending = call.desk.imports.find(name) else {
      return show(call, message: words[.importGone], status: 409)
    }
    let chosen = Set(call.form.all("pilih").compactMap { Int($0) })
    do {
      let whole = try plan(pending, call, skipping: [])
      let skipped = Set(whole.entries.indices).subtracting(chosen)
      let plan = skipped.isEmpty ? whole : try plan(pending, call, skipping: skipped)
      guard plan.entries.contains(where: { $0.status == .new || $0.status == .updated }) else {
        return show(call, message: words[.importNothing], status: 422)
      }
      let changes = plan.writes.map { write in
        Publisher.Change(
          name: write.path, before: call.store.text("\(call.store.top)/\(write.path)"), after: write.text)
      }
      let title = words.fill(.importFound, ["jumlah": String(plan.entries.count)])
      try call.publisher.publish(changes, in: call.store.top, kind: .imported, title: title)
      call.desk.imports.drop(name)
      return .seeOther("/?kabar=impor")
    } catch let error as StoreError {
      return show(call, message: FailureText.words(error, call), status: 500)
    } catch {
      return show(call, message: words[.importGone], status: 409)
    }
  }
}
