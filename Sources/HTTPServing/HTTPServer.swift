import Glibc
import HTTPWire
import LinuxIO
import LinuxIO

/// An HTTP/1.1 server: a thread for each core, each with its own sockets.
package final class HTTPServer: Sendable {
  private let mode: ServerMode
  private let loops: [RunningLoop]
  /// The address that it listens on: host in digits and port.
  package let host: String
  package let port: Int

  /// Listens and starts the threads.
  ///
  /// - Throws: what the system says when the address cannot be had, or no thread. Then nothing listens and nothing runs.
  package convenience init<Handler: RequestHandler>(_ handler: Handler, _ options: ServerOptions)
    throws(SocketError)
  {
    try self.init(handler, options, listen: Listener.init)
  }

  /// `listen`: opens a listening socket for each loop.
  init<Handler: RequestHandler>(
    _ handler: Handler, _ options: ServerOptions,
    listen: (_ wanted: Address, _ name: String) throws(SocketError) -> Listener
  ) throws(SocketError) {
    signal(SIGPIPE, SIG_IGN)
    let count = options.threads > 0 ? options.threads : max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    let name = "\(options.host):\(options.port)"
    var wanted = try Address.resolve(options.host, options.port)
    try Listener.demandFree(wanted, name: name)
    let mode = ServerMode()
    let memory = MemoryBudget(most: options.mostHeldBytes)
    let peers = PeerCounts(most: options.connectionsPerAddress)
    var loops: [RunningLoop] = []
    do throws(SocketError) {
      for number in 0..<count {
        let listener = try listen(wanted, name)
        // The first has picked the port; the others share it.
        if number == 0 { wanted = listener.address }
        let state = try SharedState(mode, memory, peers)
        loops.append(try HTTPServer.run(EventLoop(listener, handler, options, state, threads: count), state))
      }
    } catch {
      // Those that run already hold the port, and would answer for a server that there is not.
      HTTPServer.change(to: .ended, mode, loops)
      for loop in loops { _ = loop.wait(milliseconds: -1) }
      throw error
    }
    self.mode = mode
    self.loops = loops
    host = wanted.host
    port = wanted.port
  }

  /// Bytes that its connections hold.
  var heldBytes: Int { loops.first?.state.memory.heldBytes ?? 0 }

  private static func run<Handler: RequestHandler>(
    _ loop: consuming sending EventLoop<Handler>, _ state: SharedState
  ) throws(SocketError) -> RunningLoop {
    do throws(ThreadError) {
      return RunningLoop(state, try SystemThread(loop))
    } catch {
      throw SocketError(call: .thread, code: error.code, address: "")
    }
  }

  /// No new connections; requests at hand are answered, idle connections closed at once.
  package func drain() { HTTPServer.change(to: .draining, mode, loops) }

  /// Ends now.
  package func end() { HTTPServer.change(to: .ended, mode, loops) }

  private static func change(to value: ServerMode.Value, _ mode: ServerMode, _ loops: [RunningLoop]) {
    mode.change(to: value)
    for loop in loops { loop.state.wakeUp.signal() }
  }

  /// Waits until all threads have ended.
  ///
  /// - Parameter milliseconds: how long at most; the default is for ever. A request that is computed for too long holds
  ///   its thread up.
  /// - Returns: whether they have.
  @discardableResult
  package func wait(milliseconds: Int32 = -1) -> Bool {
    let until = MonotonicClock.now() + UInt64(max(0, milliseconds)) * 1_000_000
    for loop in loops {
      let now = MonotonicClock.now()
      let left = milliseconds < 0 ? -1 : now < until ? Int32((until - now) / 1_000_000 + 1) : 0
      guard loop.wait(milliseconds: left) else { return false }
    }
    return true
  }
}
