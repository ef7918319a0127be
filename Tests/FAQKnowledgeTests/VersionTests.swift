// 1. A version is sixteen hexadecimal digits; folders with equal files have equal versions, wherever they lie.
// 2. It changes with any byte of any file, any name, any file more or less, and with bytes that move between the
//    name and the text, or between files.
// 3. What is no knowledge does not change it.

import FAQKnowledge
import Testing

struct VersionTests {
  private func version(_ files: [String: String]) throws -> String {
    let folder = try TemporaryFolder(files)
    return KnowledgeLoader.load(folder.path).base.version
  }

  static let files = ["basis.md": "# P\n", "akun/a.md": "# A\n\nYa.\n", "akun/b.md": "# B\n\nTidak.\n"]

  @Test func `equal folders have equal versions`() throws {
    let first = try version(VersionTests.files)
    #expect(try version(VersionTests.files) == first)
    #expect(first.count == 16)
    #expect(first.utf8.allSatisfy { "0123456789abcdef".utf8.contains($0) })
  }

  @Test func `any byte changes the version`() throws {
    let folder = try TemporaryFolder(VersionTests.files)
    var seen: Set = [KnowledgeLoader.load(folder.path).base.version]
    var changes = 0
    for (name, text) in VersionTests.files {
      for index in text.utf8.indices {
        let offset = text.utf8.distance(from: text.startIndex, to: index)
        var bytes = Array(text.utf8)
        bytes[offset] ^= 1
        try folder.write(name, bytes: bytes)
        seen.insert(KnowledgeLoader.load(folder.path).base.version)
        changes += 1
      }
      try folder.write(name, text)
    }
    #expect(seen.count == changes + 1)
  }

  @Test(arguments: [
    ["basis.md": "# P\n"],
    ["basis.md": "# P\n", "akun/a.md": "# A\n\nYa.\n", "akun/c.md": "# B\n\nTidak.\n"],
    ["basis.md": "# P\n", "akun/a.md": "# A\n\nYa.\n", "akun/b.md": "# B\n\nTidak.\n", "akun/c.md": ""],
    ["basis.md": "# P\n", "akun/a.md": "# A\n\nYa.\n", "email/b.md": "# B\n\nTidak.\n"],
    ["basis.md": "# P\n", "akun/a.md": "# A\n\nTidak.\n", "akun/b.md": "# B\n\nYa.\n"],
    ["basis.md": "\u{FEFF}# P\n", "akun/a.md": "# A\n\nYa.\n", "akun/b.md": "# B\n\nTidak.\n"],
  ])
  func `other files have another version`(files: [String: String]) throws {
    #expect(try version(files) != version(VersionTests.files))
  }

  @Test(arguments: [
    (["ab/c.md": "x"], ["a/bc.md": "x"]), (["a/b.md": "cx"], ["a/bc.md": "x"]),
    (["abc.md": "x"], ["a/bc.md": "x"]),
    (["a/b.md": "x", "a/c.md": ""], ["a/b.md": "xac"]), (["a/b.md": "x", "a/c.md": "y"], ["a/b.md": "xacy"]),
  ])
  func `bytes that move between names and texts change the version`(
    one: [String: String], other: [String: String]
  ) throws {
    #expect(try version(one) != version(other))
  }

  @Test func `what is no knowledge does not change the version`() throws {
    let more = ["README.md": "x", "akun/catatan.txt": "x", "akun/.b.md": "x", "akun/dalam/x.md": "x"]
    #expect(try version(VersionTests.files.merging(more) { $1 }) == version(VersionTests.files))
  }
}
