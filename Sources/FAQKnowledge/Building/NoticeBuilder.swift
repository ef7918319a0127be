import Basics

/// Reads a file of the folder `pengumuman/`.
struct NoticeBuilder {
  private var notice: Notice
  private var problems: [Diagnostic] = []
  private var times: [Headings.NoticeKey: Located<String>] = [:]

  /// - Parameters:
  ///   - document: the file.
  ///   - id: its name.
  ///   - zone: the clock where the notice names none.
  /// - Returns: the notice, and the problems of its file.
  static func build(_ document: Document, id: String, zone: Zone) -> (Notice, [Diagnostic]) {
    var builder = NoticeBuilder(document, id: id, zone: zone)
    for field in document.fields { builder.take(field) }
    builder.readTimes()
    for section in document.sections { builder.take(section) }
    return (builder.notice, builder.problems)
  }

  private init(_ document: Document, id: String, zone: Zone) {
    let place = document.title?.location ?? SourceLocation(path: document.path, line: 1)
    notice = Notice(id: id, title: document.title?.value ?? id, zone: zone, location: place)
    notice.text = document.introduction.map(\.value).joined(separator: "\n\n")
    if document.title == nil { report(place, .shape(.noTitle)) }
  }

  private mutating func take(_ field: Document.Field) {
    switch Headings.noticeKeys[field.key.value] {
    case .from: times[.from] = field.value
    case .until: times[.until] = field.value
    case .zone: if let zone = NoticeBuilder.zone(field.value, &problems) { notice.zone = zone }
    case .categories: notice.categories = Lists.split(field.value)
    case .lpse: notice.lpse = field.value.value.lowercased()
    case nil:
      let nearest = NearestName.of(field.key.value, among: Headings.noticeKeys.keys.sorted())
      report(field.key.location, .shape(.unknownKey(field.key.value, nearest: nearest)))
    }
  }

  /// The name of a zone; nil with a problem where there is no such zone.
  static func zone(_ value: Located<String>, _ problems: inout [Diagnostic]) -> Zone? {
    if let zone = Zone(named: value.value), Zone.ofOffices.contains(zone) { return zone }
    let nearest = NearestName.of(value.value, among: Zone.ofOffices.map(\.rawValue))
    problems.append(Diagnostic(.error, value.location, .shape(.unknownZone(value.value, nearest: nearest))))
    return nil
  }

  /// Reads the times last, because they are by the clock of the zone, wherever that stands.
  private mutating func readTimes() {
    notice.from = time(times[.from])
    notice.until = time(times[.until])
    if let from = notice.from, let until = notice.until, until < from, let place = times[.until]?.location {
      report(place, .content(.endsBeforeItBegins))
    }
  }

  private mutating func time(_ value: Located<String>?) -> WallTime? {
    guard let value else { return nil }
    if let time = WallTime(minute: value.value, in: notice.zone) { return time }
    report(value.location, .shape(.badTime(value.value)))
    return nil
  }

  private mutating func take(_ section: Document.Section) {
    let name = section.heading.value.lowercased()
    if Headings.entry[name] == .wordings { return notice.wordings += section.items }
    let nearest = NearestName.of(name, among: ["pertanyaan", "questions"])
    report(section.heading.location, .shape(.unknownSection(section.heading.value, nearest: nearest)))
  }

  private mutating func report(_ place: SourceLocation, _ problem: Problem) {
    problems.append(Diagnostic(.error, place, problem))
  }
}
