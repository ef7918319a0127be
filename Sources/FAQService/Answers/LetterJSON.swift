import FAQConversation
import FAQKnowledge
import JSON

/// The form of a letter as JSON, from which a page asks for its fields.
enum LetterJSON {
  static func fields(_ letter: Letter?, _ json: inout JSONWriter) {
    guard let letter else { return json.null() }
    json.object {
      $0.key("fields")
      $0.array(letter.fields) { field($1, &$0) }
    }
  }

  private static func field(_ field: Letter.Field, _ json: inout JSONWriter) {
    json.object {
      $0.pair("name", field.name)
      $0.pair("label", field.label)
      $0.key("required")
      $0.bool(field.isRequired)
      $0.pair("kind", kind(field.rule))
      $0.strings("choices", choices(field.rule))
      $0.pair("hint", field.hint)
      $0.pair("longest", FieldCheck.limit(field))
      $0.pair("autocomplete", field.autocomplete.isEmpty ? nil : field.autocomplete)
    }
  }

  /// All that ``kind(_:)`` returns.
  static let kinds = ["text", "email", "phone", "npwp", "choice"]

  private static func kind(_ rule: Letter.Field.Rule) -> String {
    switch rule {
    case .any: "text"
    case .email: "email"
    case .phone: "phone"
    case .taxNumber: "npwp"
    case .choice: "choice"
    }
  }

  private static func choices(_ rule: Letter.Field.Rule) -> [String] {
    if case .choice(let labels) = rule { labels } else { [] }
  }
}
