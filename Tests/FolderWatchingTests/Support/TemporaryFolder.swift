import FoundationEssentials
import Glibc

/// A folder on disk for the length of one test; it is removed with the last reference to it.
final class TemporaryFolder {
  let path: String
  private let manager = FileManager.default

  /// `files`: path and text.
  init(_ files: [String: String] = [:]) throws {
    path = manager.temporaryDirectory.path + "/pandu-watching-" + UUID().uuidString
    try folder("")
    for (name, text) in files { try write(name, text) }
  }

  deinit { try? manager.removeItem(atPath: path) }

  func place(_ name: String) -> String { name.isEmpty ? path : path + "/" + name }

  func folder(_ name: String) throws {
    try manager.createDirectory(atPath: place(name), withIntermediateDirectories: true)
  }

  /// Writes into the file as it is, without another in its place.
  func write(_ name: String, _ text: String) throws {
    if let slash = name.lastIndex(of: "/") { try folder(String(name[..<slash])) }
    let file = open(place(name), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard file >= 0, Glibc.write(file, text, text.utf8.count) == text.utf8.count else {
      throw Failure(name: name)
    }
    close(file)
  }

  func remove(_ name: String) throws { try manager.removeItem(atPath: place(name)) }

  /// In place of what may be there, as editors and `ln -sfn` do it.
  func rename(_ name: String, _ other: String) throws {
    guard Glibc.rename(place(name), place(other)) == 0 else { throw Failure(name: name) }
  }

  func link(_ name: String, to target: String) throws {
    guard symlink(target, place(name)) == 0 else { throw Failure(name: name) }
  }

  struct Failure: Error { var name: String }
}
