/// A piece of a page in HTML or XML.
enum MarkupToken: Equatable {
  case start(Tag)
  case end(String)
  case text(String)

  struct Tag: Equatable {
    /// In small letters.
    var name: String
    var attributes: [String: String] = [:]
    /// `<br/>`
    var isClosed = false
  }
}
