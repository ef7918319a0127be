import FAQKnowledge
import HTML

/// The page of the inbox: how far it is, the group that is at hand, and those that come next.
struct InboxHTML {
  /// Most groups of the list of those that come next, and most wordings that are shown of a group.
  private static let mostNext = 40
  private static let mostWordings = 12

  private let call: DeskCall
  private let words: DeskWords
  private let knowledge: DeskKnowledge

  init(_ call: DeskCall, _ words: DeskWords, _ knowledge: DeskKnowledge) {
    (self.call, self.words, self.knowledge) = (call, words, knowledge)
  }

  var screens: ScreenWords { words.base.phrasebook.screens }

  func write(_ inbox: Inbox, from start: Int, _ html: inout HTMLWriter) {
    guard inbox.all > 0 else { return html.message(screens[inbox: .noJournal]) }
    let label = screens.fill(inbox: .progress, ["sisa": String(inbox.open), "semua": String(inbox.all)])
    html.element("p", ["id": "kemajuan", "class": "count", "role": "status"], label)
    html.element(
      "progress",
      [
        "class": "inbox-progress", "max": String(inbox.all), "value": String(inbox.all - inbox.open),
        "aria-labelledby": "kemajuan",
      ]
    ) { _ in }
    guard !inbox.groups.isEmpty else { return html.message(screens[inbox: .empty]) }
    let place = inbox.groups.indices.contains(start) ? start : 0
    group(inbox.groups[place], next: (place + 1) % inbox.groups.count, &html)
    rest(inbox, after: place, &html)
  }

  // MARK: The group at hand

  private func group(_ group: Inbox.Group, next: Int, _ html: inout HTMLWriter) {
    html.element("section", ["class": "panel", "aria-labelledby": "kelompok"]) { html in
      html.element("h2", ["id": "kelompok"], group.title)
      html.element("p", ["class": "facts"], counts(group))
      others(group, &html)
      html.form(InboxPage.path, call, ["class": "fields"]) { html in
        html.hidden("kelompok", group.id)
        fields(group, &html)
        html.element("div", ["class": "actions"]) { html in
          InboxHTML.button("tambah", key: "t", screens[inbox: .add], isMain: true, &html)
          InboxHTML.button("baru", key: "b", screens[inbox: .newEntry], &html)
          InboxHTML.button("luar", key: "l", screens[inbox: .outside], &html)
          InboxHTML.button("abaikan", key: "a", screens[inbox: .ignore], &html)
          html.element(
            "a", ["class": "button", "href": "\(InboxPage.path)?mulai=\(next)", "data-tombol": "n"],
            screens[inbox: .later])
        }
      }
      html.element("p", ["class": "hint"], screens[inbox: .keys])
    }
  }

  private func counts(_ group: Inbox.Group) -> String {
    let all: [(InboxQuestion.Reason, InboxWord)] = [
      (.unknown, .unknown), (.askedBack, .askedBack), (.unhelpful, .unhelpful),
    ]
    return all.filter { group.count($0.0) > 0 }.map {
      screens.fill(inbox: $0.1, ["jumlah": String(group.count($0.0))])
    }.joined(separator: " · ")
  }

  private func others(_ group: Inbox.Group, _ html: inout HTMLWriter) {
    let others = group.questions.dropFirst()
    guard !others.isEmpty else { return }
    html.element("details", others.count <= 5 ? ["open": ""] : [:]) { html in
      html.element("summary", screens.fill(inbox: .otherWordings, ["jumlah": String(others.count)]))
      html.list("ul", others.prefix(InboxHTML.mostWordings).map(\.text))
    }
  }

  private func fields(_ group: Inbox.Group, _ html: inout HTMLWriter) {
    html.element("div", ["class": "field"]) { html in
      html.element("label", ["for": "f-pertanyaan"], screens[inbox: .wording])
      html.void(
        "input",
        [
          "id": "f-pertanyaan", "name": "pertanyaan", "value": group.title, "maxlength": "500",
          "autocomplete": "off", "required": "",
        ])
    }
    html.element("div", ["class": "field"]) { html in
      html.element("label", ["for": "f-entri"], screens[inbox: .entry])
      html.element("select", ["id": "f-entri", "name": "entri"]) { html in
        for entry in knowledge.base.entries {
          html.option(entry.id, entry.title, isSelected: entry.id == group.nearest)
        }
      }
    }
  }

  /// A button that a key presses, too.
  static func button(
    _ action: String, key: String, _ text: String, isMain: Bool = false, _ html: inout HTMLWriter
  ) {
    html.append(
      "<button name=\"aksi\" value=\"\(action)\" data-tombol=\"\(key)\" aria-keyshortcuts=\"\(key)\""
        + (isMain ? " class=\"main\" autofocus>" : ">"))
    html.text(text)
    html.append("</button>")
  }

  // MARK: What comes next

  private func rest(_ inbox: Inbox, after place: Int, _ html: inout HTMLWriter) {
    let rest = inbox.groups.indices.dropFirst(place + 1)
    guard !rest.isEmpty else { return }
    html.element("section", ["class": "panel quiet", "aria-labelledby": "sisanya"]) { html in
      html.element("h2", ["id": "sisanya"], screens.fill(inbox: .remainder, ["jumlah": String(rest.count)]))
      html.element("ul", ["class": "entries"]) { html in
        for number in rest.prefix(InboxHTML.mostNext) {
          html.element("li") { html in
            html.element("a", ["href": "\(InboxPage.path)?mulai=\(number)"], inbox.groups[number].title)
            html.element("span", ["class": "facts"], counts(inbox.groups[number]))
          }
        }
      }
    }
  }

  // MARK: What a wording would move

  func confirm(_ group: Inbox.Group, _ wording: String, _ edit: WordingEdit, _ html: inout HTMLWriter) {
    html.element("section", ["class": "panel", "aria-labelledby": "periksa"]) { html in
      html.element("h2", ["id": "periksa"], screens[inbox: .confirm])
      html.element("p", wording + " → " + edit.reading.entry.title)
      html.form(InboxPage.path, call, ["class": "fields"]) { html in
        html.hidden("kelompok", group.id)
        html.hidden("pertanyaan", wording)
        html.hidden("entri", edit.reading.entry.id)
        html.hidden("versi", edit.work.version)
        html.element("div", ["class": "actions"]) { html in
          InboxHTML.button("terbit", key: "t", screens[inbox: .publish], isMain: true, &html)
          html.element(
            "a", ["class": "button", "href": InboxPage.path, "data-tombol": "n"], screens[inbox: .back])
        }
      }
      MovesHTML(words).write(edit.reading, edit.work, call, &html)
    }
  }
}
