import FAQConversation
import FAQImport
import FAQKnowledge
import JSON

/// The findings of an import, for programs.
enum ImportJSON {
  static func text(_ plan: ImportPlan, _ goals: [ImportTrial.Goal]) -> String {
    var writer = JSONWriter()
    writer.object { json in
      json.objects("entries", Array(zip(plan.entries, goals))) { json, row in entry(row.0, row.1, &json) }
      json.objects("contacts", plan.contacts) { json, contact in
        json.pair("id", contact.id)
        json.pair("kind", contact.kind.rawValue)
        json.pair("value", contact.value)
        json.pair("status", contact.status.rawValue)
      }
      json.objects("unplaced", plan.unplaced) { json, one in
        json.pair("line", one.line)
        json.pair("text", one.text)
      }
    }
    return writer.text
  }

  private static func entry(_ entry: ImportPlan.Entry, _ goal: ImportTrial.Goal, _ json: inout JSONWriter) {
    json.pair("id", entry.id)
    json.pair("title", entry.title)
    json.pair("file", entry.file)
    json.pair("category", entry.category)
    json.pair("line", entry.line)
    json.pair("status", entry.status.rawValue)
    json.pair("summary", entry.summary)
    json.strings("steps", entry.steps)
    json.strings("attachments", entry.attachments)
    json.strings("wordings", entry.wordings)
    json.key("goes")
    json.object { json in
      json.pair("outcome", goal.outcome.rawValue)
      json.pair("entry", goal.entry)
      json.key("confidence")
      json.share(goal.confidence)
    }
  }
}
