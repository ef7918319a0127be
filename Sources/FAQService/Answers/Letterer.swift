import FAQConversation
import FAQKnowledge
import HTTPWire

/// Answers `/v1/letters/{id}`. What it is sent goes into the answer and nowhere else.
struct Letterer: Sendable {
  private let base: KnowledgeBase

  init(_ base: KnowledgeBase) { self.base = base }

  /// `type`: text or HTML.
  func post(_ request: Request, _ id: String, as type: MediaType) throws(ServiceError) -> Response {
    guard let entry = base.entry(id) else { throw .noSuchEntry }
    guard let letter = entry.letter else { throw .noLetter }
    let body = try LetterBody(request)
    let values: [String]
    do {
      values = try LetterSubmission.check(body.fields, letter)
    } catch {
      throw .badFields(
        error.all.map { .init(field: $0.field, detail: LetterWords.error($0.error, base.phrasebook)) })
    }
    guard let finished = FinishedLetter(entry, values, base) else { throw .noLetter }
    let isPage = type == .html
    let text = isPage ? LetterPage.html(finished, base) : LetterWriter.whole(finished, base.phrasebook) + "\n"
    let policy = isPage ? [(name: "Content-Security-Policy", value: LetterPage.contentPolicy)] : []
    return .fresh(type, Array(text.utf8), policy)
  }
}
