/// Fields that keep browsers from doing with an answer what it is not for.
enum SecurityFields {
  /// `isShared`: whether pages of other origins may use the answers.
  static func all(isShared: Bool) -> [(name: String, value: String)] {
    [
      // A body is what its type says, even if it looks like a script.
      ("X-Content-Type-Options", "nosniff"),
      ("Referrer-Policy", "no-referrer"),
      // Opened as a page, an answer may load and run nothing, nor stand in a frame.
      (policyName, "default-src 'none'; frame-ancestors 'none'"),
      ("Cross-Origin-Resource-Policy", isShared ? "cross-origin" : "same-origin"),
    ]
  }

  static let policyName = "Content-Security-Policy"

  /// What the lookup page may load: its own files, and nothing that stands within the page itself.
  static func pagePolicy(frameAncestors: String) -> String {
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; "
      + "base-uri 'none'; form-action 'self'; frame-ancestors \(frameAncestors)"
  }
}
