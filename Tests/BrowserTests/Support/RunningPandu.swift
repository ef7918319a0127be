import Foundation
import Glibc
import TestSupport

/// The built program, running for the length of one test.
final class RunningPandu {
  struct NotServing: Error { var output: String }

  /// The address that it prints.
  let address: String
  private let process = Process()

  /// `arguments`: a command that serves, and its flags; the port is one that is free.
  init(_ arguments: [String]) throws {
    let bundle =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      ?? CommandLine.arguments[0]
    process.executableURL = URL(filePath: bundle).deletingLastPathComponent().appending(path: "pandu")
    process.arguments = arguments + ["--port", "0"]
    process.environment = ProcessInfo.processInfo.environment.filter { $0.key != "PANDU_KNOWLEDGE" }
    let output = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let line = FirstLine.read(output.fileHandleForReading.fileDescriptor)
    address = line.split(separator: " ").last.map(String.init) ?? ""
    guard address.hasPrefix("http://") else {
      process.terminate()
      throw NotServing(output: line)
    }
  }

  /// The address without its key.
  var root: String { String(address.prefix { $0 != "?" }) }

  deinit {
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}

/// A knowledge folder of a small office, for the length of one test.
final class OfficeFolder {
  let path: String

  init(_ more: [String: String] = [:]) throws {
    path = FileManager.default.temporaryDirectory.path + "/pandu-desk-" + UUID().uuidString
    for (name, text) in OfficeFolder.files.merging(more, uniquingKeysWith: { $1 }) {
      let place = URL(filePath: path + "/" + name)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: place)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func read(_ name: String) -> String {
    String(decoding: FileManager.default.contents(atPath: path + "/" + name) ?? Data(), as: UTF8.self)
  }

  private static let files = [
    "basis.md": "---\nnama: Kantor\nbahasa: id\n---\n",
    "sumber.md": "# Sumber\n\n## papan\n- judul: Papan pengumuman\n- penerbit: Kantor\n- tahun: 2025\n",
    "kontak.md":
      "# Kontak\n\n## loket\n- nama: Loket\n- jenis: telepon\n- nilai: (021) 555 0100\n- tingkat: 1\n- sumber: papan\n",
    "umum/_kategori.md": "# Umum\n\nTentang apa?\n\n## Pilihan\n- Jam buka → jam-buka\n",
    "umum/jam-buka.md":
      "---\nsumber: papan §1\nkontak: loket\n---\n# Jam buka\n\nKantor buka pukul delapan.\n\n## Pertanyaan\n- jam buka kantor\n- kantor buka jam berapa\n- kapan kantor buka\n",
    "umum/parkir.md":
      "---\nsumber: papan §2\nkontak: loket\n---\n# Tempat parkir\n\nParkir di belakang.\n\n## Pertanyaan\n- parkir mobil di mana\n- tempat parkir motor\n",
    "pengumuman/mati.md": "---\nmulai: 2020-01-01 00:00\n---\n# Server mati\n\nSedang diperbaiki.\n",
  ]
}
