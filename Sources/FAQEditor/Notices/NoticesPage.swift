import Basics
import FAQImport
import FAQKnowledge
import HTML
import HTTPWire

/// The notices of the office: one is written with three fields, or at once, and ended with a button.
enum NoticesPage {
  static let route = DeskRoute(
    "/pengumuman", name: .notices, get: { call throws(DeskRefusal) in show(call) },
    post: { call throws(DeskRefusal) in change(call) })

  /// The reason for which a notice was not written.
  private enum Problem: Error { case empty, badTime, endsFirst, past, unknown }

  // MARK: Showing

  private static func show(
    _ call: DeskCall, message: String? = nil, status: Int = 200
  ) -> Response {
    let knowledge = call.desk.shelf.knowledge()
    let layout = Layout(call, knowledge)
    let words = layout.words
    return layout.page(status: status, title: words[.notices], path: "/pengumuman") { html in
      if let message { html.message(message, isError: true) }
      if let news = call.query["kabar"].flatMap(DeskNews.init) { html.message(words[news.word]) }
      now(call, words, &html)
      new(call, knowledge, words, &html)
      list(call, knowledge, words, &html)
    }
  }

  private static func now(_ call: DeskCall, _ words: DeskWords, _ html: inout HTMLWriter) {
    html.form("/pengumuman", call, ["class": "panel urgent"]) { html in
      html.element("h2", words[.outageNow])
      html.element("div", ["class": "field"]) { html in
        html.element("label", ["for": "gangguan"], words[.outageText])
        html.void(
          "input", ["id": "gangguan", "name": "teks", "value": words[.outageExample], "maxlength": "2000"])
      }
      html.element("p", ["class": "hint"], words[.outageHint])
      html.element("button", ["name": "aksi", "value": "gangguan", "class": "main bad"], words[.outageNow])
    }
  }

  private static func new(
    _ call: DeskCall, _ knowledge: DeskKnowledge, _ words: DeskWords, _ html: inout HTMLWriter
  ) {
    let zone = knowledge.base.zone
    html.form("/pengumuman", call, ["class": "panel"]) { html in
      html.element("h2", words[.newNotice])
      html.element("div", ["class": "field"]) { html in
        html.element("label", ["for": "teks"], words[.noticeText])
        html.element("p", ["class": "hint", "id": "h-teks"], words[.noticeTextHint])
        html.element(
          "textarea",
          ["id": "teks", "name": "teks", "rows": "3", "maxlength": "2000", "aria-describedby": "h-teks"]
        ) {
          $0.text("\n" + (call.form["aksi"] == "tulis" ? call.form.text("teks") ?? "" : ""))
        }
      }
      html.element("div", ["class": "row"]) { html in
        time(
          "mulai", words.fill(.noticeFrom, ["zona": zone.rawValue]),
          call.form["mulai"] ?? local(call.now, zone), &html)
        time("sampai", words.fill(.noticeUntil, ["zona": zone.rawValue]), call.form["sampai"] ?? "", &html)
      }
      html.element("button", ["name": "aksi", "value": "tulis", "class": "main"], words[.writeNotice])
    }
  }

  private static func time(_ name: String, _ label: String, _ value: String, _ html: inout HTMLWriter) {
    html.element("div", ["class": "field"]) { html in
      html.element("label", ["for": name], label)
      html.void("input", ["id": name, "name": name, "type": "datetime-local", "value": value])
    }
  }

  private static func list(
    _ call: DeskCall, _ knowledge: DeskKnowledge, _ words: DeskWords, _ html: inout HTMLWriter
  ) {
    let notices = knowledge.base.notices
    html.element("h2", words[.allNotices])
    if notices.isEmpty { return html.element("p", words[.noNotices]) }
    html.element("ul", ["class": "entries"]) { html in
      for notice in notices.sorted(by: { rank($0, call.now) < rank($1, call.now) }) {
        html.element("li") { item(notice, call, words, &$0) }
      }
    }
  }

  private static func rank(_ notice: Notice, _ now: WallTime) -> (Int, Int) {
    let state = notice.state(at: now)
    return (state == .current ? 0 : state == .coming ? 1 : 2, -(notice.from?.seconds ?? 0))
  }

