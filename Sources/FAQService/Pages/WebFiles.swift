import WebAssets

/// The files of the widget and of the lookup page, ready to be sent.
struct WebFiles: Sendable {
  let widgetScript: StoredAsset
  let widgetStyle = StoredAsset(Squeezer.style(WebAssets.widgetStyle), .css)
  let lookupScript = StoredAsset(Squeezer.script(WebAssets.lookupScript), .script)
  let lookupStyle = StoredAsset(Squeezer.style(WebAssets.lookupStyle), .css)

  init() {
    // The parts share a function scope, so that they define nothing on the page around them. The versions let the script
    // load its own style and discard the state that an older script has stored.
    let parts = WebAssets.widgetScript.flatMap(Squeezer.script)
    let versions = [("styleVersion", widgetStyle.version), ("scriptVersion", EntityTag.digits(parts))]
    let head = versions.reduce("(() => {\n\"use strict\";\n") { $0 + "const \($1.0) = \"\($1.1)\";\n" }
    widgetScript = StoredAsset(Array(head.utf8) + parts + Array("})();\n".utf8), .script)
  }
}
