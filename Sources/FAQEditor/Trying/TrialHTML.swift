import Basics
import FAQConversation
import FAQKnowledge
import FAQMatching
import HTML

/// A question, answered by knowledge that is or is not yet published, with the reasons.
struct TrialHTML {
  private let call: DeskCall
  private let words: DeskWords

  init(_ call: DeskCall, _ words: DeskWords) { (self.call, self.words) = (call, words) }

  /// Answers with the entry as it is edited.
  func edited(_ reading: EntryReading, _ work: EntryWork, _ question: String, _ html: inout HTMLWriter) {
    let responder = call.desk.shelf.responder(reading.base, version: reading.version(of: work))
    answer(question, responder, &html)
    misses(reading, work, responder, &html)
  }

  func answer(_ question: String, _ responder: Responder, _ html: inout HTMLWriter) {
    var scratch = responder.matcher.makeScratch()
    let result = responder.respond(question, at: call.now, &scratch)
    let reply = result.reply
    html.element("div", ["class": "reply"]) { html in
      html.element("p", ["class": "state"], heading(reply))
      html.element("pre", ["class": "said", "tabindex": "0"], reply.text)
      if !reply.choices.isEmpty { html.list("ol", reply.choices.map(\.label)) }
      html.element("details", ["class": "why"]) { html in
        html.element("summary", words[.why])
        let reason = Explainer(responder.matcher, hidesFolders: true).explain(result)
        html.element("ul") { reasons([reason], &$0) }
      }
    }
  }

  private func heading(_ reply: Reply) -> String {
    let share = String(Int((reply.confidence * 100).rounded()))
    if let entry = reply.entry, reply.outcome == .answer {
      return words.fill(.answeredBy, ["judul": entry.title, "yakin": share])
    }
    switch reply.outcome {
    case .answer: return words[.answeredByNotice]
    case .clarify: return words[.askedBack]
    case .fallback: return words[.notKnown]
    case .smalltalk, .handoff, .form: return words[.otherReply]
    }
  }

  private func reasons(_ list: [Reason], _ html: inout HTMLWriter) {
    for reason in list {
      html.element("li") { html in
        html.text(reason.text)
        if let value = reason.value {
          html.element("span", ["class": "value"], " " + TrialHTML.decimal(value))
        }
        if !reason.parts.isEmpty { html.element("ul") { reasons(reason.parts, &$0) } }
      }
    }
  }

  /// Wordings of the entry that do not reach it, and those that must not and do.
  private func misses(
    _ reading: EntryReading, _ work: EntryWork, _ responder: Responder, _ html: inout HTMLWriter
  ) {
    var scratch = responder.matcher.makeScratch()
    let found = KnowledgeTrial(responder.matcher).problems(of: reading.index, &scratch)
    let problems = FieldProblem.all(found, work.source, language: words.base.language)
    html.element(
      "p", ["class": "state"],
      problems.isEmpty
        ? words[.allWordingsHit] : words.fill(.wordingsMiss, ["jumlah": String(problems.count)]))
    for problem in problems { ProblemHTML.fault(problem, words, &html) }
  }

  static func decimal(_ number: Float) -> String {
    let hundredths = Int((abs(number) * 100).rounded())
    let sign = number < 0 && hundredths > 0 ? "-" : ""
    return "\(sign)\(hundredths / 100).\((hundredths % 100).padded(to: 2))"
  }
}
