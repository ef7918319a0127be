/// Runs every validator over a loaded base: do its entries fit each other?
package enum Validation {
  /// Each looks at one thing and finds all of it.
  static let validators: [@Sendable (KnowledgeBase) -> [Diagnostic]] = [
    Completeness.check, References.check, Duplicates.check, GuidedChecks.check,
  ]

  /// All that is wrong, validator by validator.
  package static func run(_ base: KnowledgeBase) -> [Diagnostic] { validators.flatMap { $0(base) } }
}
