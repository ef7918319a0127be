import Testing

// The documents in `Cases` say what bytes mean what.
//
// 1. There are at least 150 cases in at least ten files; each names its clause and has bytes and a result.
// 2. Fed at once, each case gives its result.
// 3. Fed byte by byte, it gives the same events to the last field and byte.
// 4. So does every way to cut it in two.
@Suite struct WireCaseTests {
  @Test func `there are cases`() throws {
    let cases = try WireCaseFiles.names.flatMap(WireCaseFiles.read)
    #expect(WireCaseFiles.names.count >= 10)
    #expect(cases.count >= 150)
    #expect(Set(cases.map(\.title)).count == cases.count, "each title stands once")
  }

  @Test(arguments: WireCaseFiles.names) func `each case names its clause`(name: String) throws {
    for item in try WireCaseFiles.read(name) {
      #expect(item.prose.contains("RFC ") && item.prose.contains("§"), "\(item)")
      #expect(!item.bytes.isEmpty && !item.result.isEmpty, "\(item)")
    }
  }

  @Test(arguments: WireCaseFiles.names) func `at once`(name: String) throws {
    for item in try WireCaseFiles.read(name) {
      #expect(Wire.events(item.bytes).map(\.description) == item.result, "\(item)")
    }
  }

  @Test(arguments: WireCaseFiles.names) func `byte by byte`(name: String) throws {
    for item in try WireCaseFiles.read(name) {
      #expect(Wire.eventsByteByByte(item.bytes) == Wire.events(item.bytes), "\(item)")
    }
  }

  @Test(arguments: WireCaseFiles.names) func `at every split point`(name: String) throws {
    for item in try WireCaseFiles.read(name) {
      let whole = Wire.events(item.bytes)
      for cut in item.bytes.indices {
        #expect(Wire.events(item.bytes, cuts: [cut]) == whole, "\(item), cut at \(cut)")
      }
    }
  }
}
