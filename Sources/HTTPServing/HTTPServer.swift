import Glibc
import HTTPWire
import Synchronization
import SystemThreads

/// An HTTP/1.1 server: a thread for each core, each with its own sockets.
package final class HTTPServer: Sendable {
  private let mode = ServerMode()
  private let states: [SharedState]
  private let threads: Mutex<[SystemThread]>
  /// Where it listens: host in digits and port.
  package let host: String
  package let port: Int

  /// Listens and starts the threads.
  ///
  /// - Throws: what the system says when the address cannot be had.
  package init<Answerer: Handler>(_ handler: Answerer, _ options: ServerOptions) throws(SocketError) {
    signal(SIGPIPE, SIG_IGN)
    let count = options.threads > 0 ? options.threads : max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    let name = "\(options.host):\(options.port)"
    var wanted = try Address.resolve(options.host, options.port)
    try Listener.demandFree(wanted, name: name)
    var states: [SharedState] = []
    var threads: [SystemThread] = []
    for number in 0..<count {
      let listener = try Listener(wanted, name: name)
      // The first has picked the port; the others share it.
      if number == 0 { wanted = listener.address }
      let state = try SharedState(mode)
      let loop = try EventLoop(listener, handler, options, state, threads: count)
      states.append(state)
      do throws(ThreadError) {
        threads.append(try SystemThread(loop))
      } catch {
        throw SocketError(call: .thread, code: error.code, address: "")
      }
    }
    self.states = states
    self.threads = Mutex(threads)
    host = wanted.host
    port = wanted.port
  }

  /// No new connections; requests at hand are answered, idle connections closed at once.
  package func drain() { change(to: .draining) }

  /// Ends now.
  package func end() { change(to: .ended) }

  private func change(to value: ServerMode.Value) {
    mode.change(to: value)
    for state in states { state.wakeUp.signal() }
  }

  /// Waits until all threads have ended.
  package func wait() {
    let all = threads.withLock { threads in
      defer { threads = [] }
      return threads
    }
    for thread in all { thread.join() }
  }
}
