/// A problem of a knowledge file, as facts; ``DiagnosticRenderer`` puts it into words.
package struct Diagnostic: Sendable, Equatable {
  package enum Severity: String, Sendable {
    case error, warning
    /// Nothing is wrong: what `check` tells of folders that lie over one another.
    case note
  }
  package var severity: Severity
  package var location: SourceLocation
  package var problem: Problem

  package init(_ severity: Severity, _ location: SourceLocation, _ problem: Problem) {
    self.severity = severity
    self.location = location
    self.problem = problem
  }
}
