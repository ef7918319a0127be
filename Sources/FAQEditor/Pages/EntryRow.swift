import Basics
import FAQKnowledge
import FAQService
import HTML

/// An entry in the list.
struct EntryRow {
  private let entry: Entry
  private let knowledge: DeskKnowledge
  private let votes: EntryVotes.Count
  private let call: DeskCall
  private let words: DeskWords

  init(_ entry: Entry, _ knowledge: DeskKnowledge, _ votes: EntryVotes.Count, _ call: DeskCall) {
    (self.entry, self.knowledge, self.votes, self.call) = (entry, knowledge, votes, call)
    words = DeskWords(knowledge.base)
  }

  func write(_ html: inout HTMLWriter) {
    let file = EntryFile.of(entry, call.store)
    html.element("li") { html in
      html.element("a", ["href": EntryPage.address(file)], entry.title.isEmpty ? entry.id : entry.title)
      html.element("p", ["class": "marks"]) { marks(&$0) }
      html.element("p", ["class": "facts"]) { html in
        for (index, fact) in facts.enumerated() {
          if index > 0 { html.append(" <span aria-hidden=\"true\">·</span> ") }
          html.element("span", fact)
        }
      }
    }
  }

  private func marks(_ html: inout HTMLWriter) {
    if entry.isDraft { html.element("span", ["class": "mark"], words[.draft]) }
    let errors = knowledge.errors(entry.location.path)
    let warnings = knowledge.warnings(entry.location.path)
    if errors > 0 {
      html.element("span", ["class": "mark bad"], words.fill(.errorCount, ["jumlah": String(errors)]))
    }
    if warnings > 0 {
      html.element("span", ["class": "mark"], words.fill(.warningCount, ["jumlah": String(warnings)]))
    }
  }

  private var facts: [String] {
    var facts = [
      entry.category.isEmpty ? words[.noCategory] : entry.category,
      words.fill(.wordingCount, ["jumlah": String(entry.wordings.count)]),
    ]
    if let time = call.store.modified(entry.location.path) {
      facts.append(words.fill(.changedAt, ["waktu": time.minuteText(in: knowledge.base.zone)]))
    }
    if let review = entry.review { facts.append(words.fill(.reviewAt, ["tanggal": review.text])) }
    if let expiry = entry.expiry { facts.append(words.fill(.expiresAt, ["tanggal": expiry.text])) }
    if votes != EntryVotes.Count() {
      facts.append(
        words.fill(.votes, ["membantu": String(votes.helpful), "tidak": String(votes.unhelpful)]))
    }
    return facts
  }
}
