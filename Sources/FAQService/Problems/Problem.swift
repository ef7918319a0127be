import HTTPWire
import JSON

/// Problem documents (RFC 9457).
enum Problem {
  static func response(_ error: ServiceError) -> Response {
    var json = JSONWriter()
    json.object {
      $0.pair("type", "about:blank")
      $0.pair("title", ProblemText.title(error.status))
      $0.pair("status", error.status)
      $0.pair("detail", ProblemText.detail(error))
      if case .badFields(let problems) = error {
        $0.objects("errors", problems) { json, problem in
          json.pair("field", problem.field)
          json.pair("detail", problem.detail)
        }
      }
    }
    return .fresh(.problem, json.bytes, status: error.status, fields: error.fields)
  }
}
