import FAQConversation
import FAQKnowledge
import HTTPWire

/// Answers `/v1/letters/{id}`. The fields of a request are used for its answer and not kept.
struct LetterHandler: Sendable {
  private let base: KnowledgeBase

  init(_ base: KnowledgeBase) { self.base = base }

  func respond(_ call: RouteCall) throws(ServiceError) -> Response {
    guard let entry = base.entry(call.match.id) else { throw .noSuchEntry }
    guard let letter = entry.letter else { throw .noLetter }
    let body = try LetterBody(call.fields())
    let values: [String]
    do {
      values = try LetterSubmission.check(body.fields, letter)
    } catch {
      throw .badFields(
        error.all.map { .init(field: $0.field, detail: LetterWords.error($0.error, base.phrasebook)) })
    }
    guard let finished = FinishedLetter(entry, values, base) else { throw .noLetter }
    let type = call.type ?? .text
    let isPage = type == .html
    let text = isPage ? LetterPage.html(finished, base) : LetterWriter.whole(finished, base.phrasebook) + "\n"
    let policy = isPage ? [(name: SecurityFields.policyName, value: LetterPage.contentPolicy)] : []
    return .fresh(type, Array(text.utf8), fields: policy)
  }
}
