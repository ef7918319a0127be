package import Basics

/// Reads a knowledge folder into a ``KnowledgeBase``.
package struct KnowledgeLoader {
  private var base = KnowledgeBase()
  private var problems: [Diagnostic] = []
  private var documents: [(file: KnowledgeFiles.File, document: Document)] = []

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
    load(root, validating: validating, system: system, on: runner, beside: {}).loaded
  }

  package typealias Loaded = (base: KnowledgeBase, problems: [Diagnostic])

  /// As ``load(_:validating:system:on:)``, with `other` work done beside the second half of it.
  package static func load<Other: Sendable>(
    _ root: String, validating: Bool = true, system: FileSystem = .system, on runner: some SideBySide,
    beside other: @escaping @Sendable () -> Other
  ) -> (loaded: Loaded, other: Other) {
    let folder = KnowledgeFiles.read(root, system)
    let documents = documents(of: folder.files, on: runner)
    return runner.run(
      {
        var loader = KnowledgeLoader()
        loader.problems = folder.problems
        for (file, (document, problems)) in zip(folder.files, documents) {
          loader.problems += problems
          loader.documents.append((file, document))
        }
        loader.build(root)
        loader.base.version = version(folder.files, root: root)
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

  private mutating func build(_ root: String) {
    // The language decides the built-in words, so the basis comes first.
    let parts = documents.filter { FileRole($0.file) == .basisPart }.map(\.document)
    let basis = documents.first { FileRole($0.file) == .basis }?.document
    take(BasisBuilder.build(basis, parts: parts, into: base)) { $0 = $1 }
    for (file, document) in documents {
      switch FileRole(file) {
      case .basis, .basisPart: break
      case .contacts: take(DirectoryBuilder.contacts(document)) { $0.contacts = $1 }
      case .sources: take(DirectoryBuilder.sources(document)) { $0.sources = $1 }
      case .vocabulary: take(VocabularyBuilder.build(document)) { $0.vocabulary = $1 }
      case .codes: take(CodeBuilder.build(document)) { $0.codes = $1 }
      case .category:
        take(ClarificationBuilder.category(document, id: file.category)) { $0.categories.append($1) }
      case .notice:
        take(NoticeBuilder.build(document, id: file.name, zone: base.zone)) { $0.notices.append($1) }
      case .entry: entry(file, document)
      }
    }
    base.resolveChecks()
    problems += Drafts.unlink(&base)
    problems += NoticeCategories.check(base)
    problems += RuleBudget.keep(&base)
    if base.entries.isEmpty, base.drafts.isEmpty,
      !problems.contains(where: { $0.location.line == 0 && $0.location.path == root })
    {
      problems.append(Diagnostic(.error, SourceLocation(path: root), .file(.noEntries)))
    }
  }

  private mutating func entry(_ file: KnowledgeFiles.File, _ document: Document) {
    let isID = file.name.utf8.allSatisfy {
      ASCII.isSmall($0) || ASCII.isDigit($0) || $0 == UInt8(ascii: "-")
    }
    if !isID {
      problems.append(Diagnostic(.error, SourceLocation(path: file.path), .file(.badID(file.name))))
    }
    take(EntryBuilder.build(document, id: file.name, category: file.category)) {
      if $1.isDraft { $0.drafts.append($1) } else { $0.entries.append($1) }
    }
  }

  private mutating func take<Part>(_ built: (Part, [Diagnostic]), _ keep: (inout KnowledgeBase, Part) -> Void)
  {
    keep(&base, built.0)
    problems += built.1
  }

  /// FNV-1a over the paths below the root and the bytes of all files, eight bytes at a time.
  private static func version(_ files: [KnowledgeFiles.File], root: String) -> String {
    var hash = FNV1a()
    for file in files {
      // No name holds a zero byte, and the length says where the bytes end.
      let name = "\(file.category)\0\(file.name)\0\(file.bytes.count)\0"
      hash.add(name.utf8)
      add(file.bytes, to: &hash)
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
