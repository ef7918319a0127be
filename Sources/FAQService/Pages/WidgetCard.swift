package import FAQConversation
package import FAQKnowledge
package import JSON
import WebAssets

/// The card of an answer as the widget draws it, for a page that is no conversation.
package enum WidgetCard {
  /// The parts of the widget's script that draw a card, and what calls them.
  package static func script() -> StoredAsset {
    WebFiles.script(WebAssets.cardScript, style: WebAssets.widgetStyle + WebAssets.letterStyle)
  }

  /// Writes the words of the widget and what the service has, as `/v1/about` does.
  package static func writeAbout(_ composer: ReplyComposer, to json: inout JSONWriter) {
    // A service that keeps a journal, because its cards have all that a card can have.
    let features = ServiceFeatures(feedback: true, restChannel: false, telegram: false)
    KnowledgeJSON.about(composer.base, [], features: features, widgetPath: "", to: &json)
  }

  /// Writes a reply as `/v1/ask` does.
  package static func write(_ reply: Reply, to json: inout JSONWriter) {
    ReplyJSON.write(reply, to: &json)
  }

  /// Writes the fields of the letter of an entry as `/v1/entries/{id}` does.
  package static func write(_ letter: Letter?, to json: inout JSONWriter) {
    LetterJSON.fields(letter, &json)
  }
}
