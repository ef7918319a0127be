import FAQEditor
import FAQService
import Glibc
import HTTPServing
import HTTPWire

/// `pandu edit`: the officer's desk in a browser.
enum EditCommand {
  static let command = Command(
    name: "edit", summary: .edit,
    strayWords: .flag("knowledge"),
    flags: [
      Flag(name: "host", value: .host(.address), example: "127.0.0.1", summary: .editHost),
      Flag(name: "port", value: .integer(.number, 0...65_535), example: "8090", summary: .editPort),
      Flag(name: "key-file", value: .text(.file), example: ExampleWord.key.text, summary: .editKeyFile),
      Flag(
        name: "allow-host", value: .hosts(.name), example: ExampleWord.host.text, summary: .editAllowHost,
        isRepeatable: true),
      Flag(name: "journal", value: .text(.file), example: ExampleWord.journal.text, summary: .editJournal),
      .at,
    ],
    run: { options throws(CommandError) in try run(options) })

  static func run(_ options: Options) throws(CommandError) -> ExitCode {
    let (access, isPrinted) = try EditAccess.read(options)
    let folders = try folders(options)
    // Every thread that is started from here on leaves the signals to this one.
    let signals = TerminationSignals()
    let store = DeskDisk.store(folders, journal: options["journal"], clock: Workspace.clock(options))
    DeskDisk.recover(folders)
    let desk = Desk(store, access)
    let server = try listen(desk, options)
    // The knowledge is read before the address is told, because its language is that of the telling.
    announce(server, isPrinted ? access.key : nil, words: ServiceLines(texts: .of(language: desk.prepare())))
    signals.wait()
    server.drain()
    signals.onNext { _exit(ExitCode.done.rawValue) }
    if !server.wait(milliseconds: 11_000) { _exit(ExitCode.done.rawValue) }
    return .done
  }

  /// The folders of `--knowledge`, without a slash at the end. Each must be there; the last one may be empty.
  private static func folders(_ options: Options) throws(CommandError) -> [String] {
    var folders: [String] = []
    for folder in Workspace.folders(options) {
      var path = folder
      while path.count > 1, path.hasSuffix("/") { path.removeLast() }
      guard DeskDisk.isFolder(path) else { throw .fileNotReadable(folder) }
      folders.append(path)
    }
    return folders
  }

  private static func listen(_ desk: Desk, _ options: Options) throws(CommandError) -> HTTPServer {
    var server = ServerOptions()
    server.host = options["host"] ?? "127.0.0.1"
    server.port = options.integer("port") ?? EditAccess.port
    // One officer: what each request needs is never needed by two at once.
    server.threads = 1
    server.limits.body = EditAccess.largestBody
    // A page with a large file may take a while over a slow line.
    server.bodyTimeout = .seconds(120)
    do {
      return try HTTPServer(DeskHandler(desk: desk), server)
    } catch {
      throw .edit(.cannotListen(error), right: nil)
    }
  }

  /// Prints the address, once connections to it are accepted. A key of a file is not printed.
  private static func announce(_ server: HTTPServer, _ key: Secret?, words: ServiceLines) {
    let host = server.host.contains(":") ? "[\(server.host)]" : server.host
    let address = "http://\(host):\(server.port)/"
    let door = key.map { address + "?key=" + $0.text } ?? address
    for line in words.editing(door, isByFile: key == nil) { Terminal.print(line) }
  }
}
