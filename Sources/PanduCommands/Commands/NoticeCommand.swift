import Basics
import FAQKnowledge

/// `pandu notice`: writes a notice, or ends one.
enum NoticeCommand {
  static func run(_ options: Options) throws(CommandError) -> ExitCode {
    let base = try Workspace.base(options)
    do throws(CommandError) {
      try run(options, base, at: Workspace.clock(options)())
    } catch {
      throw error.worded(in: base)
    }
    return .done
  }

  private static func run(_ options: Options, _ base: KnowledgeBase, at now: WallTime) throws(CommandError) {
    if let id = options["end"] { return try end(id, options, base, at: now) }
    let texts = CommandTexts.of(base)
    guard !options.text.allSatisfy(\.isWhitespace) else {
      throw usage(.missingOperand(operands), options, words: [texts.fill(ServiceWord.noticeExample)])
    }
    let notice = try notice(options, base, at: now)
    let (path, id) = try NoticeFile.create(notice, in: Workspace.folders(options).last ?? "")
    Terminal.print(
      ServiceLines(texts: texts).noticeWritten(
        path, id: id, from: shown(notice.from, base.zone),
        until: notice.until.map { shown($0, base.zone) } ?? ""))
  }

  // MARK: A new notice

  private static func notice(_ options: Options, _ base: KnowledgeBase, at now: WallTime)
    throws(CommandError) -> NoticeText.Content
  {
    guard let until = try time("until", options, base.zone, notBefore: now) else {
      throw usage(.missingValue(flag("until")), options, words: options.words, adding: "until")
    }
    let from = try time("from", options, base.zone, notBefore: now.minute) ?? now.minute
    guard until > from else { throw refused(.endsFirst, options, mending: "until") }
    let categories = try categories(options, base)
    let lpse = try Workspace.lpse(options, base)
    return NoticeText.Content(
      text: options.text, from: from, until: until, zone: base.zone, categories: categories, lpse: lpse)
  }

  /// - Throws: ``NoticeRefusal/past(flag:_:)`` for a time that is over.
  private static func time(_ name: String, _ options: Options, _ zone: Zone, notBefore now: WallTime)
    throws(CommandError) -> WallTime?
  {
    guard let text = options[name], let time = WallTime(minute: text, in: zone) else { return nil }
    guard time >= now, name == "from" || time > now else {
      throw refused(.past(flag: name, text), options, mending: name)
    }
    return time
  }

  private static func categories(_ options: Options, _ base: KnowledgeBase) throws(CommandError) -> [String] {
    let known = Set(base.categories.map(\.id) + base.entries.map(\.category)).filter { !$0.isEmpty }.sorted()
    let named = (options["category"] ?? "").split(separator: ",").map { String($0.trimmed()) }
    for name in named where !known.contains(name) {
      throw .notice(.unknownCategory(name, nearest: NearestName.of(name, among: known)), right: nil)
    }
    return named
  }

  // MARK: The end of one

  private static func end(_ id: String, _ options: Options, _ base: KnowledgeBase, at now: WallTime)
    throws(CommandError)
  {
    if let word = options.words.first { throw usage(.strayWord(word, .none), options, words: []) }
    for flag in ["until", "from", "category", "lpse"] where options.has(flag) {
      let right = TypedLine(command: "notice", flags: [.init(name: "end", value: id)])
      throw .notice(.beside(flag: flag), right: right.text)
    }
    guard let notice = base.notices.first(where: { $0.id == id }) else {
      throw .notice(
        .unknownNotice(id, nearest: NearestName.of(id, among: base.notices.map(\.id))), right: nil)
    }
    if let until = notice.until, until <= now { throw .notice(.hasEnded(id), right: nil) }
    try NoticeFile.end(notice, at: now.minute)
    Terminal.print(
      ServiceLines(texts: .of(base)).noticeEnded(
        notice.location.path, id: id, at: shown(now.minute, notice.zone)))
  }

  // MARK: Words

  private static func shown(_ time: WallTime, _ zone: Zone) -> String {
    "\(time.minuteText(in: zone)) \(zone.rawValue)"
  }

  /// A refusal with the line in which a flag has its example's value.
  private static func refused(_ refusal: NoticeRefusal, _ options: Options, mending name: String)
    -> CommandError
  {
    var line = options.line
    line.put(flag(name), flag(name).example)
    return .notice(refusal, right: line.text)
  }

  private static func usage(
    _ problem: UsageProblem, _ options: Options, words: [String], adding name: String? = nil
  ) -> CommandError {
    var line = options.line
    line.words = words
    for name in [name, words.isEmpty ? nil : "until"].compactMap({ $0 }) where !line.has(name) {
      line.put(flag(name), flag(name).example)
    }
    return .usage(problem, command: "notice", right: line.text)
  }

  private static func flag(_ name: String) -> Flag {
    CommandTable.named("notice")?.flags.first { $0.name == name } ?? Flag(name: name, summary: .help)
  }

  private static var operands: Operands { CommandTable.named("notice")?.operands ?? .none }
}
