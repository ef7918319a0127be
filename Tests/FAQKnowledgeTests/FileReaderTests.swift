// 1. All bytes of a file come, whatever room was made for them, and none beyond the limit are taken.
// 2. What is no plain file is not read, and a pipe without a writer is not waited for.
// 3. A descriptor that has nothing to give yet ends the reading with an error.
// 4. A file that a command is given need not be a plain one.

@testable import FAQKnowledge
import Glibc
import Testing

struct FileReaderTests {
  private static let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("a", bytes: FileReaderTests.bytes)
    try folder.write("leer", bytes: [])
    return folder
  }

  @Test(arguments: [0, 1, 65_536, 199_999, 200_000, 200_001, 1_000_000])
  func `all bytes come`(size: Int) throws {
    let folder = try folder()
    #expect(try FileReader.plain(folder.path + "/a", size: size, limit: 200_000) == FileReaderTests.bytes)
    #expect(try FileReader.plain(folder.path + "/leer", size: size, limit: 200_000) == [])
    #expect(FileReader.anything(folder.path + "/a") == FileReaderTests.bytes)
  }

  @Test(arguments: [0, 1, 65_536, 199_999]) func `none beyond the limit`(limit: Int) throws {
    let folder = try folder()
    #expect(throws: FileError.tooLarge(limit: limit)) {
      try FileReader.plain(folder.path + "/a", size: 10, limit: limit)
    }
  }

  @Test func `what is no plain file`() throws {
    let folder = try folder()
    #expect(mkfifo(folder.path + "/pipa", 0o600) == 0)
    for path in [folder.path + "/pipa", "/dev/zero", folder.path] {
      #expect(throws: FileError.notPlain) { try FileReader.plain(path, size: 0, limit: 10) }
    }
    #expect(throws: FileError.system(ENOENT)) { try FileReader.plain("/nowhere", size: 0, limit: 10) }
    #expect(throws: FileError.madeByKernel) { try FileReader.plain("/proc/version", size: 0, limit: 9_999) }
  }

  /// The ends of a pipe that has a name. Reading does not wait for a writer.
  private func pipe(_ folder: TemporaryFolder) throws -> (out: Int32, in: Int32) {
    let path = folder.path + "/pipa"
    #expect(mkfifo(path, 0o600) == 0)
    let out = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    return (out, open(path, O_WRONLY | O_CLOEXEC))
  }

  @Test func `a descriptor that has nothing yet`() throws {
    let folder = try folder()
    let ends = try pipe(folder)
    #expect(throws: FileError.wouldWait) { try FileReader.bytes(ends.out, size: 0, limit: 10) }
    #expect(write(ends.in, "abc", 3) == 3)
    close(ends.in)
    #expect(try FileReader.bytes(ends.out, size: 0, limit: 10) == Array("abc".utf8))
    close(ends.out)
  }

  @Test func `a file that a command is given`() throws {
    let folder = try folder()
    let ends = try pipe(folder)
    #expect(write(ends.in, "abc", 3) == 3)
    // Opened for reading, it is a reader of its own; with the last writer gone the pipe ends.
    let reader = open(folder.path + "/pipa", O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    close(ends.in)
    #expect(try FileReader.bytes(reader, size: 0, limit: 10) == Array("abc".utf8))
    close(reader)
    close(ends.out)
    #expect(FileReader.anything("/dev/null") == [])
    #expect(FileReader.anything("/nowhere") == nil)
  }

  @Test(arguments: [EACCES, EPERM, ENOENT, ELOOP, EIO, ENOTDIR, ENAMETOOLONG])
  func `what the system refuses for good is not tried again`(code: Int32) {
    #expect(!FileError.system(code).isPassing && !FileError.system(code).reason.isEmpty)
    for error in [FileError.notPlain, .madeByKernel, .wouldWait, .tooLarge(limit: 1)] {
      #expect(!error.isPassing && error.reason.isEmpty)
    }
  }
}
