import Basics
import FAQKnowledge
import FAQService
import HTML

/// The form of an entry beside its Markdown, its card, and a box to try it.
struct EntryFormHTML {
  private let view: EntryView
  private let call: DeskCall
  private let words: DeskWords
  private let reading: EntryReading
  private let problems: [FieldProblem]

  init(_ view: EntryView, _ call: DeskCall, _ words: DeskWords) {
    (self.view, self.call, self.words) = (view, call, words)
    reading = EntryReading(view.work, view.knowledge, call)
    problems = FieldProblem.all(reading.problems, view.work.source, language: words.base.language)
  }

  private var source: EntrySource { view.work.source }

  func write(_ html: inout HTMLWriter) {
    messages(&html)
    html.form("/entri", call, ["id": "entri", "data-pratinjau": "/entri/pratinjau", "novalidate": ""]) {
      html in
      hidden(&html)
      conflict(&html)
      html.element("div", ["class": "columns"]) { html in
        html.element("div", ["class": "fields"]) { fields(&$0) }
        html.element("div", ["class": "beside"]) { beside(&$0) }
      }
      buttons(&html)
    }
  }

  private func messages(_ html: inout HTMLWriter) {
    if let message = view.message {
      html.message(
        [words[message], view.detail].filter { !$0.isEmpty }.joined(separator: " "), isError: true)
    }
    if let news = view.news { html.message(words[news.word]) }
    if view.work.file != nil, !view.work.isPublished(view.knowledge) {
      html.element("p", ["class": "message"], words[.isDraft])
    }
    guard view.savedDraft, let file = view.work.file else { return }
    html.element("p", ["class": "message"]) { html in
      html.text(words[.hasDraft] + " ")
      html.element("a", ["href": EntryPage.address(file) + "&draf=1"], words[.openDraft])
    }
  }

  private func hidden(_ html: inout HTMLWriter) {
    html.hidden("berkas", view.work.file?.name ?? "")
    html.hidden("versi", view.other.map { $0.isEmpty ? "" : ChangeRecord.hash($0) } ?? view.work.version)
    html.element("textarea", ["name": "asal", "hidden": "", "aria-label": "asal"]) {
      $0.text("\n" + FormFields.lines(source.text))
    }
  }

  /// Both texts, where the file is no longer the one that was opened: publishing again takes the text of the form.
  private func conflict(_ html: inout HTMLWriter) {
    guard let other = view.other else { return }
    html.element("section", ["class": "panel", "aria-labelledby": "lain"]) { html in
      html.element("h2", ["id": "lain"], words[.onDisk])
      html.element("p", words[.conflictHint])
      html.element("pre", ["class": "source", "tabindex": "0"], other.isEmpty ? words[.noFile] : other)
    }
  }

  // MARK: Fields

  private func fields(_ html: inout HTMLWriter) {
    let writer = FieldHTML(source, problems, words)
    if view.work.file == nil { place(&html) }
    writer.line(.title, .fieldTitle, to: &html)
    writer.area(.answer, .fieldAnswer, rows: 5, to: &html)
    writer.area(.wordings, .fieldWordings, rows: 8, to: &html)
    writer.area(.counterexamples, .fieldCounterexamples, rows: 3, to: &html)
    writer.area(.steps, .fieldSteps, rows: 5, to: &html)
    writer.area(.attachments, .fieldAttachments, rows: 3, to: &html)
    writer.area(.notes, .fieldNotes, rows: 3, to: &html)
    html.element("div", ["data-bagian": "pilihan", "class": "picks"]) { picks(&$0) }
    html.element("div", ["class": "row"]) { html in
      writer.date(.review, .fieldReview, to: &html)
      writer.date(.expiry, .fieldExpiry, to: &html)
    }
    if view.work.file != nil { place(&html) }
    html.element("details", ["class": "more"]) { html in
      html.element("summary", words[.moreParts])
      writer.area(.details, .fieldDetails, rows: 3, to: &html)
      writer.area(.rules, .fieldRules, rows: 3, to: &html)
      writer.line(.related, .fieldRelated, to: &html)
    }
    writer.remainder(&html)
  }

  func picks(_ html: inout HTMLWriter) {
    PickHTML(source, view.knowledge.base, words, problems).write(&html)
  }

