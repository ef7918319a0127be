import FAQKnowledge
import HTML
import HTTPWire
import JSON

/// Answers each keystroke of the form of an entry: what the other side says now, and what is wrong.
enum EntryPreview {
  static let route = DeskRoute("/entri/pratinjau", post: { call throws(DeskRefusal) in try preview(call) })

  private static func preview(_ call: DeskCall) throws(DeskRefusal) -> Response {
    let knowledge = call.desk.shelf.knowledge()
    let work = try EntryWork.read(call, knowledge)
    let words = DeskWords(knowledge.base)
    let reading = EntryReading(work, knowledge, call)
    let problems = FieldProblem.all(reading.problems, work.source, language: words.base.language)
    var json = JSONWriter()
    json.object { json in
      let card = CardHTML(reading, at: call.now)
      card.write(to: &json)
      json.pair("markdown", FormFields.lines(work.source.text))
      json.key("isian")
      json.object { fields(work.source, &$0) }
      json.key("masalah")
      json.object { faults(problems, words, &$0) }
      json.key("bagian")
      json.object { json in
        json.pair("masalah", HTMLWriter.write { ProblemHTML.write(problems, words, &$0) })
        json.pair("kartu", HTMLWriter.write { card.write(words, &$0) })
        json.pair(
          "pilihan", HTMLWriter.write { PickHTML(work.source, knowledge.base, words, problems).write(&$0) })
        if let question = call.form["tanya"], call.form["aksi"] == "coba" {
          json.pair(
            "coba",
            HTMLWriter.write { TrialHTML(call, words).edited(reading, work, FormFields.line(question), &$0) })
        }
      }
    }
    return .json(json.bytes)
  }

  private static func faults(_ problems: [FieldProblem], _ words: DeskWords, _ json: inout JSONWriter) {
    for field in FormField.allCases {
      let own = problems.filter { $0.field == field }
      json.key(named: field.rawValue)
      json.object { json in
        json.key("salah")
        json.bool(own.contains(where: \.isError))
        json.pair(
          "html", HTMLWriter.write { html in for one in own { ProblemHTML.fault(one, words, &html) } })
      }
    }
  }

  private static func fields(_ source: EntrySource, _ json: inout JSONWriter) {
    for field in FormField.allCases where field == .related || !field.isList {
      let value = source.value(of: field)
      json.key(named: field.rawValue)
      json.object { json in
        json.pair("teks", value.text)
        json.pair("bentuk", value.form.rawValue)
      }
    }
  }
}
