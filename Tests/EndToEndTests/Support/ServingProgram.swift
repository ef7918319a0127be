import Foundation
import Glibc
import TestSupport

/// `pandu serve`, running for the length of one test.
final class ServingProgram {
  struct NotServing: Error { var output: String }
  struct NotConnected: Error {}

  let port: Int
  private let process = Process()
  /// The knowledge, to be edited.
  let folder: TemporaryFolder
  private let files: TemporaryFolder

  /// What the program writes to standard output behind its first line is read by nobody but the test.
  private let output = Pipe()

  /// `descriptors`: how many files the program may have open; the default is no limit of ours. `fileBlocks`: how long a
  /// file that it writes may become, in the blocks of the shell's `ulimit -f` (512 or 1,024 bytes); the default is no
  /// limit of ours. `readyOnError`: whether it tells its address on standard error, for its output has other lines.
  /// `files`: files that its folder has besides. `ready`: what stands before the address.
  init(
    _ arguments: [String] = [], descriptors: Int? = nil, fileBlocks: Int? = nil, readyOnError: Bool = false,
    files extra: [String: String] = [:], ready: String = "Pandu siap di "
  ) throws {
    folder = try Folders.small()
    for (name, text) in extra { try folder.write(name, text) }
    files = try TemporaryFolder(["error": ""])
    let limit =
      (descriptors.map { "ulimit -n \($0); " } ?? "") + (fileBlocks.map { "ulimit -f \($0); " } ?? "")
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments =
      ["-c", limit + #"exec "$0" "$@""#, Program.path, "serve", "--port", "0", "--knowledge", folder.path]
      + arguments
    process.environment = ProcessInfo.processInfo.environment.filter { $0.key != "PANDU_KNOWLEDGE" }
    let error = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError =
      readyOnError ? error as Any : try FileHandle(forWritingTo: URL(filePath: files.path + "/error"))
    try process.run()
    let line = FirstLine.read((readyOnError ? error : output).fileHandleForReading.fileDescriptor)
    guard line.hasPrefix("\(ready)http://127.0.0.1:"),
      let port = line.split(separator: ":").last.flatMap({ Int($0.dropLast()) })
    else {
      process.terminate()
      throw NotServing(output: line)
    }
    self.port = port
  }

  deinit {
    if process.isRunning { kill() }
    process.waitUntilExit()
  }

  func client() throws -> RawClient {
    guard let client = RawClient(port: port) else { throw NotConnected() }
    return client
  }

  var identifier: Int32 { process.processIdentifier }

  /// Ends the program as nothing that it could do anything about.
  func kill() { _ = Glibc.kill(process.processIdentifier, SIGKILL) }

  /// All that it writes to standard output until it ends.
  func readOutput() -> String {
    try? output.fileHandleForWriting.close()
    return String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }

  func signal(_ number: Int32) { _ = Glibc.kill(process.processIdentifier, number) }

  func terminate() { signal(SIGTERM) }

  func hangUp() { signal(SIGHUP) }

  /// What was written to standard error so far, unless that is where the address was told.
  var errors: String { files.read("error") }

  /// Resident memory.
  func residentKiB() throws -> Int {
    let text = try String(contentsOfFile: "/proc/\(process.processIdentifier)/statm", encoding: .utf8)
    let fields = text.split(separator: " ")
    return (Int(fields[1]) ?? 0) * sysconf(Int32(_SC_PAGESIZE)) / 1_024
  }

  /// Waits for the end of the program and gives its exit code, or nil when a signal ended it.
  func wait() -> Int32? {
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : nil
  }

  /// Processor time used so far, in hundredths of a second.
  func ticks() throws -> Int {
    let text = try String(contentsOfFile: "/proc/\(process.processIdentifier)/stat", encoding: .utf8)
    // Behind the name in parentheses, where anything may stand: state is the 3rd field, utime and stime 14th and 15th.
    let fields = (text.split(separator: ")").last ?? "").split(separator: " ")
    return (Int(fields[11]) ?? 0) + (Int(fields[12]) ?? 0)
  }
}
