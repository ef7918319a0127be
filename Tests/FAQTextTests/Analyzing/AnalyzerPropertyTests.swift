// Properties of any text, over 1,000 seeded random ones, a small lexicon, the program's own lists, and English:
//  1. Each token lies inside the text; its start is never before that of the token ahead of it.
//  2. Terms are words of the lexicon, and certainties lie above 0 and at most at 1.
//  3. Analysing with a used scratch gives the tokens of a new one.
//  4. A megabyte in one line is read, and a quarter of one in a short run of the tests.

import TestSupport
import Testing

@testable import FAQText

struct AnalyzerPropertyTests {
  private static let readers = [Readers.small, Readers.lists, Readers.english]

  /// The random texts, and some made of known words with bytes thrown in.
  private static let texts: [[UInt8]] = {
    var generator = SeededRandom(seed: 10)
    let words = [
      "lupa", "kata", "sandi", "Gakbisa", "bisaaa", "budi@gmail.com", "kirim2", "4.5", "tdk", "\u{202E}id",
      "👩🏽‍💻",
    ]
    let garbled = (0..<400).map { _ in
      (0..<Int.random(in: 0...8, using: &generator)).flatMap { _ in
        Array(words[Int.random(in: 0..<words.count, using: &generator)].utf8)
          + generator.bytes(
            Int.random(in: 0...2, using: &generator), from: RandomTexts.anyBytes + [0x20, 0x20, 0x20])
      }
    }
    return RandomTexts.mixed + garbled
  }()

  /// The large lists are slow in a debug build; they read every tenth text.
  private func texts(for reader: Int) -> [[UInt8]] {
    let all = AnalyzerPropertyTests.texts
    return reader == 1 ? stride(from: 0, to: all.count, by: 10).map { all[$0] } : all
  }

  @Test(arguments: 0..<3)
  func `tokens lie inside the text and are of the lexicon`(reader: Int) {
    let analyzer = AnalyzerPropertyTests.readers[reader].analyzer
    var scratch = AnalysisScratch()
    for text in texts(for: reader) {
      analyzer.analyze(text, &scratch)
      var start: UInt32 = 0
      for token in scratch.tokens {
        #expect(token.start >= start && token.start < token.end && Int(token.end) <= text.count, "\(text)")
        #expect(token.term.map { (0..<analyzer.lexicon.words.count).contains($0.index) } ?? true, "\(text)")
        #expect(token.readingWeight > 0 && token.readingWeight <= 1, "\(text)")
        start = token.start
      }
    }
  }

  @Test(arguments: 0..<3)
  func `a used scratch gives the tokens of a new one`(reader: Int) {
    let analyzer = AnalyzerPropertyTests.readers[reader].analyzer
    var used = AnalysisScratch()
    for text in texts(for: reader) {
      var new = AnalysisScratch()
      analyzer.analyze(text, &new)
      analyzer.analyze(text, &used)
      #expect(used.tokens == new.tokens, "\(text)")
      analyzer.analyze(text, &used)
      #expect(used.tokens == new.tokens, "\(text)")
    }
  }

  @Test(arguments: ["a", "\0", " ", "\u{FF}", "n", "a1", "|", "😀", "ع", "a.", "me", ".", "n ", "\u{200B}"])
  func `a megabyte in one line is read`(part: String) {
    let text = Array(
      String(repeating: part, count: TestRun.rounds(262_144, full: 1_048_576) / part.utf8.count).utf8)
    var scratch = AnalysisScratch()
    Readers.small.analyzer.analyze(text, &scratch)
    #expect(scratch.tokens.allSatisfy { Int($0.end) <= text.count })
  }

  @Test(arguments: [
    "", "👩🏽‍💻👩🏽‍💻", "\u{202E}drowssap apul", "نسيت كلمة المرور", "\0\u{1}\u{1B}[31m", "\u{FEFF}lupa", "𝓵𝓾𝓹𝓪",
    "ก็ไม่ได้",
  ])
  func `strange texts are read`(text: String) {
    for reader in AnalyzerPropertyTests.readers {
      #expect(reader.read(text).allSatisfy { !$0.typed.isEmpty })
    }
  }
}
