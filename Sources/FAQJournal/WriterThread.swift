import Glibc

/// The system thread that a writer runs on.
enum WriterThread {
  static func start(_ journal: Journal, _ writer: consuming sending JournalWriter) throws(JournalError) {
    let work = Work(journal, writer)
    var thread = pthread_t()
    let code = pthread_create(
      &thread, nil,
      { argument in
        guard let argument else { return nil }
        Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().run()
        return nil
      }, Unmanaged.passRetained(work).toOpaque())
    guard code == 0 else { throw JournalError(.thread, code) }
    // Its end is told by the journal.
    pthread_detach(thread)
  }

  private final class Work {
    private let journal: Journal
    private var writer: JournalWriter

    init(_ journal: Journal, _ writer: consuming JournalWriter) {
      self.journal = journal
      self.writer = writer
    }

    func run() {
      writer.run()
      journal.end()
    }
  }
}
