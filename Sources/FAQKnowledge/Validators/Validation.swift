/// Runs every validator over a loaded base.
enum Validation {
  /// Each looks at one thing and finds all of it.
  static let validators: [@Sendable (KnowledgeBase) -> [Diagnostic]] = [
    Completeness.check, References.check, Duplicates.check, GuidedChecks.check,
  ]

  static func run(_ base: KnowledgeBase) -> [Diagnostic] { validators.flatMap { $0(base) } }
}