  private static func item(_ notice: Notice, _ call: DeskCall, _ words: DeskWords, _ html: inout HTMLWriter) {
    let hasEnded = notice.until.map { $0 <= call.now } ?? false
    let isCurrent = notice.state(at: call.now) == .current
    html.element("p", ["class": "entry-title"], notice.title)
    html.element("p", ["class": "marks"]) { html in
      html.element(
        "span", ["class": isCurrent ? "mark bad" : "mark"],
        words[hasEnded ? .hasEnded : isCurrent ? .isCurrent : .isComing])
    }
    html.element("p", ["class": "facts"]) { html in
      let from = notice.from.map { $0.minuteText(in: notice.zone) } ?? "…"
      let until = notice.until.map { $0.minuteText(in: notice.zone) } ?? "…"
      html.text("\(from) – \(until) \(notice.zone.rawValue)")
      if !notice.categories.isEmpty {
        html.text(" · " + notice.categories.map(\.value).joined(separator: ", "))
      }
    }
    if hasEnded { return }
    html.form("/pengumuman", call, ["class": "inline"]) { html in
      html.hidden("id", notice.id)
      html.element(
        "button",
        ["name": "aksi", "value": "akhiri", "aria-label": words.fill(.endNotice, ["judul": notice.title])],
        words[.endNow])
    }
  }

  /// A time as a browser's field for it has it.
  private static func local(_ time: WallTime, _ zone: Zone) -> String {
    let text = time.minuteText(in: zone)
    return text.prefix(10) + "T" + text.suffix(5)
  }

  // MARK: Changing

  private static func change(_ call: DeskCall) -> Response {
    let knowledge = call.desk.shelf.knowledge()
    do throws(Problem) {
      switch call.form["aksi"] ?? "" {
      case "akhiri": return try end(call, knowledge)
      case "gangguan": return try write(call, knowledge, from: call.now.minute, until: nil)
      default:
        let from = try time(call.form["mulai"], knowledge.base.zone) ?? call.now.minute
        let until = try time(call.form["sampai"], knowledge.base.zone)
        if let until {
          guard until > from else { throw .endsFirst }
          guard until > call.now else { throw .past }
        }
        return try write(call, knowledge, from: from, until: until)
      }
    } catch {
      return show(call, message: DeskWords(knowledge.base)[word(error)], status: 422)
    }
  }

  private static func word(_ problem: Problem) -> DeskWord {
    switch problem {
    case .empty: .noticeEmpty
    case .badTime: .noticeBadTime
    case .endsFirst: .noticeEndsFirst
    case .past: .noticePast
    case .unknown: .noSuchPage
    }
  }

  private static func time(_ text: String?, _ zone: Zone) throws(Problem) -> WallTime? {
    guard let text, !text.isEmpty else { return nil }
    guard let time = WallTime(minute: text.prefix(16).replacing("T", with: " "), in: zone) else {
      throw .badTime
    }
    return time
  }

  private static func write(
    _ call: DeskCall, _ knowledge: DeskKnowledge, from: WallTime, until: WallTime?
  ) throws(Problem) -> Response {
    let content = NoticeText.Content(
      text: String((call.form.text("teks") ?? "").prefix(2_000)), from: from, until: until,
      zone: knowledge.base.zone)
    let title = NoticeText.parts(content.text).title
    guard title.contains(where: { $0.isLetter || $0.isNumber }) else { throw .empty }
    let names = (try? call.store.system.names(call.store.top)) ?? []
    let folder = names.contains("notices") ? "notices" : "pengumuman"
    let name = Slug.free(title, otherwise: "pengumuman") { id in
      call.store.text("\(call.store.top)/\(folder)/\(id).md") != nil
        || knowledge.base.notices.contains { $0.id == id }
    }
    return publish(
      .init(name: "\(folder)/\(name).md", before: nil, after: NoticeText.markdown(content)),
      in: call.store.top, title, call, news: .noticed)
  }

  private static func end(_ call: DeskCall, _ knowledge: DeskKnowledge) throws(Problem) -> Response {
    guard let notice = knowledge.base.notices.first(where: { $0.id == call.form["id"] }),
      let root = call.store.folders.last(where: { notice.location.path.hasPrefix($0 + "/") }),
      let text = call.store.text(notice.location.path)
    else { throw .unknown }
    let name = String(notice.location.path.dropFirst(root.count + 1))
    let ended = NoticeText.ended(notice, at: call.now.minute, in: text)
    return publish(.init(name: name, before: text, after: ended), in: root, notice.title, call, news: .ended)
  }

  private static func publish(
    _ change: Publisher.Change, in root: String, _ title: String, _ call: DeskCall, news: DeskNews
  ) -> Response {
    do throws(StoreError) {
      try call.publisher.publish([change], in: root, kind: .notice, title: title)
      return .seeOther("/pengumuman?kabar=" + news.rawValue)
    } catch {
      return show(call, message: FailureText.words(error, call), status: 500)
    }
  }
}
