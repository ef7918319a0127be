import FAQKnowledge
import FAQService
import FolderWatching

/// The messages about edits, for the operator.
enum ReloadWords {
  static func published(_ base: KnowledgeBase, errors: Int) -> String {
    let remark = errors == 0 ? "" : "; masih ada \(errors) kesalahan, lihat: pandu check"
    return
      "pandu serve: pengetahuan versi \(base.version) mulai dipakai (\(base.entries.count) entri\(remark))"
  }

  /// All problems as `pandu check` words them, and the version that stays in force.
  ///
  /// - Parameters:
  ///   - folders: the folders that cannot be used.
  ///   - problems: its errors and warnings.
  ///   - current: the knowledge that stays in force.
  /// - Returns: lines for the log, in the language of the knowledge in force.
  static func broken(_ folders: [String], _ problems: [Diagnostic], keeping current: KnowledgeBase) -> String
  {
    let errors = problems.count { $0.severity == .error }
    let lines = problems.map(DiagnosticRenderer(language: current.language).render)
    let end =
      "pandu serve: \(named(folders)) tidak dapat dipakai (\(errors) kesalahan, \(problems.count - errors) peringatan); "
      + "versi \(current.version) tetap dipakai sampai kesalahannya diperbaiki"
    return (lines + [end]).joined(separator: "\n")
  }

  static func unavailable(_ folders: [String], _ error: FileError, version: String) -> String {
    "pandu serve: \(named(folders)) tidak dapat dibaca untuk sementara (\(error.reason)); ini kekurangan di sistem dan dicoba "
      + "lagi sendiri, versi \(version) tetap dipakai"
  }

  static func mended(_ failure: ReloadRecord.Failure, version: String) -> String {
    failure.reason == nil
      ? "pandu serve: pengetahuan kembali seperti versi \(version), yang tetap dipakai"
      : "pandu serve: pengetahuan dapat dibaca lagi; versi \(version) tetap dipakai"
  }

  static func unwatched(_ folders: [String], _ error: WatchError) -> String {
    "pandu serve: perubahan di \(named(folders)) tidak dapat diamati (\(error.reason)); "
      + "naikkan fs.inotify.max_user_watches, atau kirim SIGHUP setiap kali isinya berubah"
  }

  private static func named(_ folders: [String]) -> String { folders.joined(separator: " + ") }
}
