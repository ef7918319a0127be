/// Fields of every response: what browsers may do with a page of the desk.
enum DeskFields {
  static let all: [(name: String, value: String)] = [
    ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "same-origin"),
    ("X-Frame-Options", "DENY"), ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    (
      "Content-Security-Policy",
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; "
        + "form-action 'self'; frame-ancestors 'none'; base-uri 'none'"
    ),
  ]
}
