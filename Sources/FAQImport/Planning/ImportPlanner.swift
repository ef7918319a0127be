import Basics
package import FAQKnowledge

/// Makes the plan of an import. It reads and writes nothing.
package struct ImportPlanner {
  private let options: ImportOptions
  private let folder: ImportFolder
  private let texts: ImportTexts
  private var plan = ImportPlan()
  private var memory: ImportMemory
  private var contacts: ContactPlanner
  private var sources: SourcePlanner
  private var wordings: WordingKeys
  private var ids: Set<String> = []
  private var counts: [String: Int] = [:]
  private var categories: [String: String] = [:]
  private let names: EntryNames
  /// The number of questions met so far.
  private var met = 0

  /// - Parameters:
  ///   - files: what is imported.
  ///   - options: what the officer says about it.
  ///   - folder: the folder that it goes into.
  ///   - below: knowledge that the folder lies over; its contacts and sources can be named.
  /// - Returns: what it finds and would write.
  /// - Throws: the name of the first file that cannot be read, and why.
  package static func plan(
    _ files: [ImportedFile], options: ImportOptions, folder: ImportFolder,
    below: KnowledgeBase = KnowledgeBase()
  ) throws(ImportFailure) -> ImportPlan {
    var planner = ImportPlanner(options, folder, below)
    for file in files { try planner.take(file) }
    planner.finish()
    return planner.plan
  }

  private init(_ options: ImportOptions, _ folder: ImportFolder, _ below: KnowledgeBase) {
    (self.options, self.folder) = (options, folder)
    texts = .of(language: options.language)
    memory = ImportMemory(folder.text(ImportMemory.path))
    contacts = ContactPlanner(folder: folder.base.contacts, below: below.contacts, texts: texts)
    sources = SourcePlanner(
      folder: folder.base.sources, below: below.sources, today: options.today, texts: texts)
    wordings = WordingKeys(folder.base)
    names = EntryNames(folder.base, memory, reserved: options.reserved)
    for id in options.contacts { contacts.name(id) }
  }

  private mutating func take(_ file: ImportedFile) throws(ImportFailure) {
    let document: SourceDocument
    do throws(SourceReader.Failure) {
      document = try SourceReader.read(file.bytes, name: file.name)
    } catch {
      throw ImportFailure(file: file.name, reason: error)
    }
    let found = PairFinder.find(document)
    let source = sources.id(
      options.source, title: document.title, publisher: document.publisher, file: file.name)
    for pair in found.pairs where pair.title.contains(where: \.isLetter) { take(pair, source, file.name) }
    var loose = found.unanswered.map { ImportPlan.Unplaced(line: $0.line, text: $0.text, origin: file.name) }
    loose += found.loose.compactMap { Leftovers.line($0, origin: file.name) }
    plan.unplaced += loose.sorted { $0.line < $1.line }
  }

  private mutating func take(_ pair: Pair, _ source: String, _ origin: String) {
    let heading = QuestionLabels.bare(pair.category)
    let name = options.category ?? (heading.isEmpty ? texts[.general] : heading)
    let category = CategoryName.slug(name, texts)
    let key = "\(category) \(QuestionSigns.key(pair.title))"
    counts[key, default: 0] += 1
    guard isWanted() else { return }
    let record = memory.record(counts[key, default: 0], of: key)
    let path = record.map { place($0.file) } ?? freePath(pair.title, category)
    // A category that somebody has picked since.
    let moved = record.flatMap { $0.file == path ? nil : path.split(separator: "/").first.map(String.init) }
    let id = String(path.split(separator: "/").last?.dropLast(3) ?? "")
    ids.insert(id)
    let shape = ImportPlanner.shape(pair)
    let page = ImportPlanner.hash(pair, shape)
    let isSame = record?.page == page
    let proposals = wordings.free(WordingProposals.of(pair.title), of: id)
    let isWritten = folder.text(path).map { !isSame && ImportMemory.hash($0) == record?.written } ?? true
    let named = ContactFinder.contacts(pair.body).compactMap {
      contacts.id(of: $0, isWritten: isWritten, source: source)
    }
    let text = EntryText.text(
      title: pair.title, shape: shape, source: source, contacts: distinct(options.contacts + named),
      wordings: proposals, texts)
    let status = status(path, record, text, isSame: isSame)
    if status == .new || status == .updated {
      plan.writes.append(.init(path: path, text: text, replaces: status == .updated))
      memory.keep(
        .init(file: record?.file ?? path, key: key, page: page, written: ImportMemory.hash(text)))
      sources.use(source)
      if moved == nil { categories[category] = name }
    } else if status == .kept, record == nil {
      memory.keep(.init(file: path, key: key, page: page, written: ImportMemory.hash(text)))
    }
    plan.entries.append(
      .init(
        id: id, title: pair.title, file: path, category: moved ?? category, line: pair.line, status: status,
        summary: shape.summary, steps: shape.steps, attachments: shape.attachments, wordings: proposals,
        origin: origin))
  }

  /// Of what the page says.
  private static func hash(_ pair: Pair, _ shape: AnswerShape) -> String {
    let all = [pair.title, shape.summary] + shape.steps + shape.attachments + shape.notes
    return ImportMemory.hash(all.joined(separator: "\u{1F}"))
  }

  private static func shape(_ pair: Pair) -> AnswerShape {
    var shape = AnswerShape(pair.body)
    shape.keepAnswer()
    return shape
  }

  /// Whether the next question is not left out.
  private mutating func isWanted() -> Bool {
    met += 1
    return !options.skipped.contains(met - 1)
  }

  private func distinct(_ ids: [String]) -> [String] {
    var seen: Set<String> = []
    return ids.filter { seen.insert($0).inserted }
  }

  private func status(_ path: String, _ record: ImportMemory.Record?, _ text: String, isSame: Bool)
    -> ImportPlan.Status
  {
    guard let current = folder.text(path) else {
      // A single entry that is gone was struck; where all are gone, the folder is filled anew.
      let isStruck = record != nil && memory.records.contains { folder.text($0.file) != nil }
      return isStruck ? isSame ? .kept : .conflict : .new
    }
    if isSame || current == text { return .kept }
    return ImportMemory.hash(current) == record?.written ? .updated : .conflict
  }

  /// The file that was written, or the one of its name in the category to which somebody has moved it since.
  private func place(_ file: String) -> String {
    let id = file.split(separator: "/").last.map { String($0.dropLast(3)) } ?? ""
    guard folder.text(file) == nil,
      let entry = (folder.base.entries + folder.base.drafts).first(where: { $0.id == id })
    else { return file }
    let moved = "\(entry.category)/\(id).md"
    return folder.text(moved) == nil ? file : moved
  }

  /// A path that no other question has. A file of this name that import did not write is met, not passed by.
  private func freePath(_ title: String, _ category: String) -> String {
    let name = Slug.free(title, otherwise: category + "-1") { id in
      names.taken.contains(id) || ids.contains(id) || names.isElsewhere(id, besides: category)
    }
    return "\(category)/\(name).md"
  }

  private mutating func finish() {
    for (category, name) in categories.sorted(by: { $0.key < $1.key }) {
      let paths = ["_kategori", "_category"].map { "\(category)/\($0).md" }
      if paths.allSatisfy({ folder.text($0) == nil }) {
        plan.writes.append(.init(path: paths[0], text: "# \(name)\n", replaces: false))
      }
    }
    plan.contacts = contacts.lines
    add(contacts.sections, to: ["kontak.md", "contacts.md"], title: .contactsTitle) { $0 }
    add(sources.sections, to: ["sumber.md", "sources.md"], title: .sourcesTitle, sources.dated)
    for (path, text) in Leftovers.files(plan.unplaced, texts) {
      plan.leftovers = path
      write(path, text)
    }
    if !memory.records.isEmpty { write(ImportMemory.path, memory.text) }
  }

  private mutating func add(
    _ sections: [String], to names: [String], title: ImportWord, _ changed: (String) -> String
  ) {
    let path = names.first { folder.text($0) != nil } ?? names[0]
    let current = folder.text(path)
    guard !sections.isEmpty || current != nil else { return }
    let text = sections.isEmpty ? current : DirectoryText.adding(sections, to: current, title: texts[title])
    if let text { write(path, changed(text)) }
  }

  /// Writes a file, unless it says the same already.
  private mutating func write(_ path: String, _ text: String) {
    let current = folder.text(path)
    if current != text { plan.writes.append(.init(path: path, text: text, replaces: current != nil)) }
  }
}

/// A file that cannot be imported, and why.
package struct ImportFailure: Error, Equatable {
  package var file: String
  package var reason: SourceReader.Failure

  package init(file: String, reason: SourceReader.Failure) { (self.file, self.reason) = (file, reason) }
}
