import Basics
import FAQReport
import Glibc

/// Writes drafts into a folder, which is created if it is missing. An existing file is left alone, because somebody may
/// have worked on it.
enum DraftFolder {
  enum Result { case written(String), kept(String) }

  static func write(_ drafts: [Draft], to folder: String) throws(CommandError) -> [Result] {
    // The system reads the path until its zero byte, while the call lasts.
    if unsafe mkdir(folder, 0o755) != 0, errno != EEXIST { throw .fileNotWritable(folder, SystemError()) }
    var results: [Result] = []
    for draft in drafts {
      let path = "\(folder)/\(draft.id).md"
      switch AtomicFile.create(draft.text, at: path) {
      case .created: results.append(.written(path))
      case .exists: results.append(.kept(path))
      case .failed(let error): throw .fileNotWritable(path, error)
      }
    }
    return results
  }
}
