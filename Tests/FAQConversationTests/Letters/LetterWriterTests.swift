// 1. Values stand where their placeholders stood, all else stays as it was written.
// 2. What was skipped leaves dots to write on, three lines where a text has its lines to itself.
// 3. A text on lines of its own keeps its lines, indented like the first; elsewhere lines become one.
// 4. A value is never read as a placeholder, a heading or a phrase.
// 5. Below the letter stands what is left to do; required fields alone are asked for by hand.

@testable import FAQConversation
import FAQKnowledge
import Testing

struct LetterWriterTests {
  private func text(_ values: [String]) throws -> String {
    LetterWriter.text(try #require(BicycleLetter.finished(values)))
  }

  @Test func `values stand in their places`() throws {
    let values = ["7", "Ann", "ann@example.org", "147", "Tandem", "Bent fork.", "York"]
    #expect(
      try text(values) == """
        [LETTERHEAD]
        Number : 7

        REQUEST FOR REPAIR

        A. RIDER
           Name   : Ann
           E-mail : ann@example.org
           Phone  : 147
           Kind   : Tandem

        B. DAMAGE
           Bent fork.

        Notes :
        - Bring the frame, Ann.
        Yours truly, Ann of York

                                    York
                                    (signature)
        """)
  }

  @Test func `what was skipped is written by hand`() throws {
    let text = try text([])
    #expect(text.contains("Number : ................................\n"))
    #expect(
      text.contains(
        "B. DAMAGE\n" + String(repeating: "   " + String(repeating: ".", count: 64) + "\n", count: 3)))
    #expect(!text.contains("{{"))
  }

  @Test func `lines stay only where there is room`() throws {
    let text = try text(["7", "Ann\nLee", "", "", "", "First.\nSecond.", "York"])
    #expect(text.contains("   First.\n   Second.\n"))
    #expect(text.contains("   Name   : Ann Lee\n"))
  }

  @Test func `a value is a value`() throws {
    let text = try text(["{{name}}", "{label}", "", "", "", "A. CAPITALS\n- item", "{{town}}"])
    #expect(text.contains("Number : {{name}}\n"))
    #expect(text.contains("Yours truly, {label} of {{town}}\n"))
    #expect(text.contains("   A. CAPITALS\n   - item\n"))
  }

  @Test func `what is left to do stands below`() throws {
    let letter = try #require(BicycleLetter.finished(["7", "", "a@b.id"]))
    let whole = LetterWriter.whole(letter, BicycleLetter.base.phrasebook)
    let rule = String(repeating: "-", count: 64)
    #expect(
      whole == LetterWriter.text(letter) + "\n\n" + rule + """


        Still to be filled in by hand: Name of the rider; Kind of bicycle; Damage.

        How to send it:
        1. Print it.
        2. Send it by <post>.

        Send to:
        - Desk & Co: desk@example.org

        Copy to:
        - North: Hill <5>
        """)
  }

  @Test func `a letter that goes nowhere is the letter alone`() throws {
    var letter = try #require(BicycleLetter.finished(["7", "Ann", "a@b.id", "", "Tandem", "Bent."]))
    (letter.letter.sending, letter.recipients, letter.copies) = ([], [], [])
    #expect(LetterWriter.whole(letter, BicycleLetter.base.phrasebook) == LetterWriter.text(letter))
  }
}
