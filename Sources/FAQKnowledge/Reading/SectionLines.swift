extension Document.Section {
  /// Paragraphs and items in the order of the file. An item that stands further to the right than the one before it is
  /// part of that one: a line of its own, with its sign.
  var lines: [Located<String>] {
    var lines = paragraphs
    var parent: Int?
    var column = 0
    for (item, mark) in zip(items, marks) {
      guard let owner = parent, mark.column > column else {
        (parent, column) = (lines.count, mark.column)
        lines.append(item)
        continue
      }
      let sign = mark.number.map { "\($0). " } ?? "- "
      // The text of an item begins behind its sign: what is right below it is not indented.
      let own = lines[owner].location.column
      let indent = String(repeating: " ", count: max(0, mark.column - own))
      lines[owner].value += "\n" + indent + sign + item.value
    }
    return lines.sorted { $0.location < $1.location }
  }
}
