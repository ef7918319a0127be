import JSON
import WebAssets

/// The files of the widget and of the lookup page, ready to be sent.
struct WebFiles: Sendable {
  let widgetScript: StoredAsset
  let widgetStyle = StoredAsset(WebAssets.widgetStyle, .css)
  let lookupScript = StoredAsset(WebAssets.lookupScript, .script)
  let lookupStyle = StoredAsset(WebAssets.lookupStyle, .css)

  /// The address of the widget's script in this version, below that of the service.
  var widgetPath: String { "/widget/\(widgetScript.version).js" }

  init() { widgetScript = WebFiles.script(WebAssets.widgetScript) }

  /// A script of parts of the widget.
  ///
  /// - Parameter parts: what stands in the function.
  /// - Returns: the script.
  static func script(_ parts: [UInt8]) -> StoredAsset {
    // The parts share a function scope, so that they define nothing on the page around them. The style is part of the
    // script, which costs no request of its own. The version lets the script discard what an older one has stored.
    var style = JSONWriter()
    style.string(String(decoding: WebAssets.widgetStyle, as: UTF8.self))
    let constants = [
      ("style", String(decoding: style.bytes, as: UTF8.self)),
      ("scriptVersion", "\"\(EntityTag.digits(parts))\""),
    ]
    let head = constants.reduce("(() => {\n\"use strict\";\n") { $0 + "const \($1.0) = \($1.1);\n" }
    return StoredAsset(Array(head.utf8) + parts + Array("})();\n".utf8), .script)
  }
}
