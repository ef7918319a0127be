// Addresses:
//  1. An e-mail address gives the labels of its domain; what stands before the `@` is left out.
//  2. A URL or host name gives its labels and the words of its path, without those that say nothing.
//  3. A dot between words that end in no top-level domain is a full stop.
//  4. Each label keeps the bytes that it was typed with.

import Testing

@testable import FAQText

struct TokenizerAddressTests {
  @Test(arguments: [
    ("budi@gmail.com", ["gmail"]), ("Budi.Santoso@GMAIL.com", ["gmail"]),
    ("a_b-c@mail.lkpp.go.id", ["mail", "lkpp"]),
    ("kirim ke budi@yahoo.co.id.", ["kirim", "ke", "yahoo"]),
    ("budi@gmail.com,ani@lkpp.go.id", ["gmail", "lkpp"]),
  ])
  func `an e-mail address gives the labels of its domain`(text: String, words: [String]) {
    #expect(Cut(text).words == words)
    #expect(Cut(text).kinds.last == .email)
  }

  @Test(arguments: [
    ("gmail-smtp-in.l.google.com", ["gmail", "smtp", "in", "google"]), ("www.lkpp.go.id", ["lkpp"]),
    ("https://www.LKPP.go.id/", ["lkpp"]),
    ("http://spse.inaproc.id:8080/eproc4", ["spse", "inaproc", "eproc"]),
    ("spse.inaproc.id", ["spse", "inaproc"]),
    ("https://inaproc.id/masuk?lupa", ["inaproc", "masuk", "lupa"]),
    ("index.php", ["index"]), ("lpse.jakarta.go.id.", ["lpse", "jakarta"]),
  ])
  func `a host name gives its labels`(text: String, words: [String]) {
    #expect(Cut(text).words == words)
    #expect(Cut(text).kinds.allSatisfy { $0 == .url })
  }

  @Test(arguments: [
    ("gagal.tolong", ["gagal", "tolong"]), ("lupa...password", ["lupa", "password"]), ("ani@", ["ani"]),
    ("ani@rumah", ["ani", "rumah"]), ("user@ id", ["user", "id"]), ("surat.pdf", ["surat", "pdf"]),
    ("http:lupa", ["http", "lupa"]),
    ("gagal.com.tolong", ["gagal", "com", "tolong"]), ("ani@...", ["ani"]),
  ])
  func `words with signs between them are no address`(text: String, words: [String]) {
    #expect(Cut(text).words == words)
    #expect(Cut(text).kinds.allSatisfy { $0 == .word })
  }

  @Test(arguments: [("www.com", [String]()), ("https://id", []), ("a@b.id", []), ("http://", [])])
  func `an address of nothing but silent labels gives no word`(text: String, words: [String]) {
    #expect(Cut(text).words == words)
  }

  @Test func `labels keep the bytes that they were typed with`() {
    #expect(Cut("cek Spse.INAPROC.id ya").typed == ["cek", "Spse", "INAPROC", "ya"])
    #expect(Cut("Budi@Gmail.com").typed == ["Gmail"])
  }
}
