import Foundation
import Glibc

/// The built `pandu`, run as a user runs it.
enum Program {
  /// A program that says nothing for this long hangs, in milliseconds; the slowest debug build needs a tenth of it.
  static let patience: Int32 = 180_000

  struct Run: Sendable {
    var code: Int32
    var output: String
    var error: String

    var lines: [String] {
      var lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      if lines.last == "" { lines.removeLast() }
      return lines
    }
  }

  enum Failure: Error { case notFound(String), hung([String]) }

  /// Beside the running test bundle, where all products of a build are.
  static let path: String = {
    let bundle =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      ?? CommandLine.arguments[0]
    return URL(filePath: bundle).deletingLastPathComponent().appending(path: "pandu").path
  }()

  /// Runs the program to its end, in a folder without a `knowledge` folder unless told otherwise, and in an environment
  /// without `PANDU_KNOWLEDGE`, to which `environment` is added. `script`: what a shell does to run it; the program and
  /// its arguments are `"$0" "$@"` there.
  static func run(
    _ arguments: [String], input: String = "", folder: String = "/", environment: [String: String] = [:],
    script: String? = nil
  ) throws -> Run {
    try run(
      arguments, bytes: Array(input.utf8), folder: folder, environment: environment, script: script)
  }

  static func run(
    _ arguments: [String], bytes: [UInt8], folder: String = "/", environment: [String: String] = [:],
    script: String? = nil
  ) throws -> Run {
    guard FileManager.default.isExecutableFile(atPath: path) else { throw Failure.notFound(path) }
    // Files for what goes in and what goes wrong, so that no pipe can fill up while nobody reads it.
    let files = try TemporaryFolder()
    try files.write("input", bytes: bytes)
    try files.write("error", "")
    let process = Process()
    process.executableURL = URL(filePath: script == nil ? path : "/bin/sh")
    process.arguments = script.map { ["-c", $0, path] + arguments } ?? arguments
    process.currentDirectoryURL = URL(filePath: folder)
    process.environment = ProcessInfo.processInfo.environment.filter { $0.key != "PANDU_KNOWLEDGE" }
      .merging(environment) { $1 }
    let output = Pipe()
    process.standardInput = try FileHandle(forReadingFrom: URL(filePath: files.path + "/input"))
    process.standardError = try FileHandle(forWritingTo: URL(filePath: files.path + "/error"))
    process.standardOutput = output
    try process.run()
    try? output.fileHandleForWriting.close()
    guard let said = readToEnd(output.fileHandleForReading.fileDescriptor) else {
      process.terminate()
      throw Failure.hung(arguments)
    }
    process.waitUntilExit()
    let code =
      process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
    return Run(code: code, output: String(decoding: said, as: UTF8.self), error: files.read("error"))
  }

  /// All that is written until the other end closes, or nil when it falls silent.
  private static func readToEnd(_ descriptor: Int32) -> [UInt8]? {
    var said: [UInt8] = []
    var room = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let ready = poll(&watched, 1, patience)
      if ready < 0, errno == EINTR { continue }
      guard ready > 0 else { return nil }
      let count = room.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return said }
      said += room.prefix(count)
    }
  }
}
