import FoundationEssentials

/// The Markdown files of a knowledge folder: those at its top, and those one folder down.
struct KnowledgeFiles {
  /// Largest file that is read, in bytes: a thousand times a long entry.
  static let largestFile = 4 << 20
  /// Most files that are read, so that a folder given by mistake ends soon.
  static let mostFiles = 200_000

  struct File {
    var path: String
    /// The folder under the knowledge folder, or empty.
    var category: String
    /// File name without `.md`.
    var name: String
    var text: String
    var bytes: [UInt8]
  }

  private(set) var files: [File] = []
  private(set) var problems: [Diagnostic] = []
  private let manager = FileManager.default

  /// Reads all files below `root`, in the order of their paths.
  static func read(_ root: String) -> KnowledgeFiles {
    var reader = KnowledgeFiles()
    var isFolder = false
    guard reader.manager.fileExists(atPath: root, isDirectory: &isFolder) else {
      reader.problems.append(Diagnostic(.error, SourceLocation(path: root), .folderMissing))
      return reader
    }
    guard isFolder else {
      reader.problems.append(Diagnostic(.error, SourceLocation(path: root), .notAFolder))
      return reader
    }
    reader.folder(root, category: "", depth: 0)
    return reader
  }

  private mutating func folder(_ path: String, category: String, depth: Int) {
    let names: [String]
    do {
      names = try manager.contentsOfDirectory(atPath: path).sorted()
    } catch {
      return problems.append(Diagnostic(.error, SourceLocation(path: path), .unreadable("")))
    }
    for name in names where !name.hasPrefix(".") {
      let child = path.hasSuffix("/") ? path + name : path + "/" + name
      var isFolder = false
      guard manager.fileExists(atPath: child, isDirectory: &isFolder) else {
        problems.append(Diagnostic(.error, SourceLocation(path: child), .unreadable("")))
        continue
      }
      if isFolder, depth == 0 {
        self.folder(child, category: name, depth: 1)
      } else if isFolder {
        problems.append(Diagnostic(.warning, SourceLocation(path: child), .folderTooDeep))
      } else if name.hasSuffix(".md"), name.lowercased() != "readme.md" {
        file(child, category: category, name: String(name.dropLast(3)))
      }
    }
  }

  private mutating func file(_ path: String, category: String, name: String) {
    guard files.count < KnowledgeFiles.mostFiles else {
      if files.count == KnowledgeFiles.mostFiles,
        problems.last?.problem != .tooManyFiles(limit: KnowledgeFiles.mostFiles)
      {
        problems.append(
          Diagnostic(.error, SourceLocation(path: path), .tooManyFiles(limit: KnowledgeFiles.mostFiles)))
      }
      return
    }
    // A pipe or a device would be read without end.
    guard let attributes = attributes(path), attributes[.type] as? FileAttributeType == .typeRegular else {
      return problems.append(Diagnostic(.error, SourceLocation(path: path), .unreadable("")))
    }
    let size = attributes[.size] as? Int ?? 0
    guard size <= KnowledgeFiles.largestFile else {
      return problems.append(
        Diagnostic(
          .error, SourceLocation(path: path), .tooLarge(bytes: size, limit: KnowledgeFiles.largestFile)))
    }
    guard let data = manager.contents(atPath: path) else {
      return problems.append(Diagnostic(.error, SourceLocation(path: path), .unreadable("")))
    }
    let bytes = Array(data)
    if let text = String(validating: bytes, as: UTF8.self) {
      return files.append(File(path: path, category: category, name: name, text: text, bytes: bytes))
    }
    if let offset = KnowledgeFiles.firstBadByte(bytes) {
      problems.append(
        Diagnostic(.error, KnowledgeFiles.place(offset, in: bytes, path), .notUTF8(offset: offset)))
    }
    files.append(
      File(
        path: path, category: category, name: name, text: String(decoding: bytes, as: UTF8.self), bytes: bytes
      ))
  }

  /// What a file, or the file that a link leads to, is.
  private func attributes(_ path: String) -> [FileAttributeKey: Any]? {
    let own = try? manager.attributesOfItem(atPath: path)
    guard own?[.type] as? FileAttributeType == .typeSymbolicLink else { return own }
    return try? manager.attributesOfItem(atPath: URL(filePath: path).resolvingSymlinksInPath().path)
  }

  /// The place of a byte, with lines as ``LineScanner`` cuts them.
  private static func place(_ offset: Int, in bytes: [UInt8], _ path: String) -> SourceLocation {
    var line = 1
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    for (index, byte) in bytes[..<offset].enumerated() {
      guard byte == 0x0A || (byte == 0x0D && bytes[index + 1] != 0x0A) else { continue }
      line += 1
      start = index + 1
    }
    return SourceLocation(path: path, line: line, column: offset - start + 1)
  }

  /// The first byte that is not well-formed UTF-8, or nil.
  static func firstBadByte(_ bytes: [UInt8]) -> Int? {
    var index = 0
    while index < bytes.count {
      var end = min(index + 1, bytes.count)
      while end <= min(index + 4, bytes.count), String(validating: bytes[index..<end], as: UTF8.self) == nil {
        end += 1
      }
      if end > min(index + 4, bytes.count) { return index }
      index = end
    }
    return nil
  }
}
