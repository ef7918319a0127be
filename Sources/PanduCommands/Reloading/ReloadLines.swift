import FAQKnowledge
import FAQMatching
import FAQService
import FolderWatching

/// The messages about edits, for the operator, in the language of the knowledge in force.
enum ReloadLines {
  static func published(_ base: KnowledgeBase, errors: Int) -> String {
    CommandTexts.of(base).fill(
      errors == 0 ? ServiceWord.published : .publishedWithErrors,
      ["versi": base.version, "entri": "\(base.entries.count)", "kesalahan": "\(errors)"])
  }

  /// - Parameters:
  ///   - strays: the wordings that the edit leads astray.
  ///   - files: the files that changed.
  ///   - base: the knowledge after the edit.
  /// - Returns: a line for each of the first few wordings; nil where there are none.
  static func strays(_ strays: [StrayWording], changed files: [String], in base: KnowledgeBase) -> String? {
    guard !strays.isEmpty else { return nil }
    let texts = CommandTexts.of(base)
    let changed = files.prefix(mostShown).joined(separator: ", ") + (files.count > mostShown ? ", …" : "")
    var lines = strays.prefix(mostShown).map { stray in
      var values = [
        "tempat": DiagnosticRenderer.place(stray.location), "kalimat": VisibleText.line(stray.wording),
        "entri": stray.entry,
        "berkas": changed,
      ]
      guard let winner = stray.winner else { return texts.fill(ServiceWord.strayToNothing, values) }
      values["lain"] = winner
      return texts.fill(ServiceWord.strayWording, values)
    }
    if strays.count > mostShown {
      lines.append(texts.fill(ServiceWord.moreStrays, ["jumlah": "\(strays.count - mostShown)"]))
    }
    return lines.joined(separator: "\n")
  }

  /// Most wordings, and most files, that a message names.
  private static let mostShown = 5

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
