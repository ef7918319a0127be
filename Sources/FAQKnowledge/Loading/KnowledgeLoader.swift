package import Basics

/// Reads knowledge folders into a ``KnowledgeBase``.
package struct KnowledgeLoader {
  private var base = KnowledgeBase()
  private var problems: [Diagnostic] = []

  private typealias Read = (file: KnowledgeFiles.File, document: Document)

  /// All of a folder, with every problem of every file, in the order of their places. What can be read is in the
  /// base even when there are errors.
  ///
  /// - Parameters:
  ///   - root: the path of the folder.
  ///   - validating: whether entries are also held against one another (``Validation``); a program that only answers can
  ///     do without. The default is true.
  ///   - system: the files are asked of it.
  ///   - runner: reads both halves of the files. The default reads one after the other.
  /// - Returns: the base, and every problem of every file.
  package static func load(
    _ root: String, validating: Bool = true, system: FileSystem = .system,
    on runner: some SideBySide = OneAfterAnother()
  ) -> Loaded {
    load([root], validating: validating, system: system, on: runner)
  }

  /// As ``load(_:validating:system:on:)``, of folders of which each lies over those before it (``Overlay``).
  package static func load(
    _ roots: [String], validating: Bool = true, system: FileSystem = .system,
    on runner: some SideBySide = OneAfterAnother()
  ) -> Loaded {
    load(roots, validating: validating, system: system, on: runner, beside: {}).loaded
  }

  package typealias Loaded = (base: KnowledgeBase, problems: [Diagnostic])

  /// As ``load(_:validating:system:on:)``, with `other` work done beside the second half of it.
  package static func load<Other: Sendable>(
    _ roots: [String], validating: Bool = true, system: FileSystem = .system, on runner: some SideBySide,
    beside other: @escaping @Sendable () -> Other
  ) -> (loaded: Loaded, other: Other) {
    let folders = roots.map { KnowledgeFiles.read($0, system) }
    let documents = documents(of: folders.flatMap(\.files), on: runner)
    return runner.run(
      {
        var loader = KnowledgeLoader()
        loader.problems = folders.flatMap(\.problems) + documents.flatMap(\.problems)
        var rest = documents[...]
        for folder in folders {
          let own = rest.prefix(folder.files.count)
          rest = rest.dropFirst(folder.files.count)
          loader.lay(Array(zip(folder.files, own.map(\.document))))
        }
        loader.finish(roots)
        loader.base.version = version(folders.map(\.files))
        if validating { loader.problems += Validation.run(loader.base) }
        let problems = Drafts.softened(loader.problems, of: loader.base)
        return (loader.base, problems.sorted { $0.location < $1.location })
      }, other)
  }

  /// The documents of all files, read in two halves of about equal size side by side.
  private static func documents(of files: [KnowledgeFiles.File], on runner: some SideBySide)
    -> [(document: Document, problems: [Diagnostic])]
  {
    let half = files.reduce(0) { $0 + $1.bytes.count } / 2
    var size = 0
    let cut = files.firstIndex { file in
      size += file.bytes.count
      return size > half
    }
    let (first, second) = (files[..<(cut ?? 0)], files[(cut ?? 0)...])
    let (a, b) = runner.run(
      { first.map { MarkdownReader.read($0.text, path: $0.path) } },
      { second.map { MarkdownReader.read($0.text, path: $0.path) } })
    return a + b
  }

  /// Lays a folder over what was read before.
  private mutating func lay(_ documents: [Read]) {
    var upper = KnowledgeBase()
    for (file, document) in documents { read(file, document, into: &upper) }
    base.notes += OverlaidWordings.take(for: upper, from: &base)
    let parts = documents.filter { FileRole($0.file) == .basisPart }.map(\.document)
    let basis = documents.first { FileRole($0.file) == .basis }?.document
    take(BasisBuilder.build(basis, parts: parts, into: base)) { base, built in base = built }
    // A notice goes by the clock of the office unless it names its own.
    for (file, document) in documents where FileRole(file) == .notice {
      let (notice, found) = NoticeBuilder.build(document, id: file.name, zone: base.zone)
      upper.notices.append(notice)
      problems += found
    }
    problems += Duplicates.repeatedDrafts(upper)
    let lower = base
    let struck = (basis?.fields ?? []).filter { ["buang", "drop"].contains($0.key.value) }
    let found = Overlay.lay(upper, over: &base, striking: struck.flatMap { Lists.split($0.value) })
    base.notes +=
      found.filter { $0.severity == .note } + UnnamedCategories.notes(upper, over: lower, in: base)
    problems += found.filter { $0.severity != .note }
  }

  private mutating func finish(_ roots: [String]) {
    base.resolveChecks()
    problems += Drafts.unlink(&base)
    problems += NoticeCategories.check(base)
    problems += RuleBudget.keep(&base)
    base.notes += Slips.outsideFolders(base)
    base.notes.sort { $0.location < $1.location }
    let isMissing = problems.contains { $0.location.line == 0 && roots.contains($0.location.path) }
    if base.entries.isEmpty, base.drafts.isEmpty, !isMissing {
      problems.append(Diagnostic(.error, SourceLocation(path: roots.last ?? ""), .file(.noEntries)))
    }
  }

  private mutating func read(
    _ file: KnowledgeFiles.File, _ document: Document, into upper: inout KnowledgeBase
  ) {
    func take<Part>(_ built: (Part, [Diagnostic])) -> Part {
      problems += built.1
      return built.0
    }
    switch FileRole(file) {
    case .basis, .basisPart, .notice: break
    case .contacts: upper.contacts = take(DirectoryBuilder.contacts(document))
    case .sources: upper.sources = take(DirectoryBuilder.sources(document))
    case .vocabulary: upper.vocabulary = take(VocabularyBuilder.build(document))
    case .codes: upper.codes = take(CodeBuilder.build(document))
    case .category: upper.categories.append(take(ClarificationBuilder.category(document, id: file.category)))
    case .entry:
      checkName(file)
      problems += Slips.find(in: document) + LostForms.find(in: document)
      let entry = take(EntryBuilder.build(document, id: file.name, category: file.category))
      if entry.isDraft { upper.drafts.append(entry) } else { upper.entries.append(entry) }
    }
  }

  private mutating func checkName(_ file: KnowledgeFiles.File) {
    let isID = file.name.utf8.allSatisfy {
      ASCII.isSmall($0) || ASCII.isDigit($0) || $0 == UInt8(ascii: "-")
    }
    guard !isID else { return }
    problems.append(Diagnostic(.error, SourceLocation(path: file.path), .file(.badID(file.name))))
  }

  private mutating func take<Part>(_ built: (Part, [Diagnostic]), _ keep: (inout KnowledgeBase, Part) -> Void)
  {
    keep(&base, built.0)
    problems += built.1
  }

  /// FNV-1a over the paths below their roots and the bytes of all files, eight bytes at a time, folder by folder.
  private static func version(_ folders: [[KnowledgeFiles.File]]) -> String {
    var hash = FNV1a()
    for (number, files) in folders.enumerated() {
      // No path begins so: the files of one folder do not pass for those of another.
      if number > 0 { hash.add("\0\0\(number)\0".utf8) }
      for file in files {
        // No name holds a zero byte, and the length says where the bytes end.
        let name = "\(file.category)\0\(file.name)\0\(file.bytes.count)\0"
        hash.add(name.utf8)
        add(file.bytes, to: &hash)
      }
    }
    return hash.text
  }

  private static func add(_ bytes: [UInt8], to hash: inout FNV1a) {
    let whole = bytes.count / 8 * 8
    // Eight bytes from `index` on lie within the text, because `whole` is at most its length.
    unsafe bytes.withUnsafeBytes { bytes in
      for index in stride(from: 0, to: whole, by: 8) {
        let word = unsafe UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        hash.add(word: word)
      }
    }
    guard whole < bytes.count else { return }
    hash.add(word: bytes[whole...].reduce(0) { $0 << 8 | UInt64($1) })
  }
}
