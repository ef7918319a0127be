import FoundationEssentials

/// A knowledge folder on disk for the length of one test; it is removed with the last reference to it.
final class TemporaryFolder {
  let path: String
  private let manager = FileManager.default

  init(_ files: [String: String] = [:]) throws {
    path = manager.temporaryDirectory.path + "/pandu-knowledge-" + UUID().uuidString
    try manager.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try write(name, text) }
  }

  deinit { try? manager.removeItem(atPath: path) }

  func write(_ name: String, _ text: String) throws { try write(name, bytes: Array(text.utf8)) }

  func write(_ name: String, bytes: [UInt8]) throws {
    if let slash = name.lastIndex(of: "/") { try folder(String(name[..<slash])) }
    guard manager.createFile(atPath: path + "/" + name, contents: Data(bytes)) else {
      throw CannotWrite(name: name)
    }
  }

  func folder(_ name: String) throws {
    try manager.createDirectory(atPath: path + "/" + name, withIntermediateDirectories: true)
  }

  func link(_ name: String, to destination: String) throws {
    try manager.createSymbolicLink(atPath: path + "/" + name, withDestinationPath: destination)
  }

  struct CannotWrite: Error { var name: String }
}
