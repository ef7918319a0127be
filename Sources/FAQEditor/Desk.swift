import Basics
import FAQKnowledge
import FAQService
package import HTTPWire
import Synchronization
import WebAssets

/// The officer's desk: pages on which knowledge is written, tried and published. It knows no socket and no disk.
package final class Desk: Sendable {
  let store: DeskStore
  let shelf: Shelf
  let imports = PendingImports()
  let inbox = InboxShelf()
  let style = StoredAsset(WebAssets.deskStyle, .css)
  let script = StoredAsset(WebAssets.deskScript, .script)
  let cardScript = WidgetCard.script()
  private let gate: Mutex<Gate>

  package init(_ store: DeskStore, _ access: AccessOptions) {
    self.store = store
    shelf = Shelf(store)
    gate = Mutex(Gate(access, bits: store.bits))
  }

  /// Reads the knowledge before somebody asks for it, so that the first page is there sooner.
  ///
  /// - Returns: the language of the knowledge, as in `basis.md`.
  package func prepare() -> String { shelf.knowledge().base.language }

  package func respond(_ request: Request) -> Response {
    var response: Response
    do throws(DeskRefusal) {
      response = try answer(request)
    } catch {
      response = RefusalPage.response(error, self, offersForm: gate.withLock { $0.takesTypedKey })
      if case .wrongMethod(let allow) = error { response.fields.append(("Allow", allow)) }
    }
    response.fields += DeskFields.all
    return response
  }

  private func answer(_ request: Request) throws(DeskRefusal) -> Response {
    let head = request.head
    switch head.target.path {
    case "/desk.css": return style.response(head)
    case "/desk.js": return script.response(head)
    case "/kartu.js": return cardScript.response(head)
    case "/masuk" where head.method == "POST": return try enter(request)
    default: break
    }
    let query = try FormFields((head.target.query ?? "").utf8)
    let now = store.clock()
    let session: Session
    switch try admit(head, key: query["key"], at: now) {
    case .inside(let known): session = known
    case .opened(let new):
      return Response(status: 303, fields: [("Location", "/"), cookie(new), ("Cache-Control", "no-store")])
    }
    let isChange = head.method == "POST"
    if isChange { try OriginCheck.check(head) }
    guard isChange || head.method == "GET" || head.method == "HEAD" else {
      throw .wrongMethod(allow: "GET, HEAD, POST")
    }
    let body = isChange ? try FormBody(request) : FormBody()
    if isChange, !session.token.matches(body.fields["token"]) { throw .foreignForm }
    guard let route = DeskRoutes.named(head.target.path) else { throw .noSuchPage }
    guard let handler = isChange ? route.post : route.get else { throw .wrongMethod(allow: route.allow) }
    return try handler(
      DeskCall(
        desk: self, head: head, query: query, form: body.fields, files: body.files, session: session, now: now
      ))
  }

  private func admit(_ head: RequestHead, key: String?, at now: WallTime) throws(DeskRefusal)
    -> Gate.Admission
  {
    try gate.withLock { gate throws(DeskRefusal) in try gate.admit(head, key: key, at: now) }
  }

  /// The form into which the key of a key file is typed.
  private func enter(_ request: Request) throws(DeskRefusal) -> Response {
    let body = try FormBody(request)
    let now = store.clock()
    let session = try gate.withLock { gate throws(DeskRefusal) in
      try gate.admit(typed: body.fields["key"], request.head, at: now)
    }
    return Response(status: 303, fields: [("Location", "/"), cookie(session), ("Cache-Control", "no-store")])
  }

  private func cookie(_ session: Session) -> (name: String, value: String) {
    gate.withLock { $0.cookieField(session) }
  }

  /// The page in place of one that could not be made.
  package func plain(status: Int) -> Response {
    Response(
      status: status, fields: [("Content-Type", MediaType.text.rawValue)] + DeskFields.all,
      body: Array("\(status)\n".utf8))
  }

  /// The words of the knowledge.
  var words: DeskWords { DeskWords(shelf.knowledge().base) }
}
