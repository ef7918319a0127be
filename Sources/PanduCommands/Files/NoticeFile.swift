import Basics
import FAQKnowledge
import FAQReport
import Glibc

/// Writes files of the folder `pengumuman/`.
enum NoticeFile {
  /// Writes a new file, named after the title. An existing file is left alone.
  static func create(_ content: NoticeText.Content, in folder: String) throws(CommandError) -> (
    path: String, id: String
  ) {
    let title = NoticeText.parts(content.text).title
    let place = folder + "/" + (exists(folder + "/notices") ? "notices" : "pengumuman")
    // The system reads the path until its zero byte, while the call lasts.
    if unsafe mkdir(place, 0o755) != 0, errno != EEXIST { throw .fileNotWritable(place, SystemError()) }
    let name = title.utf8.contains(where: ASCII.isLetterOrDigit) ? Draft.id(title) : "pengumuman"
    var number = 1
    while true {
      let id = number == 1 ? name : "\(name)-\(number)"
      let path = "\(place)/\(id).md"
      switch AtomicFile.create(NoticeText.markdown(content), at: path) {
      case .created: return (path, id)
      case .exists: number += 1
      case .failed(let error): throw .fileNotWritable(path, error)
      }
    }
  }

  private static func exists(_ path: String) -> Bool {
    // The system reads the path until its zero byte, while the call lasts.
    unsafe access(path, F_OK) == 0
  }

  /// Writes the moment as the end of a notice into its file.
  static func end(_ notice: Notice, at now: WallTime) throws(CommandError) {
    let path = notice.location.path
    guard let bytes = FileReader.anything(path) else { throw .fileNotReadable(path) }
    let text = NoticeText.ended(notice, at: now, in: String(decoding: bytes, as: UTF8.self))
    do throws(SystemError) {
      try AtomicFile.replace(path, with: text, keepsMode: true)
    } catch {
      throw .fileNotWritable(path, error)
    }
  }
}
