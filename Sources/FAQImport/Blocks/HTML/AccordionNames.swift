/// How pages call the titles and the texts of accordions.
enum AccordionNames {
  enum Rank { case sure, likely }

  /// Whether an element may be a title; nil when it is none.
  static func rank(of node: MarkupTree.Node) -> Rank? {
    guard !node.isText, !node.attributes.isEmpty || node.name == "button", !never.contains(node.name) else {
      return nil
    }
    if target(of: node) != nil || node.attributes["itemprop"] == "name" { return .sure }
    let names = (node.attributes["class"] ?? "").lowercased()
    if names.split(separator: " ").contains(where: isQuestion) { return .sure }
    let hasPart = parts.contains { names.contains($0) }
    if hasPart, sure.contains(where: { names.contains($0) }) { return .sure }
    if hasPart, likely.contains(where: { names.contains($0) }) { return .likely }
    if node.name == "button" || node.attributes["role"] == "button" || node.attributes["role"] == "tab" {
      return sure.contains { names.contains($0) } ? .sure : .likely
    }
    return node.name == "label" || node.attributes["aria-expanded"] != nil ? .likely : nil
  }

  /// The id of the element that this one shows and hides.
  static func target(of node: MarkupTree.Node) -> String? {
    let attributes = node.attributes
    for key in ["aria-controls", "data-target", "data-bs-target"] {
      if let value = attributes[key], !value.isEmpty { return String(value.drop { $0 == "#" }) }
    }
    let isToggle =
      attributes["data-toggle"] != nil || attributes["data-bs-toggle"] != nil
      || attributes["role"] == "button"
      || attributes["aria-expanded"] != nil
    guard isToggle, let link = attributes["href"], link.hasPrefix("#"), link.count > 1 else { return nil }
    return String(link.dropFirst())
  }

  /// Whether an element is named like the text of an accordion.
  static func isPanel(_ node: MarkupTree.Node) -> Bool {
    let names = (node.attributes["class"] ?? "").lowercased()
    return panels.contains { names.contains($0) } || node.attributes["hidden"] != nil
      || node.attributes["style"]?.contains("none") == true || node.attributes["role"] == "region"
  }

  private static func isQuestion(_ name: Substring) -> Bool {
    questions.contains { name.contains($0) } && !answers.contains { name.contains($0) }
  }

  private static let never: Set<String> = [
    "html", "body", "main", "article", "section", "ul", "ol", "table", "form", "input", "nav", "img", "i",
    "svg",
  ]
  private static let questions = ["question", "pertanyaan", "tanya"]
  private static let answers = ["answer", "jawab", "list", "daftar", "questions", "wrap", "container"]
  private static let sure = ["accordion", "accord", "toggle", "collaps", "faq"]
  private static let likely = ["card", "panel", "tab", "item", "spoiler"]
  private static let parts = [
    "title", "header", "heading", "head", "trigger", "button", "btn", "label", "judul", "summary",
  ]
  private static let panels = [
    "content", "body", "answer", "jawab", "panel", "collapse", "inner", "text", "pane", "isi", "desc",
  ]
}
