import FAQKnowledge
import JSON

/// A guided check as JSON.
enum CheckJSON {
  static func write(_ check: GuidedCheck?, _ json: inout JSONWriter) {
    guard let check else { return json.null() }
    json.object {
      $0.objects("questions", check.questions) { json, question in
        json.pair("question", question.text)
        json.key("answers")
        json.array(question.answers) { answer($1, &$0) }
      }
    }
  }

  /// Exactly one of entry, question and text is present and names the target of the answer. The text may be empty where the
  /// answer consists of contacts.
  private static func answer(_ answer: GuidedCheck.Answer, _ json: inout JSONWriter) {
    var (entry, question, text, contacts): (String?, Int?, String?, [String]) = (nil, nil, nil, [])
    switch answer.target {
    case .question(let number): question = number + 1
    case .entry(let id): entry = id
    case .closing(let sentence, let named): (text, contacts) = (sentence, named.map(\.value))
    }
    json.object {
      $0.pair("label", answer.label)
      $0.pair("entry", entry)
      $0.pair("question", question)
      $0.pair("text", text)
      $0.strings("contacts", contacts)
    }
  }
}
