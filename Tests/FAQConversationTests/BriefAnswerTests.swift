// 1. A sentence of the summary that the steps say is left out; where the summary says all steps, the steps are.
// 2. A sentence that denies is said only by steps that deny, and a sentence of two words is always an answer.
// 3. Steps that are long altogether are told by their first sentences; a shorter list is told whole.
// 4. Without steps, or without a summary, the other is told as it is.
// 5. No shipped answer loses a number or an address by it.

import FAQKnowledge
import FAQMatching
import ShippedKnowledge
import Testing

@testable import FAQConversation

@Suite struct BriefAnswerTests {
  private static let base = ShippedKnowledge.responder.base
  private static let brief = BriefAnswer(ShippedKnowledge.matcher.analyzer, base.phrasebook)

  private func read(_ summary: String, _ steps: [String]) -> BriefAnswer.Brief {
    var part = AnswerPart(Self.base.entries[0])
    (part.summary, part.steps) = (summary, steps)
    return Self.brief.read(part)
  }

  @Test(
    arguments: [
      // The step says it.
      (
        "Klik Lupa Password. Tiket ada di LKPP.",
        ["Buka web LPSE, lalu klik fitur Lupa Password di halaman depan."], "Tiket ada di LKPP."
      ),
      // It denies, and the step does not.
      (
        "Password tidak dapat ditanyakan ke LPSE.", ["Tanyakan password ke LPSE."],
        "Password tidak dapat ditanyakan ke LPSE."
      ),
      ("Tidak bisa. Klik Lupa Password.", ["Klik Lupa Password.", "Buka email."], "Tidak bisa."),
      ("Direktur mengisi formulir.", [], "Direktur mengisi formulir."),
    ] as [(String, [String], String)])
  func `what the steps say is left out`(summary: String, steps: [String], left: String) {
    let told = read(summary, steps)
    #expect(told.summary == left && told.steps == steps)
  }

  @Test func `steps that the summary says are left out`() {
    let told = read("Reset password di LPSE, lalu buka email.", ["Reset password di LPSE.", "Buka email."])
    #expect(told.summary == "Reset password di LPSE, lalu buka email." && told.steps.isEmpty)
  }

  @Test func `long steps are told by their first sentences`() {
    let long = String(repeating: "Pelaksana dan waktunya tertulis di tabel. ", count: 20)
    #expect(
      read("", ["Serahkan berkas. \(long)", "Arsipkan. \(long)"]).steps == ["Serahkan berkas.", "Arsipkan."])
    #expect(read("", ["Serahkan berkas. Tunggu."]).steps == ["Serahkan berkas. Tunggu."])
  }

  @Test(arguments: base.entries.indices) func `no number is lost`(entry: Int) {
    let part = ShippedKnowledge.responder.composer.answerPart(entry)
    let told = Self.brief.read(part)
    let kept = ([told.summary] + told.steps).joined(separator: " ").filter { $0.isNumber || $0.isLetter }
    let signs = [part.summary].joined().split(separator: " ").filter { word in
      word.contains { $0.isNumber } || word.contains("@")
    }
    for sign in signs { #expect(kept.contains(sign.filter { $0.isNumber || $0.isLetter }), "\(sign)") }
  }
}
