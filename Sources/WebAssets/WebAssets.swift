import Basics

/// The files that browsers load. The files stand beside this one as they are written, and are built into the program.
package enum WebAssets {
  /// The parts of the widget's script, which is served as one, in the order they build on each other.
  package static var widgetScript: [[UInt8]] {
    [
      EmbeddedText.`widget-start.js`.bytes, EmbeddedText.`widget-elements.js`.bytes,
      EmbeddedText.`widget-text.js`.bytes, EmbeddedText.`widget-memory.js`.bytes,
      EmbeddedText.`widget-connection.js`.bytes, EmbeddedText.`widget-contacts.js`.bytes,
      EmbeddedText.`widget-card.js`.bytes, EmbeddedText.`widget-reply.js`.bytes,
      EmbeddedText.`widget-feedback.js`.bytes, EmbeddedText.`widget-letter.js`.bytes,
      EmbeddedText.`widget-conversation.js`.bytes, EmbeddedText.`widget-panel.js`.bytes,
      EmbeddedText.`widget-controls.js`.bytes,
    ]
  }
  /// The parts of the widget's script that draw the card of an answer, for the desk.
  package static var cardScript: [[UInt8]] {
    [
      EmbeddedText.`widget-elements.js`.bytes, EmbeddedText.`widget-text.js`.bytes,
      EmbeddedText.`widget-contacts.js`.bytes, EmbeddedText.`widget-card.js`.bytes,
      EmbeddedText.`widget-reply.js`.bytes, EmbeddedText.`widget-feedback.js`.bytes,
      EmbeddedText.`widget-letter.js`.bytes, EmbeddedText.`desk-card.js`.bytes,
    ]
  }
  package static var widgetStyle: [UInt8] { EmbeddedText.`widget.css`.bytes }
  package static var lookupPage: [UInt8] { EmbeddedText.`lookup.html`.bytes }
  package static var lookupScript: [UInt8] { EmbeddedText.`lookup.js`.bytes }
  package static var deskScript: [UInt8] { EmbeddedText.`desk.js`.bytes }
  package static var deskStyle: [UInt8] { EmbeddedText.`desk.css`.bytes }
  package static var lookupStyle: [UInt8] { EmbeddedText.`lookup.css`.bytes }
}
