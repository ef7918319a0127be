import Foundation
import Glibc

/// The browser of the machine, if it has one and the tests may start it.
enum Chromium {
  static let driver = find("chromedriver")

  /// With `PANDU_BROWSER=1` the lack of a browser is a failure; without it none is started.
  static let isWanted = ProcessInfo.processInfo.environment["PANDU_BROWSER"] == "1"

  /// The rules of axe-core, which `.ci/run` fetches.
  static let axe: String? = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4)
    let path = (parts + [".build", "axe.min.js"]).joined(separator: "/")
    return try? String(contentsOfFile: path, encoding: .utf8)
  }()
  static let isAxeWanted = isWanted && (axe != nil || ProcessInfo.processInfo.environment["CI"] == "true")

  private static func find(_ program: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(program)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}

/// A running chromedriver, on a port that it picked itself.
struct ChromeDriver {
  /// No driver is installed, or each start of it ended without a port; `said` is the output of the last one.
  struct Missing: Error { var said = "" }

  let port: Int
  private let process: Process

  /// Starts a driver, and another one where it ends without naming a port, because it may fail to listen on the one that
  /// it picked.
  init(starts: Int = 5) throws {
    guard let program = Chromium.driver else { throw Missing() }
    var last = Missing()
    for _ in 0..<starts {
      do throws(Missing) {
        (process, port) = try ChromeDriver.started(program)
        return
      } catch {
        last = error
      }
    }
    throw last
  }

  private static func started(_ program: String) throws(Missing) -> (Process, port: Int) {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(filePath: program)
    process.arguments = ["--port=0"]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    do { try unblocked { try process.run() } } catch { throw Missing(said: "\(error)") }
    var said = ""
    while true {
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { throw Missing(said: said) }
      said += String(decoding: data, as: UTF8.self)
      if let port = said.firstMatch(of: /started successfully on port (\d+)\./).flatMap({ Int($0.1) }) {
        return (process, port)
      }
    }
  }

  /// Threads of Swift's pool block all signals, and a program that they start would never hear of its own children.
  private static func unblocked(_ body: () throws -> Void) rethrows {
    var (none, before) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try body()
  }

  func end() {
    process.terminate()
    process.waitUntilExit()
  }
}
