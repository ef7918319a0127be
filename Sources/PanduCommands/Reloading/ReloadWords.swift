import FAQKnowledge
import FAQService
import FolderWatching

/// The messages about edits, for the operator, in the language of the knowledge in force.
enum ReloadWords {
  static func published(_ base: KnowledgeBase, errors: Int) -> String {
    CommandTexts.of(base).fill(
      errors == 0 ? ServiceWord.published : .publishedWithErrors,
      ["versi": base.version, "entri": "\(base.entries.count)", "kesalahan": "\(errors)"])
  }

  /// All problems as `pandu check` words them, and the version that stays in force.
  ///
  /// - Parameters:
  ///   - folders: the folders that cannot be used.
  ///   - problems: its errors and warnings.
  ///   - current: the knowledge that stays in force.
  /// - Returns: lines for the log.
  static func broken(_ folders: [String], _ problems: [Diagnostic], keeping current: KnowledgeBase) -> String
  {
    let errors = problems.count { $0.severity == .error }
    let lines = problems.map(DiagnosticRenderer(language: current.language).render)
    let values = [
      "folder": named(folders), "kesalahan": "\(errors)", "peringatan": "\(problems.count - errors)",
      "versi": current.version,
    ]
    return (lines + [CommandTexts.of(current).fill(ServiceWord.broken, values)]).joined(separator: "\n")
  }

  static func unavailable(_ folders: [String], _ error: FileError, keeping current: KnowledgeBase) -> String {
    CommandTexts.of(current).fill(
      ServiceWord.unavailable,
      ["folder": named(folders), "alasan": error.reason, "versi": current.version])
  }

  static func mended(_ failure: ReloadRecord.Failure, keeping current: KnowledgeBase) -> String {
    CommandTexts.of(current).fill(
      failure.reason == nil ? ServiceWord.backAsBefore : .readableAgain, ["versi": current.version])
  }

  /// In Indonesian, because folders are watched before they are read.
  static func unwatched(_ folders: [String], _ error: WatchError) -> String {
    CommandTexts.indonesian.fill(
      ServiceWord.unwatched, ["folder": named(folders), "alasan": error.reason])
  }

  private static func named(_ folders: [String]) -> String { folders.joined(separator: " + ") }
}
