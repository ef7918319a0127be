package import FAQConversation
import FAQKnowledge
package import JSON
import WebAssets

/// The card of an answer as the widget draws it, for a page that is no conversation.
package enum WidgetCard {
  /// The parts of the widget's script that draw a card, and what calls them.
  package static func script() -> StoredAsset { WebFiles.script(WebAssets.cardScript) }

  /// Writes what the script needs before it draws: the words of the widget, and the reply.
  package static func write(_ reply: Reply, _ composer: ReplyComposer, to json: inout JSONWriter) {
    // A service that keeps a journal, because its cards have all that a card can have.
    let features = ServiceFeatures(feedback: true, restChannel: false, telegram: false)
    json.object { json in
      json.key("about")
      KnowledgeJSON.about(composer.base, [], features: features, widgetPath: "", to: &json)
      json.key("reply")
      ReplyJSON.write(reply, to: &json)
    }
  }

  /// Writes a reply as `/v1/ask` does.
  package static func write(_ reply: Reply, to json: inout JSONWriter) {
    ReplyJSON.write(reply, to: &json)
  }
}
