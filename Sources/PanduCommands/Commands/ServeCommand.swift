import FAQConversation
import FAQJournal
import FAQService
import FolderWatching
import Glibc
import HTTPServing

/// `pandu serve`: the HTTP endpoint.
enum ServeCommand {
  static func run(_ options: Options) throws(CommandError) -> ExitCode {
    let serverOptions = serverOptions(options)
    var serviceOptions = serviceOptions(options)
    serviceOptions.telegram = try TelegramFile.read(options)
    // Blocked before any thread is started, because threads inherit the mask.
    RepeatedSignal.hold(SIGHUP)
    RepeatedSignal.hold(SIGUSR1)
    let folders = Workspace.folders(options)
    // Watched before the folders are read, so that no edit is missed.
    let watch = FolderWatch(options.has("no-watch") ? [] : folders) {
      Terminal.error(ReloadLines.unwatched(folders, $0))
    }
    let responder = try Workspace.open(options).responder
    do throws(CommandError) {
      return try serve(responder, watch, options, server: serverOptions, service: serviceOptions)
    } catch {
      throw error.worded(in: responder.base)
    }
  }

  private static func serve(
    _ responder: Responder, _ watch: consuming FolderWatch, _ options: Options,
    server serverOptions: ServerOptions, service settings: ServiceOptions
  ) throws(CommandError) -> ExitCode {
    // Every thread that is started from here on leaves the signals to this one.
    let signals = TerminationSignals()
    let journal = try ServeJournal.start(options)
    RepeatedSignal.on(SIGUSR1) { journal?.rotate() }
    var serviceOptions = settings
    serviceOptions.journal = journal?.sink
    let service = Service(responder, serviceOptions)
    let server = try listen(service, serverOptions)
    let watching = try start(watch, KnowledgeReloader(folders: Workspace.folders(options), service: service))
    RepeatedSignal.on(SIGHUP, watching.demand)
    announce(server, service, options, words: ServiceLines(texts: .of(responder.base)))
    signals.wait()
    watching.stop()
    server.drain()
    // A second signal ends the program at once, even in the middle of a computation or a write.
    signals.onNext { _exit(ExitCode.done.rawValue) }
    // The end does not wait for a request that takes longer than the grace period.
    let hasEnded = server.wait(milliseconds: Int32(serverOptions.gracePeriod.components.seconds + 1) * 1_000)
    ServeJournal.end(journal)
    if !hasEnded { _exit(ExitCode.done.rawValue) }
    watching.join()
    return .done
  }

  private static func listen(_ service: Service, _ options: ServerOptions) throws(CommandError) -> HTTPServer
  {
    do {
      return try HTTPServer(ServiceHandler(service: service), options)
    } catch {
      throw .cannotServe(error)
    }
  }

  private static func start(_ watch: consuming FolderWatch, _ reloader: KnowledgeReloader)
    throws(CommandError)
    -> WatchThread
  {
    do {
      return try watch.start { reloader.reload() }
    } catch {
      throw .cannotReload(error)
    }
  }

  /// Prints the addresses of the service and of its widget, once connections to it are accepted.
  private static func announce(
    _ server: HTTPServer, _ service: Service, _ options: Options, words: ServiceLines
  ) {
    let host = server.host.contains(":") ? "[\(server.host)]" : server.host
    let address = "http://\(host):\(server.port)"
    for line in [words.serving(address + "/"), words.widget(address + service.widgetPath)] {
      if ServeJournal.isOnStandardOutput(options) { Terminal.error(line) } else { Terminal.print(line) }
    }
  }

  private static func serverOptions(_ options: Options) -> ServerOptions {
    var server = ServerOptions()
    if let host = options["host"] { server.host = host }
    if let port = options.integer("port") { server.port = port }
    if let most = options.integer("connections-per-address") {
      server.connectionsPerAddress = most
    } else if options.has("trust-proxy") {
      // All connections come from the proxy, so that a limit per address would limit all users together.
      server.connectionsPerAddress = 0
    }
    return server
  }

  private static func serviceOptions(_ options: Options) -> ServiceOptions {
    var service = ServiceOptions()
    service.allowedOrigins = options.origins("allow-origin")
    if let limit = options.integer("rate-limit") { service.rateLimit = limit }
    service.allowedHosts = options.hosts("allow-host")
    service.trustsProxy = options.has("trust-proxy")
    service.hasRestChannel = !options.has("no-rest-channel")
    let clock = Workspace.clock(options)
    service.clock = { clock() }
    return service
  }
}
