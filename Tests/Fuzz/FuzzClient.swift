import FAQConversation
import FAQKnowledge
import FAQMatching
@testable import FAQService
import HTTPWire
import JSON

/// Asks the service of the shipped knowledge, and holds its answers to what the wire wants of them.
struct FuzzClient: Sendable {
  let service: Service
  private var scratch: ServiceScratch

  /// Started beside the folder `knowledge`.
  init() {
    var options = ServiceOptions()
    options.rateLimit = 0
    options.allowedOrigins = ["https://lpse.example"]
    let loaded = KnowledgeLoader.load("knowledge")
    guard !loaded.base.entries.isEmpty else { fatalError("no knowledge here") }
    service = Service(Responder(loaded.base), options)
    scratch = service.makeScratch()
  }

  mutating func answer(_ request: Request) -> Response {
    let answer = service.respond(request, RequestContext(client: "192.0.2.1", now: 0), &scratch)
    guard let response = answer.response else { fatalError("an answer was promised without a journal") }
    return response
  }

  /// `method`: of the request.
  func check(_ response: Response, _ method: String) {
    var output: [UInt8] = []
    do {
      try ResponseEncoder.encode(
        response, date: HTTPDate.format(0), keepsAlive: true, omitsBody: method == "HEAD", into: &output)
    } catch {
      fatalError("\(error) in \(response)")
    }
    let hasBody = method != "HEAD"
    guard let (answer, length) = WireAnswer.parse(output, hasBody: hasBody), length == output.count,
      answer.status == response.status, !hasBody || answer.body == response.body
    else { fatalError("not read back: \(String(decoding: output, as: UTF8.self))") }
    guard response.status != 500 else { fatalError("500: \(answer.text)") }
    let type = response.fields.first { $0.name == "Content-Type" }?.value ?? ""
    guard type.contains("json") else { return }
    guard case .object? = try? JSONReader.read(response.body) else { fatalError("no object: \(answer.text)") }
  }
}
