/// Fields that limit what browsers may do with a response.
enum SecurityFields {
  /// The fields of every response.
  ///
  /// - Parameter isShared: whether pages of other origins may use the responses.
  /// - Returns: the fields.
  static func all(isShared: Bool) -> [(name: String, value: String)] {
    [
      // Keeps browsers from guessing a type from the body.
      ("X-Content-Type-Options", "nosniff"),
      ("Referrer-Policy", "no-referrer"),
      // A response that is opened as a page may load and run nothing, and may not be framed.
      (policyName, "default-src 'none'; frame-ancestors 'none'"),
      ("Cross-Origin-Resource-Policy", isShared ? "cross-origin" : "same-origin"),
    ]
  }

  static let policyName = "Content-Security-Policy"

  /// The policy of the lookup page: it may load its own files, and run no inline script or style.
  static func pagePolicy(frameAncestors: String) -> String {
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; "
      + "base-uri 'none'; form-action 'self'; frame-ancestors \(frameAncestors)"
  }
}
