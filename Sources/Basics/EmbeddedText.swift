/// A text file that is built into the program.
///
/// A target with the plugin `EmbedTextPlugin` has a constant for each of its files that are no sources. The constant has the
/// name of the file, as `slang.txt` has, and is known in the target alone.
package struct EmbeddedText: Sendable {
  private let text: StaticString

  package init(_ text: StaticString) { self.text = text }

  /// A copy of the file's bytes.
  package var bytes: [UInt8] {
    // The bytes are copied before the closure returns.
    text.withUTF8Buffer { unsafe Array($0) }
  }
}
