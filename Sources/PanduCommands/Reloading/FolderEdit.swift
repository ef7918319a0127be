import FAQKnowledge
import LinuxIO

/// What a knowledge folder is, next to the version that answers.
enum FolderEdit: Sendable {
  /// The same files.
  case unchanged
  /// The system is short of something, so that some of its files, one at least, could not be read: what they say is not
  /// known.
  case unavailable(FileError, files: Int)
  /// It cannot be used; all that is wrong with it, warnings too, in the order of their places.
  case broken([Diagnostic])
  /// `errors`: those of ``Validation`` that the version at hand has its like of.
  case usable(KnowledgeBase, errors: Int)

  /// Reads the folder.
  ///
  /// An error in a file breaks it, as it keeps the program from starting. So does an entry that does not fit the others
  /// (``Validation``), but only where those at hand all fit: the program starts on folders with such errors, and an edit
  /// of one need not be better than it was.
  ///
  /// `system`: whom the files are asked of.
  static func read(
    _ folder: String, against current: KnowledgeBase, system: FileSystem = .system
  ) -> FolderEdit {
    let (base, reading) = KnowledgeLoader.load(
      folder, validating: false, system: system, on: OnTwoThreads())
    let refused = reading.compactMap {
      if case .file(.unreadable(let error)) = $0.problem { error } else { nil }
    }
    .filter(\.isPassing)
    if let error = refused.first { return .unavailable(error, files: refused.count) }
    let isReadable = !reading.contains { $0.severity == .error }
    if isReadable, base.version == current.version { return .unchanged }
    let fitting = Validation.run(base)
    let errors = fitting.count { $0.severity == .error }
    guard isReadable, errors == 0 || Validation.run(current).contains(where: { $0.severity == .error }) else {
      return .broken((reading + fitting).sorted { $0.location < $1.location })
    }
    return .usable(base, errors: errors)
  }
}
