import FAQService
import HTTPServing
import HTTPWire

/// Hands the server's requests to the service.
struct ServiceHandler: RequestHandler {
  let service: Service

  func makeScratch() -> ServiceScratch { service.makeScratch() }

  func respond(_ request: Request, _ context: RequestContext, _ scratch: inout ServiceScratch) -> Answer {
    service.respond(request, context, &scratch)
  }

  func respond(to error: WireError) -> Response { service.respond(to: error) }
  func timedOut() -> Response { service.timedOut() }
  func gaveUp() -> Response { service.gaveUp() }
  func overloaded() -> Response { service.overloaded() }
  func connectionOpened() { service.metrics.connectionOpened() }
  func connectionClosed() { service.metrics.connectionClosed() }
}
