// 1. A folder says the words of a screen anew; a key that none has is refused.
// 2. A phrase takes its values by their names; one without a place for a value leaves it out.
// 3. A list is parted at its commas.

import Testing

@testable import FAQKnowledge

@Suite struct ScreenWordTests {
  private func words(_ key: String, _ text: String) -> (taken: Bool, words: ScreenWords) {
    var words = Phrasebook(language: "id").screens
    let taken = words.take(key, text)
    return (taken, words)
  }

  @Test func `a folder says them anew`() {
    #expect(words("kirim", "Tanyakan").words[.send] == "Tanyakan")
    #expect(words("laporan-judul", "Jurnal").words[.heading] == "Jurnal")
    #expect(words("penjelasan-calon", "Pilihan").words.explanation(.candidates) == "Pilihan")
    #expect([words("kirim", "x").taken, words("krim", "x").taken] == [true, false])
  }

  @Test(arguments: [
    ("{jumlah} ada", "3 ada"), ("Ada {jumlah}.", "Ada 3."), ("Ada", "Ada"),
    ("{jumlah}{jumlah}", "33"), ("{} ada", "{} ada"),
  ])
  func `a phrase takes a value`(phrase: String, said: String) {
    #expect(words("jumlah-hasil", phrase).words.fill(.found, ["jumlah": "3"]) == said)
  }

  @Test func `a list is parted`() {
    #expect(words("laporan-nama-hari", "Sen, Sel ,Rab").words.list(.weekdayNames) == ["Sen", "Sel", "Rab"])
  }
}
