import FAQJournal

/// The journal of `pandu serve`, from its flags.
enum ServeJournal {
  /// Milliseconds that the end of the program waits for the last lines to be written: 10,000, the grace period of requests.
  static let patience: Int32 = 10_000

  /// Whether the lines go to standard output, which then may hold nothing else.
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

  /// Closes the journal and waits until all lines are written.
  static func end(_ journal: Journal?) {
    guard let journal else { return }
    journal.close()
    _ = journal.waitForEnd(milliseconds: patience)
  }
}
