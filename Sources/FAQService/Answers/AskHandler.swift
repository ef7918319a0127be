import FAQConversation
import FAQKnowledge
import FAQMatching
import HTTPWire
import JSON

/// Answers `/v1/ask`, by GET and by POST.
struct AskHandler: Sendable {
  private let responder: Responder
  private let explainer: Explainer
  private let audiences: [String]
  private let recorder: QuestionRecorder?
  private let stored: StoredReplies

  init(_ responder: Responder, audiences: [String], recorder: QuestionRecorder?) {
    self.recorder = recorder
    self.responder = responder
    self.audiences = audiences
    explainer = Explainer(responder.matcher, hidesFolders: true)
    stored = StoredReplies(responder)
  }

  func respond(_ call: RouteCall, _ scratch: inout ServiceScratch) throws(ServiceError) -> Response {
    let body =
      switch call.operation {
      case .get: AskBody(question: try Query(call.head.target.query).required("q"))
      case .post: try AskBody(call.fields(), audiences: audiences)
      }
    let start = ContinuousClock.now
    let result: Resolution
    do {
      result = try responder.respond(
        body.question, token: body.conversation, lpse: body.lpse ?? "", at: call.time, &scratch.match)
    } catch {
      throw .badConversation
    }
    scratch.counters.answer(result.reply.outcome)
    if call.isNoted { recorder?.record(body.question, result, since: start) }
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