  /// The category of the entry, and the name of a new one. Another category moves the file of an entry that has one.
  private func place(_ html: inout HTMLWriter) {
    let category = view.work.category
    let categories = view.knowledge.categories
    let isKnown = category.isEmpty || categories.contains { $0.id == category }
    html.element("div", ["class": "row"]) { html in
      html.element("div", ["class": "field"]) { html in
        html.element("label", ["for": "f-kategori"], words[.category])
        html.element("select", ["id": "f-kategori", "name": "kategori"]) { html in
          if view.work.file?.category.isEmpty == true {
            html.option("", words[.noCategory], isSelected: category.isEmpty)
          }
          for (id, title) in categories { html.option(id, title, isSelected: id == category) }
        }
      }
      text("kategori-baru", .newCategory, isKnown ? "" : category, &html)
      if view.work.file == nil { text("nama", .entryID, view.work.id, &html) }
    }
    if view.work.file != nil { html.element("p", ["class": "hint"], words[.moveHint]) }
  }

  private func text(_ name: String, _ label: DeskWord, _ value: String, _ html: inout HTMLWriter) {
    html.element("div", ["class": "field"]) { html in
      html.element("label", ["for": "f-" + name], words[label])
      html.void(
        "input",
        [
          "id": "f-" + name, "name": name, "value": value, "maxlength": "80", "autocomplete": "off",
          "spellcheck": "false",
        ])
    }
  }

  // MARK: Beside

  private func beside(_ html: inout HTMLWriter) {
    html.element("div", ["data-bagian": "masalah"]) { ProblemHTML.write(problems, words, &$0) }
    html.element("details", ["class": "panel", "open": ""]) { html in
      html.element("summary", words[.card])
      let card = CardHTML(reading, at: call.now)
      html.element("div", ["data-bagian": "kartu", "data-kartu": card.start(words)]) {
        card.write(words, &$0)
      }
      html.element("script", ["src": "/kartu.js?v=\(call.desk.cardScript.version)", "defer": ""]) { _ in }
    }
    html.element("details", ["class": "panel", "open": ""]) { html in
      html.element("summary", words[.markdown])
      html.element("label", ["for": "f-markdown", "class": "hint"], words[.markdownHint])
      html.element(
        "textarea",
        ["id": "f-markdown", "name": "markdown", "class": "source", "rows": "18", "spellcheck": "false"]
      ) {
        $0.text("\n" + FormFields.lines(source.text))
      }
    }
    trial(&html)
  }

  /// The box for a question, its answer by the edited entry, and the table of what the edit moves.
  private func trial(_ html: inout HTMLWriter) {
    html.element("section", ["class": "panel", "aria-labelledby": "coba"]) { html in
      html.element("h2", ["id": "coba"], words[.tryIt])
      html.element("div", ["class": "bar"]) { html in
        html.element("div", ["class": "field grow"]) { html in
          html.element("label", ["for": "f-tanya"], words[.tryQuestion])
          html.void(
            "input",
            [
              "id": "f-tanya", "name": "tanya", "value": view.question, "maxlength": "2000",
              "autocomplete": "off",
            ])
        }
        html.element("button", ["name": "aksi", "value": "coba"], words[.tryButton])
        html.element(
          "button", ["name": "aksi", "value": "pindah"], words.base.phrasebook.screens[inbox: .showMoves])
      }
      if view.showsMoves {
        html.element("h3", ["id": "pindah"], words.base.phrasebook.screens[inbox: .moves])
        MovesHTML(words).write(reading, view.work, call, &html)
      }
      html.element("div", ["data-bagian": "coba", "aria-live": "polite"]) { html in
        if !view.question.isEmpty { TrialHTML(call, words).edited(reading, view.work, view.question, &html) }
      }
    }
  }

  private func buttons(_ html: inout HTMLWriter) {
    let isPublished = view.work.isPublished(view.knowledge)
    html.element("div", ["class": "actions"]) { html in
      html.element(
        "button", ["name": "aksi", "value": "terbit", "class": "main", "aria-keyshortcuts": "Control+Enter"],
        words[.publish])
      if !isPublished {
        html.element(
          "button", ["name": "aksi", "value": "draf", "aria-keyshortcuts": "Control+S"], words[.saveDraft])
      }
      html.element("button", ["name": "aksi", "value": "lihat", "data-tanpa-skrip": ""], words[.refresh])
      html.element("a", ["class": "button back", "href": "/"], words[.backToList])
      guard view.work.file != nil else { return }
      html.element("details", ["class": "less"]) { html in
        html.element("summary", words[.otherActions])
        if isPublished { html.element("button", ["name": "aksi", "value": "draf"], words[.withdraw]) }
        if view.savedDraft {
          html.element("button", ["name": "aksi", "value": "buang-draf"], words[.discardDraft])
        }
        html.element("button", ["name": "aksi", "value": "hapus", "class": "bad"], words[.removeEntry])
      }
    }
  }
}
