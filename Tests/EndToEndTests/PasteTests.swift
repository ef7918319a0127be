// 1. On a terminal, lines that are pasted at once are one message.
// 2. Lines typed one after the other are messages of their own.
// 3. A told password earns a notice, in chat and in ask.

import Foundation
import Glibc
import TestSupport
import Testing

@Suite(.timeLimit(runningMinutes: 5)) struct PasteTests {
  private static let log = """
    <rekanan@yahoo.com>: host mta7.am0.yahoodns.net[192.0.2.24] said: 554
    delivery error: dd This user doesn't have a yahoo.com account
    (rekanan@yahoo.com) [0] - mta1226.mail.skl.yahoo.com (in reply to
    end of DATA command)

    """

  @Test func `a paste is one message`() throws {
    let terminal = try Terminal(["chat", "--knowledge", Folders.shipped])
    let said = try terminal.say(PasteTests.log, until: "disusun oleh program") + terminal.end()
    #expect(said.contains("Terbaca kode 554 untuk alamat r***@yahoo.com"))
    #expect(said.components(separatedBy: "Anda >").count == 3)
  }

  @Test func `typed lines are messages of their own`() throws {
    let terminal = try Terminal(["chat", "--knowledge", Folders.shipped])
    let first = try terminal.say("tidak bisa login\n", until: "Balas dengan nomornya")
    let second = try terminal.say("2\n", until: "disusun oleh program") + terminal.end()
    #expect(!first.contains("disusun oleh program"))
    #expect(second.contains("Java Script error"))
  }

  @Test(arguments: [["chat"], ["ask"], ["ask", "--json"]])
  func `a told password earns a notice`(command: [String]) throws {
    let run = try Program.run(
      command + ["--knowledge", Folders.shipped], input: "password saya rahasia123 salah\n")
    #expect(run.output.contains("Segera ganti password itu"))
    #expect(!run.output.contains("rahasia123"))
  }

  /// A program whose standard input is a terminal.
  private final class Terminal {
    struct Missing: Error {}
    private let process = Process()
    private let output = Pipe()
    private let master: Int32

    init(_ arguments: [String]) throws {
      // `posix_openpt` and its kin are not in this module: the same by hand, unlocked and asked for its number.
      master = open("/dev/ptmx", O_RDWR | O_NOCTTY)
      var unlocked: CInt = 0
      var number: CInt = 0
      guard master >= 0, ioctl(master, 0x4004_5431, &unlocked) == 0, ioctl(master, 0x8004_5430, &number) == 0
      else {
        throw Missing()
      }
      let slave = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
      guard slave >= 0 else { throw Missing() }
      process.executableURL = URL(filePath: Program.path)
      process.arguments = arguments
      process.standardInput = FileHandle(fileDescriptor: slave, closeOnDealloc: true)
      process.standardOutput = output
      try process.run()
      try output.fileHandleForWriting.close()
    }

    /// Types `text` and waits until `words` come.
    func say(_ text: String, until words: String) throws -> String {
      var bytes = Array(text.utf8)[...]
      while !bytes.isEmpty {
        let count = bytes.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
        guard count > 0 else { throw Missing() }
        bytes = bytes.dropFirst(count)
      }
      var said = ""
      while !said.contains(words) {
        let data = output.fileHandleForReading.availableData
        guard !data.isEmpty else { throw Missing() }
        said += String(decoding: data, as: UTF8.self)
      }
      return said
    }

    /// Types the end of the input and returns the rest.
    func end() -> String {
      _ = [UInt8(4)].withUnsafeBytes { write(master, $0.baseAddress, 1) }
      let rest = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      close(master)
      return String(decoding: rest, as: UTF8.self)
    }
  }
}
