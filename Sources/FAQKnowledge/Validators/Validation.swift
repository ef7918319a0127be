/// Runs every validator over a loaded base: do its entries fit each other?
package enum Validation {
  /// Each looks at one thing and finds all of it.
  static let validators: [@Sendable (KnowledgeBase) -> [Diagnostic]] = [
    Completeness.check, References.check, Duplicates.check, GuidedChecks.check,
  ]

  /// The errors that keep a program from starting and an edit from going live, in the order of their places: an answer
  /// that says nothing, a reference that leads nowhere, two entries of one id. A wording that two entries have is an error
  /// of `check` only, because each of them can be answered.
  package static func blocking(_ base: KnowledgeBase) -> [Diagnostic] {
    let all =
      Completeness.check(base) + References.check(base) + Duplicates.repeatedIDs(base)
      + GuidedChecks.check(base)
    return all.filter { $0.severity == .error }.sorted { $0.location < $1.location }
  }

  /// All that is wrong, validator by validator.
  package static func run(_ base: KnowledgeBase) -> [Diagnostic] { validators.flatMap { $0(base) } }
}
