import FAQJournal

/// The journal of `pandu serve`, from its flags.
enum ServeJournal {
  /// Milliseconds that a program which ends waits for its last lines to be written. The default is 10,000: as long as
  /// requests may go on.
  static let patience: Int32 = 10_000

  /// Whether the lines go to standard output, so that nothing else may.
  static func isOnStandardOutput(_ options: Options) -> Bool { options["journal"] == "-" }

  /// Nil without `--journal`.
  static func start(_ options: Options) throws(CommandError) -> Journal? {
    var limits = JournalLimits()
    if let bytes = options.integer("journal-max-bytes") { limits.fileBytes = bytes }
    guard let path = options["journal"] else { return nil }
    let isOutput = isOnStandardOutput(options)
    if isOutput { limits.fileBytes = 0 }
    do {
      return try Journal.start(isOutput ? .standardOutput : .file(path), limits)
    } catch {
      throw .cannotJournal(path, error)
    }
  }

  /// Ends when all that was taken is written.
  static func end(_ journal: Journal?) {
    guard let journal else { return }
    journal.close()
    _ = journal.waitForEnd(milliseconds: patience)
  }
}
