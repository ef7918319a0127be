import WebAssets

/// The files of the widget and of the lookup page, ready to be sent.
struct WebFiles: Sendable {
  let widgetScript: StoredAsset
  let widgetStyle = StoredAsset(Squeezer.style(WebAssets.widgetStyle), .css)
  let lookupScript = StoredAsset(Squeezer.script(WebAssets.lookupScript), .script)
  let lookupStyle = StoredAsset(Squeezer.style(WebAssets.lookupStyle), .css)

  init() {
    // The parts share one scope, which the page around them does not see; the style is asked for by its version.
    let head = "(() => {\n\"use strict\";\nconst styleVersion = \"\(widgetStyle.version)\";\n"
    let parts = WebAssets.widgetScript.flatMap(Squeezer.script)
    widgetScript = StoredAsset(Array(head.utf8) + parts + Array("})();\n".utf8), .script)
  }
}
