import FAQKnowledge

/// A guided check as JSON.
enum CheckJSON {
  static func write(_ check: GuidedCheck?, _ json: inout JSONWriter) {
    guard let check else { return json.null() }
    json.object {
      $0.key("questions")
      $0.array(check.questions) { json, question in
        json.object {
          $0.pair("question", question.text)
          $0.key("answers")
          $0.array(question.answers) { answer($1, &$0) }
        }
      }
    }
  }

  /// Exactly one of entry, question and text says where it leads; a text may be empty where contacts say it all.
  private static func answer(_ answer: GuidedCheck.Answer, _ json: inout JSONWriter) {
    var (entry, question, text, contacts): (String?, Int?, String?, [String]) = (nil, nil, nil, [])
    switch answer.target {
    case .question(let number): question = number + 1
    case .entry(let id): entry = id
    case .closing(let sentence, let named): (text, contacts) = (sentence, named.map(\.value))
    }
    json.object {
      $0.pair("label", answer.label)
      $0.key("entry")
      if let entry { $0.string(entry) } else { $0.null() }
      $0.key("question")
      if let question { $0.integer(question) } else { $0.null() }
      $0.key("text")
      if let text { $0.string(text) } else { $0.null() }
      $0.strings("contacts", contacts)
    }
  }
}
