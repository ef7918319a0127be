import FAQJournal
import FAQService
import FolderWatching
import Glibc
import HTTPServing
import SystemThreads

/// `pandu serve`: the HTTP endpoint.
enum ServeCommand {
  static func run(_ options: Options) throws(CommandError) -> ExitCode {
    let serverOptions = try serverOptions(options)
    var serviceOptions = try serviceOptions(options)
    // From here on these signals wait, for the threads that are started later, too.
    RepeatedSignal.hold(SIGHUP)
    RepeatedSignal.hold(SIGUSR1)
    let folder = Workspace.folder(options)
    // Watched first and read then: no edit falls between.
    let watch = FolderWatch(options.has("no-watch") ? nil : folder) {
      Terminal.log(ReloadWords.unwatched(folder, $0))
    }
    let responder = try Workspace.open(options).responder
    // Every thread that is started from here on leaves the signals to this one.
    let signals = TerminationSignals()
    let journal = try ServeJournal.start(options)
    RepeatedSignal.on(SIGUSR1) { journal?.rotate() }
    serviceOptions.journal = journal?.sink
    let service = Service(responder, serviceOptions)
    let reloader = KnowledgeReloader(folder: folder, service: service)
    let server: HTTPServer
    do {
      server = try HTTPServer(ServiceHandler(service: service), serverOptions)
    } catch {
      throw .cannotServe(error)
    }
    let watching: WatchThread
    do {
      watching = try watch.start { reloader.reload() }
    } catch {
      throw .cannotReload(error)
    }
    RepeatedSignal.on(SIGHUP) { watching.demand() }
    let host = server.host.contains(":") ? "[\(server.host)]" : server.host
    let ready = CommandWords.serving("http://\(host):\(server.port)/")
    if ServeJournal.isOnStandardOutput(options) { Terminal.error(ready) } else { Terminal.print(ready) }
    signals.wait()
    watching.stop()
    server.drain()
    // A second signal ends at once.
    signals.onNext {
      server.end()
      journal?.abandon()
    }
    server.wait()
    ServeJournal.end(journal)
    watching.join()
    return .done
  }

  private static func serverOptions(_ options: Options) throws(CommandError) -> ServerOptions {
    var server = ServerOptions()
    if let host = options["host"] { server.host = host }
    if let port = try options.number("port") {
      guard port <= 65_535, port.rounded() == port else { throw .badNumber("port", options["port"] ?? "") }
      server.port = Int(port)
    }
    return server
  }

  private static func serviceOptions(_ options: Options) throws(CommandError) -> ServiceOptions {
    var service = ServiceOptions()
    if let origins = options["allow-origin"] {
      service.allowedOrigins = origins.split(separator: ",").map(String.init)
    }
    if let limit = try options.number("rate-limit") { service.rateLimit = Int(min(limit, 1_000_000)) }
    service.trustsProxy = options.has("trust-proxy")
    service.hasRestChannel = !options.has("no-rest-channel")
    return service
  }
}

/// SIGTERM and SIGINT, taken one after the other by a thread that waits for them.
struct TerminationSignals: Sendable {
  private let set: sigset_t

  init() {
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, SIGTERM)
    sigaddset(&set, SIGINT)
    pthread_sigmask(SIG_BLOCK, &set, nil)
    self.set = set
  }

  /// Waits for the next of them.
  func wait() {
    var set = set
    var number: Int32 = 0
    while sigwait(&set, &number) != 0 {}
  }

  /// Calls `body` when the next of them comes, on a thread of its own.
  func onNext(_ body: @escaping @Sendable () -> Void) {
    try? SystemThread.detached {
      wait()
      body()
    }
  }
}
