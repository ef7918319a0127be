// 1. Whoever asks how a question was decided hears of five entries, each once, whatever the outcome.
// 2. They stand in the order of their confidence, but for those that a rule named.

import FAQMatching
import Foundation
import Testing

struct CandidatesTests {
  private static let explainer = Explainer(Shipped.matcher)

  @Test(arguments: ["dev", "fresh-a", "fresh-b", "fresh-c", "fresh-d"])
  func `five entries are told of`(set: String) throws {
    var scratch = Shipped.matcher.makeScratch()
    for question in try questions(set) {
      let match = Shipped.matcher.match(question, &scratch)
      let told = Self.explainer.candidates(match)
      #expect(told.count == 5, "\(question)")
      #expect(Set(told.map(\.entry)).count == told.count, "\(question)")
      let judged = told.dropFirst(match.fired.count).map(\.confidence)
      #expect(judged == judged.sorted(by: >), "\(question)")
    }
  }

  private struct Labelled: Decodable { var question: String }

  private func questions(_ set: String) throws -> [String] {
    let folder = Shipped.folder.dropLast("knowledge".count)
    let lines = try String(contentsOfFile: folder + "Tests/Questions/\(set).jsonl", encoding: .utf8)
    return try lines.split(separator: "\n").map {
      try JSONDecoder().decode(Labelled.self, from: Data($0.utf8)).question
    }
  }
}
