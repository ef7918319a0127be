import FAQKnowledge
import Foundation
import Testing

@testable import FAQImport

/// A saved page and, beside it, what a reader finds on it.
///
/// Each line of the list is a question, how many steps its answer has, and words of the rest of it; a line with `? ` is a
/// question without an answer.
struct SavedPage: CustomTestStringConvertible {
  struct Wanted {
    var title: String
    var steps: Int
    var phrase: String
  }

  var name: String
  var bytes: [UInt8]
  var wanted: [Wanted] = []
  var unanswered: [String] = []

  var testDescription: String { name }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Pages")

  static let all: [SavedPage] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasSuffix(".expected") }.sorted().compactMap { try? SavedPage($0) }
  }()

  init(_ name: String) throws {
    self.name = name
    bytes = Array(try Data(contentsOf: SavedPage.folder.appending(path: name)))
    let list = try String(contentsOf: SavedPage.folder.appending(path: name + ".expected"), encoding: .utf8)
    for line in list.split(separator: "\n") {
      if line.hasPrefix("? ") {
        unanswered.append(String(line.dropFirst(2)))
        continue
      }
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      wanted.append(Wanted(title: parts[0], steps: Int(parts[1]) ?? -1, phrase: parts[2]))
    }
  }

  var found: PairFinder.Found { get throws { PairFinder.find(try SourceReader.read(bytes, name: name)) } }
}
