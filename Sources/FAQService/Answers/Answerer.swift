import FAQConversation
import FAQKnowledge
import FAQMatching
import HTTPWire

/// Answers `/v1/ask`, by GET and by POST.
struct Answerer: Sendable {
  private let responder: Responder
  private let explainer: Explainer
  private let audiences: [String]
  private let recorder: QuestionRecorder?
  private let stored: StoredReplies

  init(_ responder: Responder, audiences: [String], _ recorder: QuestionRecorder?) {
    self.recorder = recorder
    self.responder = responder
    self.audiences = audiences
    explainer = Explainer(responder.matcher, hidesFolders: true)
    stored = StoredReplies(responder.composer)
  }

  /// `isNoted`: whether the question may be kept in the journal.
  func get(
    _ head: RequestHead, isNoted: Bool, _ scratch: inout ServiceScratch
  ) throws(ServiceError) -> Response {
    try answer(AskBody(question: Query(head.target.query).required("q")), isNoted: isNoted, &scratch)
  }

  /// `isNoted`: as for ``get(_:isNoted:_:)``.
  func post(
    _ request: Request, isNoted: Bool, _ scratch: inout ServiceScratch
  ) throws(ServiceError) -> Response {
    try answer(AskBody(request, audiences: audiences), isNoted: isNoted, &scratch)
  }

  private func answer(
    _ body: AskBody, isNoted: Bool, _ scratch: inout ServiceScratch
  ) throws(ServiceError) -> Response {
    let start = ContinuousClock.now
    let result: Responder.Result
    do {
      result = try responder.respond(
        body.question, token: body.conversation, home: body.lpse ?? "", &scratch.match)
    } catch {
      throw .badConversation
    }
    scratch.counters.answer(result.reply.outcome)
    if isNoted { recorder?.record(body.question, result, since: start) }
    let explained = body.isExplained ? explainer : nil
    var json = JSONWriter(capacity: 4096)
    if let content = stored.content(of: result) {
      ReplyJSON.write(result, content: content, explained: explained, to: &json)
    } else {
      ReplyJSON.write(result, explained: explained, to: &json)
    }
    return .fresh(.json, json.bytes)
  }
}
