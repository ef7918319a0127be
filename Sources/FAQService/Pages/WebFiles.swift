import Basics
import HTTPWire
import JSON
import WebAssets

/// The files of the widget and of the lookup page, ready to be sent.
struct WebFiles: Sendable {
  let widgetScript: StoredAsset
  let widgetStyle = StoredAsset(WebAssets.widgetStyle, .css)
  let lookupScript = StoredAsset(WebAssets.lookupScript, .script)
  let lookupStyle = StoredAsset(WebAssets.lookupStyle, .css)
  private let widgetParts: WidgetParts

  /// The address of the widget's script in this version, below that of the service.
  var widgetPath: String { "/widget/\(widgetScript.version).js" }

  init() {
    widgetParts = WidgetParts()
    widgetScript = WebFiles.script(
      WebAssets.widgetScript, style: WebAssets.widgetStyle,
      [("scriptVersion", "\"\(widgetParts.version)\""), ("digests", widgetParts.digests)])
  }

  /// The response to a request for the widget in one version, or for a part of it.
  ///
  /// - Throws: `noSuchRoute` for a name that no version has.
  func widget(_ head: RequestHead, named name: String) throws(ServiceError) -> Response {
    if let part = try widgetParts.response(head, named: name) { return part }
    return try widgetScript.response(head, version: name)
  }

  /// A script of parts of the widget.
  ///
  /// - Parameters:
  ///   - parts: what stands in the function.
  ///   - style: the style of what the parts draw.
  ///   - constants: what else the parts need, as the script writes it.
  /// - Returns: the script.
  static func script(_ parts: [UInt8], style: [UInt8], _ constants: [(String, String)] = []) -> StoredAsset {
    // The parts share a function scope, so that they define nothing on the page around them. The style is part of the
    // script, which costs no request of its own.
    let all = [("style", literal(style))] + constants
    let head = all.reduce("(() => {\n\"use strict\";\n") { $0 + "const \($1.0) = \($1.1);\n" }
    return StoredAsset(Array(head.utf8) + parts + Array("})();\n".utf8), .script)
  }

  /// A text as a literal of a script.
  static func literal(_ text: [UInt8]) -> String {
    var json = JSONWriter()
    json.string(String(decoding: text, as: UTF8.self))
    return String(decoding: json.bytes, as: UTF8.self)
  }
}
