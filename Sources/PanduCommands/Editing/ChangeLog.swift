import JSON

/// The changes of several files, written down before the first of them is made, so that a desk that was killed in between
/// is followed by one that makes the rest (a redo log).
struct ChangeLog: Equatable {
  struct File: Equatable {
    /// Below the knowledge folder.
    var name: String
    /// The text before; nil where there was no file.
    var before: String?
    /// The text after; nil where there is no file any more.
    var after: String?
  }

  var files: [File]

  /// The log's name below the knowledge folder. It is there only while changes are made, or after a crash.
  static let name = ".pandu/berjalan.json"

  var text: String {
    var json = JSONWriter()
    json.object { json in
      json.objects("berkas", files) { json, file in
        json.pair("nama", file.name)
        json.pair("sebelum", file.before)
        json.pair("sesudah", file.after)
      }
    }
    return String(decoding: json.bytes, as: UTF8.self) + "\n"
  }

  init(files: [File]) { self.files = files }

  /// Reads a log; nil for a text that no desk wrote.
  init?(_ text: String) {
    guard case .object(let members)? = try? JSONReader.read(Array(text.utf8)),
      case .array(let list)? = members[Array("berkas".utf8)]
    else { return nil }
    files = list.compactMap(ChangeLog.file)
    if files.count != list.count { return nil }
  }

  private static func file(_ value: JSONValue) -> File? {
    guard case .object(let members) = value, case .string(let name)? = members[Array("nama".utf8)],
      // Anybody who may write into the folder could write a log: no name leads out of it.
      !name.hasPrefix("/"), !name.split(separator: "/").contains("..")
    else { return nil }
    func text(_ key: String) -> String? {
      if case .string(let text)? = members[Array(key.utf8)] { text } else { nil }
    }
    return File(name: name, before: text("sebelum"), after: text("sesudah"))
  }
}
