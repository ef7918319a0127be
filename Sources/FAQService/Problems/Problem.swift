import HTTPWire

/// Problem documents (RFC 9457).
enum Problem {
  static func response(_ error: ServiceError) -> Response {
    var json = JSONWriter()
    json.object {
      $0.pair("type", "about:blank")
      $0.pair("title", ProblemWords.title(error.status))
      $0.key("status")
      $0.integer(error.status)
      $0.pair("detail", ProblemWords.detail(error))
      if case .badFields(let problems) = error {
        $0.key("errors")
        $0.array(problems) { json, problem in
          json.object {
            $0.pair("field", problem.field)
            $0.pair("detail", problem.detail)
          }
        }
      }
    }
    return Response(
      status: error.status,
      fields: [("Content-Type", MediaType.problem.rawValue), ("Cache-Control", "no-store")] + error.fields,
      body: json.bytes)
  }
}
