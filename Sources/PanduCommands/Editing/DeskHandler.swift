import FAQEditor
import HTTPServing
import HTTPWire

/// Hands the server's requests to the desk.
struct DeskHandler: RequestHandler {
  let desk: Desk

  func makeScratch() {}

  func respond(_ request: Request, _ context: RequestContext, _ scratch: inout Void) -> Answer {
    .now(desk.respond(request))
  }

  func respond(to error: WireError) -> Response { desk.plain(status: error.status) }
  func timedOut() -> Response { desk.plain(status: 408) }
  func gaveUp() -> Response { desk.plain(status: 503) }
  func overloaded() -> Response { desk.plain(status: 503) }
  func connectionOpened() {}
  func connectionClosed() {}
}
