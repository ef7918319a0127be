package import JSON

/// A file of a change, as records of changes and the log of a change that is being made have it.
package struct ChangedFile: Sendable, Equatable {
  /// Below the knowledge folder.
  package var name: String
  /// The text before; nil where there was no file.
  package var before: String?
  /// The text after in a log, and its hash in a record; nil where there is no file any more.
  package var after: String?

  package init(name: String, before: String?, after: String?) {
    (self.name, self.before, self.after) = (name, before, after)
  }

  package static func write(_ files: [ChangedFile], to json: inout JSONWriter) {
    json.objects("berkas", files) { json, file in
      json.pair("nama", file.name)
      json.pair("sebelum", file.before)
      json.pair("sesudah", file.after)
    }
  }

  /// Reads what ``write(_:to:)`` wrote among the members of an object.
  ///
  /// - Returns: nil for members that no desk wrote.
  package static func read(_ members: [[UInt8]: JSONValue]) -> [ChangedFile]? {
    guard case .array(let list)? = members[Array("berkas".utf8)] else { return nil }
    let files = list.compactMap(file)
    return files.count == list.count ? files : nil
  }

  private static func file(_ value: JSONValue) -> ChangedFile? {
    guard case .object(let members) = value, case .string(let name)? = members[Array("nama".utf8)],
      // Anybody who may write into the folder could write such a file: no name leads out of it.
      !name.hasPrefix("/"), !name.split(separator: "/").contains("..")
    else { return nil }
    func text(_ key: String) -> String? {
      if case .string(let text)? = members[Array(key.utf8)] { text } else { nil }
    }
    return ChangedFile(name: name, before: text("sebelum"), after: text("sesudah"))
  }
}
