/// Whether the elements of a page are closed in their turn. Not a whole parser: enough for pages whose writer escapes
/// all text.
struct TagBalance {
  private(set) var names: Set<String> = []
  private(set) var problems: [String] = []
  private static let void: Set<String> = ["meta", "br"]

  init(_ page: String) throws {
    var open: [String] = []
    var rest = page[...]
    while let start = rest.firstIndex(of: "<") {
      guard let end = rest[start...].firstIndex(of: ">") else {
        problems.append("a tag without an end")
        break
      }
      let tag = rest[rest.index(after: start)..<end]
      rest = rest[rest.index(after: end)...]
      if tag.hasPrefix("!") { continue }
      if tag.hasPrefix("/") {
        if open.popLast() != String(tag.dropFirst()) { problems.append("</\(tag.dropFirst())> out of turn") }
        continue
      }
      guard let name = try #/[a-z][a-z0-9]*/#.prefixMatch(in: tag)?.output else {
        problems.append("no tag: <\(tag)>")
        continue
      }
      names.insert(String(name))
      let attributes = tag.matches(of: #/ ([a-zA-Z-]+)="[^"<]*"/#).map { String($0.output.1) }
      if Set(attributes).count != attributes.count { problems.append("twice in <\(tag)>") }
      if !TagBalance.void.contains(String(name)) { open.append(String(name)) }
      // Style is no markup.
      if name == "style", let close = rest.firstRange(of: "</style>") { rest = rest[close.lowerBound...] }
    }
    problems += open.map { "<\($0)> is not closed" }
  }
}
