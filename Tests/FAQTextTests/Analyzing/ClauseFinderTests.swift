// The clauses of a message and what their words tell:
//  1. A clause ends at a comma, a full stop and their like, and before "tapi", "sekarang", "padahal" and their like.
//  2. A word that begins a clause belongs to it, alone or not.
//  3. Signs are those of the words in the clause, whatever their spelling or region; a question mark asks for the clause
//     before it.
//  4. Each token stands in one clause, in order.
//  5. Every phrase of the lists has its sign.
//  6. A clause of "padahal" or of the time that is left tells a circumstance, unless it asks.

import Testing

@testable import FAQText

struct ClauseFinderTests {
  private static let reader = Reader { builder in
    builder = LanguageLists.read(.indonesian)
    builder.learn("lupa password akun user id tiket email sampai login")
  }
  private static let finder = ClauseFinder(.indonesian, reader.analyzer)

  private static func read(_ text: String) -> (tokens: [Token], bytes: [UInt8], clauses: [Clause]) {
    var scratch = AnalysisScratch()
    let bytes = Array(text.utf8)
    reader.analyzer.analyze(bytes, &scratch)
    return (scratch.tokens, bytes, finder.read(scratch.tokens, of: bytes))
  }

  /// The clauses as typed.
  private static func cut(_ text: String) -> [String] {
    let (tokens, bytes, clauses) = read(text)
    return clauses.map { clause in
      let (first, last) = (tokens[clause.tokens.lowerBound], tokens[clause.tokens.upperBound - 1])
      return String(decoding: bytes[Int(first.start)..<Int(last.end)], as: UTF8.self)
    }
  }

  @Test(arguments: [
    ("lupa password", ["lupa password"]),
    ("user id masih ingat, password lupa", ["user id masih ingat", "password lupa"]),
    ("email sampai. tiket belum", ["email sampai", "tiket belum"]),
    ("user id ingat tapi password lupa", ["user id ingat", "tapi password lupa"]),
    ("user id ingat, tapi password lupa", ["user id ingat", "tapi password lupa"]),
    ("email sampai, tinggal login", ["email sampai", "tinggal login"]),
    ("tapi sekarang lupa password", ["tapi sekarang lupa password"]),
    ("login padahal lupa password", ["login", "padahal lupa password"]), ("", []),
  ])
  func `where a clause ends`(text: String, clauses: [String]) {
    #expect(ClauseFinderTests.cut(text) == clauses)
  }

  @Test(
    arguments: [
      ("user id sudah ketemu", [.done, .fine]), ("tiket blm ada", [.notYet]),
      ("masih inget password", [.kept]),
      ("bukan password", [.denied]), ("gak lupa", [.kept]), ("mau login", [.wants]),
      ("ga usah login", [.needless]),
      ("login?", [.asks]), ("piye login", [.asks]), ("wis login", [.done]), ("lupa password", [.lost]),
      ("gak inget password", [.absent, .lost]), ("password belum ketemu", [.notYet, .lost]),
      ("passwordnya yang hilang", [.pointed, .lost]), ("password saja", [.only]),
      ("email sampai semua", [.all]),
      ("muncul password", [.shown]),
      ("batas login sejam lagi", [.pressed]),
    ] as [(String, ClauseSigns)])
  func `what a clause tells`(text: String, signs: ClauseSigns) {
    #expect(ClauseFinderTests.read(text).clauses.map(\.signs) == [signs])
  }

  @Test func `a question mark asks for its clause`() {
    let clauses = ClauseFinderTests.read("email sampai? tiket ada, login").clauses
    #expect(clauses.map { $0.signs.contains(.asks) } == [true, false, false])
  }

  @Test(arguments: [
    ("lupa password", false), ("padahal login", true), ("besok batas login", true),
    ("kapan batas login", false),
    ("padahal besok batas login?", false),
  ])
  func `a circumstance asks nothing`(text: String, expected: Bool) {
    #expect(ClauseFinderTests.read(text).clauses.map(\.isCircumstance) == [expected])
  }

  @Test(arguments: ["tapi, tapi, tapi", "?!?", "sudah belum masih bukan tidak", "a,b;c:d.e?f!g\nh"])
  func `each token stands in one clause`(text: String) {
    let (tokens, _, clauses) = ClauseFinderTests.read(text)
    #expect(clauses.flatMap { Array($0.tokens) } == Array(tokens.indices))
  }

  @Test(arguments: Language.allCases)
  func `every phrase has its sign`(language: Language) throws {
    let reader = Reader(language) { $0 = LanguageLists.read(language) }
    let finder = ClauseFinder(language, reader.analyzer)
    for list in ClauseFinder.lists(language) {
      let sign = try #require(ClauseSigns.names[list.name])
      for line in list.lines {
        var scratch = AnalysisScratch()
        reader.analyzer.analyze(Array(line), &scratch)
        let clauses = finder.read(scratch.tokens, of: Array(line))
        #expect(
          clauses.count == 1 && clauses[0].signs.contains(sign), "\(String(decoding: line, as: UTF8.self))")
      }
    }
  }
}
