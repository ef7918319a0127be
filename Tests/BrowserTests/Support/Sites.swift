import Basics
import FAQConversation
import FAQKnowledge
import FAQMatching
import FAQService
import FoundationEssentials
import HTTPWire
import JournalRecords
import ShippedKnowledge

/// Services and pages that tests look at.
enum Sites {
  static let shipped = ShippedKnowledge.responder

  /// The service over the shipped knowledge; pages of every origin may use it.
  ///
  /// `journal`: where feedback goes; without one it is off. `time`: the moment at which all questions come.
  static func pandu(
    _ responder: Responder = shipped, journal: JournalSink? = nil, at time: WallTime? = nil,
    _ own: @escaping @Sendable (Request, Response?) -> Response? = { _, _ in nil }
  ) throws -> Site {
    var options = ServiceOptions()
    options.rateLimit = 0
    options.allowedOrigins = ["*"]
    options.journal = journal
    if let time { options.clock = { time } }
    return try Site(Service(responder, options), own)
  }

  /// A page of another origin that embeds the widget, with its own style and policy.
  static func host(
    _ pandu: Site, style: String = "", policy: String? = nil, page: HostPage = HostPage()
  ) throws -> Site {
    let page = page.html(pandu)
    return try Site { request, _ in
      switch request.head.target.path {
      case "/":
        var fields = [(name: "Content-Type", value: "text/html; charset=utf-8")]
        if let policy { fields.append((name: "Content-Security-Policy", value: policy)) }
        return Response(status: 200, fields: fields, body: Array(page.utf8))
      case "/style.css":
        return Response(status: 200, fields: [("Content-Type", "text/css")], body: Array(style.utf8))
      default: return nil
      }
    }
  }
}

extension Response {
  /// JSON of a test's own, for pages of all origins.
  static func made(_ status: Int, _ json: String, type: String = "application/json") -> Response {
    Response(
      status: status, fields: [("Content-Type", type), ("Access-Control-Allow-Origin", "*")],
      body: Array(json.utf8))
  }
}
