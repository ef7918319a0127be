import FAQKnowledge
import LinuxIO

/// The state of a knowledge folder, compared with the version in force.
enum FolderEdit: Sendable {
  /// The same files.
  case unchanged
  /// The system is short of a resource, so that at least one of its files could not be read and its content is unknown.
  case unavailable(FileError, files: Int)
  /// It cannot be used. The diagnostics include warnings, in the order of their places.
  case broken([Diagnostic])
  /// It can be used. `errors` counts those of ``Validation``, which the version in force has, too.
  case usable(KnowledgeBase, errors: Int)

  /// Reads the folder.
  ///
  /// An error in a file breaks it, because it keeps the program from starting, too. An entry that does not fit the others
  /// (``Validation``) breaks it only where all entries of the version in force fit, because the program starts on folders
  /// with such errors, and an edit need not mend what was broken before.
  ///
  /// - Parameters:
  ///   - folder: the folder.
  ///   - current: the version in force.
  ///   - system: reads the files.
  /// - Returns: the state of the folder.
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
