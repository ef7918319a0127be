// What a message says it is not about:
//  1. "Bukan" denies what follows, up to the end of its clause, "yang" or "tapi". It is certain, and so is "yang saya
//     tanyakan"; nothing else is.
//  2. "Tidak ada", "tanpa" and "tidak usah" exclude what follows, or what stands before where nothing follows.
//  3. "Masih ingat", "tidak lupa" and "sudah beres" exclude what stands before in their part; where nothing does, what follows;
//     where nothing does either, the part before, but nothing beyond a "padahal".
//  4. "Yang saya tanyakan" excludes all before it; "sudah klik" what follows where a "tapi" comes.
//  5. A question, a condition, another person and a bare "bukan" deny nothing; nor does a trouble told with "tidak".
//  6. Regional words and English do the same.
//  7. A message of nothing but cues, fillers and commas excludes at most once for each cue, within the message.
//  8. Every phrase of the lists is read as it stands there.

import Testing

@testable import FAQText

struct PolarityTests {
  private static let reader = Reader { builder in
    builder = LanguageLists.read(.indonesian)
    builder.learn(
      """
      lupa password akun user id tiket progres email sampai login ditolak berkas data sinkron sikap error muncul
      bisa kirim surat baca aplikasi ganti
      """)
  }
  private static let polarity = PolarityReader(.indonesian, reader.analyzer)

  /// The excluded words as typed, with "!" before what is certain.
  private static func excluded(_ text: String, _ reader: Reader, _ polarity: PolarityReader) -> [String] {
    var scratch = AnalysisScratch()
    let bytes = Array(text.utf8)
    reader.analyzer.analyze(bytes, &scratch)
    let tokens = scratch.tokens
    return polarity.read(tokens).map { exclusion in
      let place =
        Int(tokens[exclusion.words.lowerBound].start)..<Int(tokens[exclusion.words.upperBound - 1].end)
      return (exclusion.isCertain ? "!" : "") + String(decoding: bytes[place], as: UTF8.self)
    }
  }

  @Test(arguments: [
    // 1
    ("bukan user id, passwordnya", ["!user id"]), ("yang lupa password bukan user id", ["!user id"]),
    ("bukan password yang saya lupa, user id", ["!password"]),
    ("bukan password tapi user id", ["!password"]), ("bukan yang spam", ["!yang spam"]),
    ("bukan password melainkan user id", ["!password"]),
    ("di aplikasi bisa dibaca, bukan itu, emailnya", ["!di aplikasi bisa dibaca"]),
    // 2
    ("tidak ada error, login ditolak", ["error"]), ("error sih tidak ada, cuma ditolak", ["error sih"]),
    ("ditolak tanpa error", ["error"]), ("tidak usah lihat tiket, telepon saja", ["lihat tiket"]),
    ("error tidak ada sama sekali", ["error"]),
    // 3
    ("password masih ingat, user id lupa", ["password"]),
    ("masih ingat password, user id lupa", ["password"]),
    ("SIKAP tidak masalah, login ditolak", ["SIKAP"]),
    ("login ditolak padahal kemarin lancar", []), ("data tidak sinkron, meskipun lancar", []),
    ("bukan bang yang lupa user id", []), ("kemarin error tapi sudah beres", ["kemarin error"]),
    ("saya ingat user id, password lupa", ["user id"]),
    ("lupa user id tapi masih ingat password", ["password"]),
    // 4
    ("tiket sudah ada, yang saya tanyakan surat", ["!tiket sudah ada"]),
    ("sudah klik lupa password tapi email tidak sampai", ["lupa password"]), ("sudah klik lupa password", []),
    // 5
    ("kenapa bukan password", []), ("password atau bukan", []), ("bukan, yang lupa user id", []),
    ("bukan", []), ("kalau tiket sudah selesai berkas dikirim ke mana", []),
    ("dia tidak mau kasih password", []), ("LPSE tidak mau kirim berkas", []),
    ("email tidak sampai", []), ("data tidak sinkron", []), ("tidak bisa login", []), ("", []),
    // 6
    ("dudu user id, password", ["!user id"]), ("sanes password, user id", ["!password"]),
    ("password ora lali, user id lali", ["password"]), ("password indak lupo, user id", ["password"]),
    ("ga ada error, ditolak", ["error"]),
  ])
  func `what is excluded`(text: String, words: [String]) {
    #expect(PolarityTests.excluded(text, Self.reader, Self.polarity) == words)
  }

  @Test(arguments: [
    "bukan ", "yang ", "masih ingat ", "yang saya tanya ", "bukan yang ", "tidak min ", "password, bukan ",
  ])
  func `many cues`(unit: String) {
    var scratch = AnalysisScratch()
    Self.reader.analyzer.analyze(Array(String(repeating: unit, count: 200).utf8), &scratch)
    let tokens = scratch.tokens
    let exclusions = Self.polarity.read(tokens)
    #expect(exclusions.count <= 200)
    #expect(
      exclusions.allSatisfy {
        tokens.indices.contains($0.words.lowerBound) && $0.words.upperBound <= tokens.count
      })
  }

  private static let english = Reader(.english) { builder in
    builder = LanguageLists.read(.english)
    builder.learn("password user id ticket email arrive forgot login error")
  }

  @Test(arguments: [
    ("not the password, the user id", ["!the password"]),
    ("i still remember the password but forgot the user id", ["the password"]),
    ("i forgot the user id but i still remember the password", ["the password"]),
    ("login fails without error", ["error"]), ("email did not arrive", []),
  ])
  func `English does the same`(text: String, words: [String]) {
    let polarity = PolarityReader(.english, Self.english.analyzer)
    #expect(PolarityTests.excluded(text, Self.english, polarity) == words)
  }

  @Test(arguments: Language.allCases)
  func `every phrase is read`(language: Language) {
    let reader = Reader(language) { $0 = LanguageLists.read(language) }
    let polarity = PolarityReader(language, reader.analyzer)
    for (cue, lines) in PolarityReader.lists(language) {
      for line in lines {
        let text = String(decoding: line, as: UTF8.self)
        #expect(polarity.cues(of: reader.read(text).map(\.token)).map(\.cue) == [cue], "\(text)")
      }
    }
  }
}
