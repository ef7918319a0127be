import WebAssets

/// The files of the widget and of the lookup page, ready to be sent.
struct WebFiles: Sendable {
  let widgetScript: StoredAsset
  let widgetStyle = StoredAsset(squeezed(WebAssets.widgetStyle), .css)
  let lookupScript = StoredAsset(squeezed(WebAssets.lookupScript), .script)
  let lookupStyle = StoredAsset(squeezed(WebAssets.lookupStyle), .css)

  init() {
    // The parts share one scope, which the page around them does not see; the style is asked for by its version.
    let head = "(() => {\n\"use strict\";\nconst styleVersion = \"\(widgetStyle.version)\";\n"
    let parts = WebAssets.widgetScript.flatMap(WebFiles.squeezed)
    widgetScript = StoredAsset(Array(head.utf8) + parts + Array("})();\n".utf8), .script)
  }

  /// Without indentation, empty lines and lines of comment, a fifth of the bytes: a phone on a weak link pays for each.
  static func squeezed(_ file: [UInt8]) -> [UInt8] {
    var kept: [UInt8] = []
    for line in file.split(separator: UInt8(ascii: "\n")) {
      let text = line.drop { $0 == UInt8(ascii: " ") }
      let isComment =
        text.starts(with: "//".utf8) || text.starts(with: "/*".utf8) && text.suffix(2).elementsEqual("*/".utf8)
      if text.isEmpty || isComment { continue }
      kept += text
      kept.append(UInt8(ascii: "\n"))
    }
    return kept
  }
}
