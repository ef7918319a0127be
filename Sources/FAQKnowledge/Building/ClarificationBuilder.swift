import Basics

/// Reads choices, `- label → entry-id`, and the file of a category.
enum ClarificationBuilder {
  static func category(_ document: Document, id: String) -> (Category, [Diagnostic]) {
    var problems: [Diagnostic] = []
    let place = document.title?.location ?? SourceLocation(path: document.path, line: 1)
    if document.title == nil { problems.append(Diagnostic(.error, place, .shape(.noTitle))) }
    var category = Category(id: id, title: document.title?.value ?? id, location: place)
    category.clarification.question = document.introduction.map(\.value).joined(separator: " ")
    for section in document.sections {
      switch Headings.category[section.heading.value.lowercased()] {
      case .choices: category.clarification.choices += choices(section.items, &problems)
      case .wordings: category.clarification.wordings += section.items
      case .check: category.check = GuidedCheckBuilder.build(section, &problems)
      case nil:
        let nearest = NearestName.of(section.heading.value, among: Headings.category.keys.sorted())
        problems.append(
          Diagnostic(
            .error, section.heading.location, .shape(.unknownSection(section.heading.value, nearest: nearest))
          ))
      }
    }
    return (category, problems)
  }

  static func choices(_ items: [Located<String>], _ problems: inout [Diagnostic]) -> [Clarification.Choice] {
    items.compactMap { item in
      guard let arrow = item.value.firstPlace(of: "→") ?? item.value.firstPlace(of: "->") else {
        problems.append(Diagnostic(.error, item.location, .shape(.notAChoice(item.value))))
        return nil
      }
      let label = item.value[..<arrow.lowerBound].trimmed()
      let entry = item.value[arrow.upperBound...].trimmed()
      var place = item.location
      place.column += item.value.utf8.distance(from: item.value.startIndex, to: entry.startIndex)
      return Clarification.Choice(label: String(label), entry: String(entry), location: place)
    }
  }
}
