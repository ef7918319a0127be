// 1. No personal name or staff number of the sources stands anywhere in the knowledge folder.
// 2. Nor do the addresses and queue numbers of the mail logs, which belong to machines of that day.

import FoundationEssentials
import Testing

struct PrivacyTests {
  private static let files: [(name: String, text: String)] = {
    let manager = FileManager.default
    let names = (try? manager.subpathsOfDirectory(atPath: Shipped.folder)) ?? []
    return names.filter { $0.hasSuffix(".md") }.compactMap { name in
      manager.contents(atPath: Shipped.folder + "/" + name).map {
        (name, folded(String(decoding: $0, as: UTF8.self)))
      }
    }
  }()

  @Test func `the files are read`() {
    #expect(PrivacyTests.files.count >= 25)
    #expect(PrivacyTests.files.contains { $0.name == "kontak.md" && $0.text.contains("(021) 2993 5577") })
  }

  @Test(arguments: [
    "Yonathan", "Eko Nugroho", "Nugroho", "19610225", "198603 1 010", "196102251986031010",
    "Pembina Utama Muda",
    "222.124.138.66", "74.6.136.244", "74.125.45.27", "mtal226", "z29si8738067yhn", "rekanan1",
    "pengadaannasional-bappenas",
  ])
  func `it stands nowhere`(words: String) {
    let needle = folded(words)
    #expect(PrivacyTests.files.filter { $0.text.contains(needle) }.map(\.name) == [])
  }
}
