import Basics

/// The files that browsers load. The files stand beside this one as they are written. They are built into the program
/// without what a browser does not need; a list `NAME.parts` names the files of which one script is made.
package enum WebAssets {
  /// The widget's script, without the function that it stands in.
  package static var widgetScript: [UInt8] { EmbeddedText.`widget.js`.bytes }
  /// The parts of the widget that are loaded when they are first used, as modules.
  package static var letterScript: [UInt8] { EmbeddedText.`letter.js`.bytes }
  package static var letterStyle: [UInt8] { EmbeddedText.`letter.css`.bytes }
  package static var voteScript: [UInt8] { EmbeddedText.`vote.js`.bytes }
  package static var attributesScript: [UInt8] { EmbeddedText.`attributes.js`.bytes }
  /// The parts of the widget's script that draw the card of an answer, for the desk.
  package static var cardScript: [UInt8] { EmbeddedText.`card.js`.bytes }
  package static var widgetStyle: [UInt8] { EmbeddedText.`widget.css`.bytes }
  package static var lookupPage: [UInt8] { EmbeddedText.`lookup.html`.bytes }
  package static var lookupScript: [UInt8] { EmbeddedText.`lookup.js`.bytes }
  package static var deskScript: [UInt8] { EmbeddedText.`desk.js`.bytes }
  package static var deskStyle: [UInt8] { EmbeddedText.`desk.css`.bytes }
  package static var lookupStyle: [UInt8] { EmbeddedText.`lookup.css`.bytes }
}
