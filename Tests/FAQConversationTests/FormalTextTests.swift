// 1. An answer becomes one paragraph: title, summary, steps in brackets, papers, contacts, sources, in this order.
// 2. What an entry does not have is not spoken of.

import Testing

@testable import FAQConversation
@testable import FAQKnowledge

@Suite struct FormalTextTests {
  private func part(_ change: (inout AnswerPart) -> Void) -> AnswerPart {
    let place = SourceLocation(path: "a.md", line: 1)
    var part = AnswerPart(Entry(id: "a", category: "a", title: "Muncul \"X\"", location: place))
    part.summary = "Coba lagi."
    change(&part)
    return part
  }

  @Test func `one paragraph`() {
    let part = part {
      let place = SourceLocation(path: "a.md", line: 1)
      $0.steps = ["Buka laman.", "Masuk"]
      $0.attachments = ["KTP", "NPWP."]
      var desk = Contact(id: "a", location: place)
      (desk.name, desk.value) = ("Loket", "147")
      $0.contacts = [desk]
      var paper = Source(id: "s", location: place)
      (paper.title, paper.publisher, paper.year) = ("FAQ", "LPSE", 2023)
      $0.sources = [.init(source: paper, section: "§1")]
    }
    #expect(
      FormalText.write(part, Phrasebook(language: "id"))
        == "Mengenai \"Muncul X\", dapat kami sampaikan sebagai berikut. Coba lagi. "
        + "Langkahnya: (1) Buka laman; (2) Masuk. Yang dilampirkan: KTP; NPWP. "
        + "Yang dapat dihubungi: Loket (147). Sumber: FAQ (LPSE, 2023) §1.")
  }

  @Test func `nothing is said of what is not there`() {
    #expect(
      FormalText.write(part { _ in }, Phrasebook(language: "en"))
        == "As to \"Muncul X\", we can tell you as follows. Coba lagi.")
  }
}
