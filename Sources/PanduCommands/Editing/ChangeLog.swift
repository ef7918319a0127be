import FAQEditor
import JSON

/// The changes of several files, written down before the first of them is made, so that a desk that was killed in between
/// is followed by one that makes the rest (a redo log).
struct ChangeLog: Equatable {
  /// Each with its text after the change.
  var files: [ChangedFile]

  /// The log's name below the knowledge folder. It is there only while changes are made, or after a crash.
  static let name = ".pandu/berjalan.json"

  var text: String {
    var json = JSONWriter()
    json.object { ChangedFile.write(files, to: &$0) }
    return String(decoding: json.bytes, as: UTF8.self) + "\n"
  }

  init(files: [ChangedFile]) { self.files = files }

  /// Reads a log; nil for a text that no desk wrote.
  init?(_ text: String) {
    guard case .object(let members)? = try? JSONReader.read(Array(text.utf8)),
      let files = ChangedFile.read(members)
    else { return nil }
    self.init(files: files)
  }
}
