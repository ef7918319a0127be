import FAQJournal
import Glibc

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
    if let bytes = try options.number("journal-max-bytes") { limits.fileBytes = Int(min(bytes, 1e15)) }
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

/// A signal that means something to do, and never the end: taken again and again on a thread of its own.
enum RepeatedSignal {
  /// The signal must be held already: see ``hold(_:)``.
  static func on(_ number: Int32, _ body: @escaping @Sendable () -> Void) {
    let listener = Listener(number, body)
    var thread = pthread_t()
    _ = pthread_create(
      &thread, nil,
      { argument in
        guard let argument else { return nil }
        Unmanaged<Listener>.fromOpaque(argument).takeRetainedValue().listen()
        return nil
      }, Unmanaged.passRetained(listener).toOpaque())
  }

  /// Keeps the signal from ending the program; called before any other thread is started, for they inherit it.
  static func hold(_ number: Int32) {
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, number)
    pthread_sigmask(SIG_BLOCK, &set, nil)
  }

  private final class Listener: Sendable {
    private let number: Int32
    private let body: @Sendable () -> Void

    init(_ number: Int32, _ body: @escaping @Sendable () -> Void) {
      self.number = number
      self.body = body
    }

    func listen() {
      var set = sigset_t()
      sigemptyset(&set)
      sigaddset(&set, number)
      while true {
        var taken: Int32 = 0
        if sigwait(&set, &taken) == 0 { body() }
      }
    }
  }
}
