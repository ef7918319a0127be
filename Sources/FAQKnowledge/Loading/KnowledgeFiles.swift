/// The Markdown files of a knowledge folder: those at its top, and those one folder down.
struct KnowledgeFiles {
  /// Largest file that is read, in bytes: a thousand times a long entry.
  static let largestFile = 4 << 20
  /// Most files that are read, so that a folder given by mistake ends soon.
  static let mostFiles = 200_000

  struct File: Sendable {
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
  private let system: FileSystem

  /// Reads all files below `root`, in the order of their paths.
  static func read(_ root: String, _ system: FileSystem = .system) -> KnowledgeFiles {
    var reader = KnowledgeFiles(system: system)
    do throws(FileError) {
      switch try system.kind(root) {
      case .folder: reader.folder(root, category: "", depth: 0)
      case .file, .other: reader.report(root, .file(.notAFolder))
      }
    } catch {
      // A folder that cannot be seen for now is not taken for one that is gone.
      reader.report(root, error.isPassing ? .file(.unreadable(error)) : .file(.folderMissing))
    }
    return reader
  }

  private init(system: FileSystem) { self.system = system }

  private mutating func folder(_ path: String, category: String, depth: Int) {
    let names: [String]
    do { names = try system.names(path) } catch { return report(path, .file(.unreadable(error))) }
    for name in names where !name.hasPrefix(".") {
      let child = path.hasSuffix("/") ? path + name : path + "/" + name
      do throws(FileError) {
        let kind = try system.kind(child)
        switch kind {
        case .folder where depth == 0: folder(child, category: name, depth: 1)
        case .folder:
          problems.append(Diagnostic(.warning, SourceLocation(path: child), .file(.folderTooDeep)))
        case .file, .other:
          guard name.hasSuffix(".md"), name.lowercased() != "readme.md" else {
            hint(child, name)
            continue
          }
          file(child, kind, category: category, name: String(name.dropLast(3)))
        }
      } catch {
        report(child, .file(.unreadable(error)))
      }
    }
  }

  /// Endings of files that offices have their questions in.
  private static let otherForms = [".html", ".htm", ".csv", ".docx", ".doc", ".rtf"]

  /// Warns of a file that somebody probably takes for a part of the knowledge.
  private mutating func hint(_ path: String, _ name: String) {
    let lowered = name.lowercased()
    let problem: FileProblem
    if lowered.hasSuffix(".md.txt") {
      problem = .doubledName(name)
    } else if KnowledgeFiles.otherForms.contains(where: lowered.hasSuffix) {
      problem = .notMarkdown(name)
    } else {
      return
    }
    problems.append(Diagnostic(.warning, SourceLocation(path: path), .file(problem)))
  }

  private mutating func report(_ path: String, _ problem: Problem) {
    problems.append(Diagnostic(.error, SourceLocation(path: path), problem))
  }

  private mutating func file(_ path: String, _ kind: FileSystem.Kind, category: String, name: String) {
    guard files.count < KnowledgeFiles.mostFiles else {
      if files.count == KnowledgeFiles.mostFiles,
        problems.last?.problem != .file(.tooManyFiles(limit: KnowledgeFiles.mostFiles))
      {
        problems.append(
          Diagnostic(
            .error, SourceLocation(path: path), .file(.tooManyFiles(limit: KnowledgeFiles.mostFiles))))
      }
      return
    }
    guard case .file(let size) = kind else { return report(path, .file(.unreadable(.notPlain))) }
    let limit = KnowledgeFiles.largestFile
    guard size <= limit else { return report(path, .file(.tooLarge(bytes: size, limit: limit))) }
    let bytes: [UInt8]
    do { bytes = try system.contents(path, size, limit) } catch {
      return report(path, .file(.unreadable(error)))
    }
    if let text = String(validating: bytes, as: UTF8.self) {
      return files.append(File(path: path, category: category, name: name, text: text, bytes: bytes))
    }
    if let offset = KnowledgeFiles.firstBadByte(bytes) {
      problems.append(
        Diagnostic(.error, KnowledgeFiles.place(offset, in: bytes, path), .file(.notUTF8(offset: offset))))
    }
    files.append(
      File(
        path: path, category: category, name: name, text: String(decoding: bytes, as: UTF8.self), bytes: bytes
      ))
  }

  /// The place of a byte, with lines as ``LineScanner`` cuts them.
  private static func place(_ offset: Int, in bytes: [UInt8], _ path: String) -> SourceLocation {
    var line = 1
    var start = bytes.starts(with: LineScanner.byteOrderMark.utf8) ? LineScanner.byteOrderMark.utf8.count : 0
    for (index, byte) in bytes[..<offset].enumerated() {
      let isReturn = byte == UInt8(ascii: "\r") && bytes[index + 1] != UInt8(ascii: "\n")
      guard byte == UInt8(ascii: "\n") || isReturn else { continue }
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
