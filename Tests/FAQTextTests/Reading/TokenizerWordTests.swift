// Words and numbers:
//  1. Letters make words, folded; everything else parts them, and letters and digits part.
//  2. Digits joined by one of `.,-/:` are one code; a sign at the end is not part of it.
//  3. Two signs of a kind are a code, three or more are not.
//  4. An apostrophe within a word and a hyphen behind a single letter are dropped.
//  5. A word said twice, or marked with a 2, is taken once, with what was typed of both.

import Testing

@testable import FAQText

struct TokenizerWordTests {
  @Test(arguments: [
    ("", []), ("   \n\t", []), ("lupa", ["lupa"]), ("Lupa PASSWORD", ["lupa", "password"]),
    ("lupa,password;user/id", ["lupa", "password", "user", "id"]), ("user_id", ["user", "id"]),
    ("café ｌｕｐａ naïve", ["cafe", "lupa", "naive"]), ("lu\u{200B}pa pass\u{301}word", ["lupa", "password"]),
    ("ЖЖЖ 中文", ["ЖЖЖ", "中文"]), ("(lupa)", ["lupa"]), ("lupa😀password", ["lupa", "password"]),
    ("spse4.5", ["spse", "4.5"]), ("3bulan", ["3", "bulan"]), ("a1b2", ["a", "1", "b", "2"]),
    ("2×3", ["2", "3"]),
    ("panjang×lebar", ["panjang", "lebar"]), ("lupa\0password", ["lupa", "password"]),
  ])
  func `letters make words and digits make numbers`(text: String, words: [String]) {
    #expect(Cut(text).words == words)
  }

  @Test(arguments: [
    ("554", ["554"], [Token.Kind.number]), ("550-5.7.1", ["550-5.7.1"], [.code]), ("4.5", ["4.5"], [.code]),
    ("021-29935577", ["021-29935577"], [.code]), ("12/07/2024", ["12/07/2024"], [.code]),
    ("08:30", ["08:30"], [.code]),
    ("1,5", ["1,5"], [.code]), ("554.", ["554"], [.number]), ("554-", ["554"], [.number]),
    ("5..6", ["5", "6"], [.number, .number]),
    ("５５４", ["554"], [.number]), (".5", ["5"], [.number]), ("v4.5.", ["v", "4.5"], [.word, .code]),
    ("+62 812", ["62", "812"], [.number, .number]), ("-5", ["5"], [.number]),
  ])
  func `digits and the signs between them are numbers and codes`(
    text: String, words: [String], kinds: [Token.Kind]
  ) {
    #expect(Cut(text).words == words)
    #expect(Cut(text).kinds == kinds)
  }

  @Test(arguments: [
    ("||", ["||"]), ("a || b", ["a", "||", "b"]), ("nama||alamat", ["nama", "||", "alamat"]), ("&&", ["&&"]),
    ("|", []),
    ("|||", []), ("****", []), ("********", []), ("##### judul #####", ["judul"]), ("|&", []), ("!!", []),
    ("@@", ["@@"]),
  ])
  func `two signs of a kind are a code`(text: String, words: [String]) {
    #expect(Cut(text).words == words)
  }

  @Test(arguments: [
    ("don't", ["dont"]), ("don’t", ["dont"]), ("jum`at", ["jumat"]), ("'lupa'", ["lupa"]),
    ("lupa'", ["lupa"]),
    ("don''t", ["don", "t"]), ("a〙b", ["a", "b"]), ("e-mail", ["email"]), ("E-Mail", ["email"]),
    ("e-", ["e"]),
    ("e-1", ["e", "1"]), ("user-id", ["user", "id"]), ("-lupa-", ["lupa"]), ("don’", ["don"]),
  ])
  func `an apostrophe within a word and a hyphen behind one letter are dropped`(text: String, words: [String])
  {
    #expect(Cut(text).words == words)
  }

  @Test(arguments: [
    ("laki2", ["laki"], ["laki2"]), ("buku-buku", ["buku"], ["buku-buku"]),
    ("Buku-bukunya", ["bukunya"], ["Buku-bukunya"]),
    ("muter2an", ["muter"], ["muter2an"]), ("laki2.", ["laki"], ["laki2"]),
  ])
  func `a doubled word is taken once`(text: String, words: [String], typed: [String]) {
    #expect(Cut(text).words == words)
    #expect(Cut(text).typed == typed)
    #expect(Cut(text).changes.allSatisfy { $0.contains(.undoubled) })
  }

  @Test(arguments: [
    ("ab2", ["ab", "2"]), ("buku25", ["buku", "25"]), ("spse2.5", ["spse", "2.5"]),
    ("buku-meja", ["buku", "meja"]),
    ("buku-buk", ["buku", "buk"]), ("bolak-balik", ["bolak", "balik"]), ("buku-", ["buku"]),
    ("buku3", ["buku", "3"]),
  ])
  func `a word that only looks doubled is left alone`(text: String, words: [String]) {
    #expect(Cut(text).words == words)
    #expect(Cut(text).changes.allSatisfy { !$0.contains(.undoubled) })
  }

  @Test(
    arguments: [
      ("lupa", []), ("Lupa", .folded), ("lupá", .folded), ("lu\u{AD}pa", .folded), ("e-mail", .joined),
      ("E-mail", [.folded, .joined]), ("Laki2", [.folded, .undoubled]),
    ] as [(String, Token.Changes)])
  func `a word remembers how it was folded`(text: String, changes: Token.Changes) {
    #expect(Cut(text).changes == [changes])
  }
}
