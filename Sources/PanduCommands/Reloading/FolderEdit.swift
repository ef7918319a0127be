import FAQKnowledge
import LinuxIO

/// The state of knowledge folders, compared with the version in force.
enum FolderEdit: Sendable {
  /// The same files.
  case unchanged
  /// The system is short of a resource, so that at least one of its files could not be read and its content is unknown.
  case unavailable(FileError, files: Int)
  /// It cannot be used. The diagnostics include warnings, in the order of their places.
  case broken([Diagnostic])
  /// It can be used. `errors` counts those of ``Validation`` that break nothing.
  case usable(KnowledgeBase, errors: Int)

  /// Reads the folders.
  ///
  /// Whatever keeps the program from starting breaks it: an error in a file, and entries that do not fit each other
  /// (``Validation/blocking(_:)``). A service that was handed knowledge with such an error takes an edit that mends
  /// something else.
  ///
  /// - Parameters:
  ///   - folders: the folders, each over those before it.
  ///   - current: the version in force.
  ///   - system: reads the files.
  /// - Returns: their state.
  static func read(
    _ folders: [String], against current: KnowledgeBase, system: FileSystem = .system
  ) -> FolderEdit {
    let (base, reading) = KnowledgeLoader.load(
      folders, validating: false, system: system, on: OnTwoThreads())
    let refused = reading.compactMap {
      if case .file(.unreadable(let error)) = $0.problem { error } else { nil }
    }
    .filter(\.isPassing)
    if let error = refused.first { return .unavailable(error, files: refused.count) }
    let isReadable = !reading.contains { $0.severity == .error }
    if isReadable, base.version == current.version { return .unchanged }
    let fitting = Validation.run(base)
    let errors = fitting.count { $0.severity == .error }
    guard isReadable, Validation.blocking(base).isEmpty || !Validation.blocking(current).isEmpty else {
      return .broken((reading + fitting).sorted { $0.location < $1.location })
    }
    return .usable(base, errors: errors)
  }
}
