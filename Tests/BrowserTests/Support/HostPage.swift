/// A page that embeds the widget.
struct HostPage {
  /// Before the root element; empty for a page in quirks mode.
  var doctype = "<!doctype html>"
  /// Attributes of the root element.
  var root = "lang=\"id\""
  /// What stands before the widget's script.
  var body = "<main><h1>LPSE</h1><p>Pengumuman</p></main>"
  /// Further attributes of the widget's script.
  var attributes = ""

  func html(_ pandu: Site) -> String {
    """
    \(doctype)<html \(root)><head><meta charset="utf-8"><title>LPSE</title>
    <meta name="viewport" content="width=device-width">
    <link rel="stylesheet" href="/style.css"></head><body>\(body)
    <script src="\(pandu.address)/widget.js" data-endpoint="\(pandu.address)" \(attributes) defer></script></body></html>
    """
  }
}
