import Basics
import FAQImport
import FAQKnowledge
import Glibc

/// Reads what is imported, and the folder that it goes into.
enum ImportFiles {
  /// All files, in their order; `-` is standard input, once.
  ///
  /// - Throws: the first one that cannot be read. Nothing has been written then.
  static func read(_ paths: [String]) throws(CommandError) -> [ImportedFile] {
    var files: [ImportedFile] = []
    for path in paths {
      let bytes = path == "-" ? standardInput() : try content(path)
      files.append(ImportedFile(name: path == "-" ? "-" : name(path), bytes: bytes))
    }
    return files
  }

  /// The folder as it is; an empty one where there is none.
  static func folder(_ path: String) throws(CommandError) -> ImportFolder {
    do throws(FileError) {
      guard case .folder = try FileSystem.system.kind(path) else { throw .system(ENOTDIR) }
    } catch {
      if error == .system(ENOENT) { return .empty }
      throw .fileNotWritable(path, SystemError(ENOTDIR))
    }
    let base = KnowledgeLoader.load(path, validating: false).base
    return ImportFolder(base: base) { name in
      guard let bytes = try? FileSystem.system.contents(path + "/" + name, 0, ImportLimits.input) else {
        return nil
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  private static func name(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  private static func content(_ path: String) throws(CommandError) -> [UInt8] {
    do throws(FileError) {
      guard case .file(let size) = try FileSystem.system.kind(path) else { throw .notPlain }
      return try FileSystem.system.contents(path, size, ImportLimits.input)
    } catch {
      if case .tooLarge(let limit) = error {
        throw .notImported(.init(file: path, reason: .tooLarge(limit: limit)))
      }
      throw .fileNotReadable(path)
    }
  }

  /// All of standard input, and at most one byte more than is imported.
  private static func standardInput() -> [UInt8] {
    var bytes: [UInt8] = []
    var room = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= ImportLimits.input {
      // The room is as long as the count says, and lives until the call returns.
      let count = unsafe room.withUnsafeMutableBytes {
        unsafe Glibc.read(STDIN_FILENO, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      bytes += room[..<count]
    }
    return bytes
  }
}
