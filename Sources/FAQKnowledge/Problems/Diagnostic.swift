/// A problem of a knowledge file, as facts; ``DiagnosticRenderer`` puts it into words.
package struct Diagnostic: Sendable, Equatable {
  package enum Severity: String, Sendable { case error, warning }
  package var severity: Severity
  package var location: SourceLocation
  package var problem: Problem

  package init(_ severity: Severity, _ location: SourceLocation, _ problem: Problem) {
    self.severity = severity
    self.location = location
    self.problem = problem
  }
}

/// What can be wrong with a knowledge folder.
package enum Problem: Sendable, Equatable {
  // Files
  case folderMissing, notAFolder, noEntries, unreadable(FileError), tooLarge(bytes: Int, limit: Int),
    tooManyFiles(limit: Int)
  case folderTooDeep, notUTF8(offset: Int), badID(String)
  // Shape
  case notKeyValue(String), frontMatterNotClosed, fenceNotClosed
  case tooManyKeys(limit: Int), unknownKey(String, nearest: String?), duplicateKey(
    String, first: SourceLocation)
  /// A key of the front matter of `basis.md`, in a file of the folder `basis/`.
  case keyOutsideBasis(String)
  case noTitle, secondTitle(first: SourceLocation)
  case unknownSection(String, nearest: String?), duplicateSection(String, first: SourceLocation)
  case missingField(String, of: String), badNumber(String), unknownKind(String, nearest: String?), notAChoice(
    String)
  case notALink(Contact.Kind, String)
  case notASynonym(String), unknownPhrase(String, nearest: String?)
  /// A name in braces that a phrase has no value for, and those that it has.
  case unknownPlace(String, of: String, known: [String])
  case notACodeMeaning(String), badMailCode(String), duplicateCode(first: SourceLocation)
  // Content
  case noAnswer, noWordings, noSource, noContact, noCategoryFile(String)
  case duplicateID(String, first: SourceLocation)
  case unknownReference(Reference, String, nearest: String?)
  case duplicateWording(String, first: SourceLocation, owner: String)
  case duplicateVariant(String, of: String, first: String)
  case rule(text: String, RuleError)
  /// The patterns of all rules up to this one have more states than all of a base may have.
  case patternsTooLarge(states: Int, limit: Int)
  case placeholderWithoutField(String), fieldWithoutPlaceholder(String), letterWithoutFields
  case unknownFieldRule(String, nearest: String?), tooManyFields(limit: Int), letterWithoutRecipient
  case check(CheckProblem)
  // Matching
  case wordingMisses(String, owner: String, reached: String?)
  case counterexampleHits(String, owner: String)

  package enum Reference: Sendable, Equatable { case contact, source, entry, audience, language, detail }
}
