import Glibc
import LinuxIO

/// A listening socket. Each loop has one of its own on the same port, and the system deals connections out to them.
final class Listener {
  /// Connections that may wait to be accepted.
  static let backlog: Int32 = 1_024

  let descriptor: Descriptor
  let address: Address

  enum Accepted {
    case connection(Int32, Address)
    /// Nobody waits.
    case none
    /// The process or the system has no descriptors left (EMFILE, ENFILE), or no memory: try later.
    case exhausted
  }

  init(_ wanted: Address, name: String) throws(SocketError) {
    let socket = Glibc.socket(wanted.family, Int32(SOCK_STREAM.rawValue), 0)
    guard socket >= 0 else { throw SocketError(call: .socket, code: errno, address: name) }
    // Should one of the calls below fail, this closes the socket on the way out.
    let made = Descriptor(socket)
    SystemCall.setNonBlocking(socket)
    SystemCall.set(socket, SOL_SOCKET, SO_REUSEADDR, 1)
    SystemCall.set(socket, SOL_SOCKET, SO_REUSEPORT, 1)
    // The address lives until the call returns, and the length that the call gets is that of the address.
    guard unsafe wanted.withSockaddr({ unsafe bind(socket, $0, $1) }) == 0 else {
      throw SocketError(call: .bind, code: errno, address: name)
    }
    guard listen(socket, Listener.backlog) == 0 else {
      throw SocketError(call: .listen, code: errno, address: name)
    }
    address = Address.local(socket) ?? wanted
    descriptor = made
  }

  /// Fails when another program listens there: sockets that share a port would share it with that one, too.
  static func demandFree(_ wanted: Address, name: String) throws(SocketError) {
    let socket = Glibc.socket(wanted.family, Int32(SOCK_STREAM.rawValue), 0)
    guard socket >= 0 else { throw SocketError(call: .socket, code: errno, address: name) }
    let made = Descriptor(socket)
    // Connections of a program that has just ended are in nobody's way.
    SystemCall.set(made.number, SOL_SOCKET, SO_REUSEADDR, 1)
    // The address lives until the call returns, and the length that the call gets is that of the address.
    guard unsafe wanted.withSockaddr({ unsafe bind(made.number, $0, $1) }) == 0 else {
      throw SocketError(call: .bind, code: errno, address: name)
    }
  }

  /// The next connection, ready for use. One that was given up while it waited (ECONNABORTED) is passed over.
  func accept() -> Accepted {
    while true {
      var socket: Int32 = -1
      // The call writes at most as many bytes as the length says.
      let peer = unsafe Address.fill { socket = unsafe Glibc.accept(descriptor.number, $0, $1) }
      if socket >= 0 {
        SystemCall.setNonBlocking(socket)
        // Head and body go out in one piece; waiting for more (Nagle) would only cost the client 40 ms.
        SystemCall.set(socket, Int32(IPPROTO_TCP), TCP_NODELAY, 1)
        return .connection(socket, peer)
      }
      switch errno {
      case EINTR, ECONNABORTED, EPROTO, EPERM: continue
      case EMFILE, ENFILE, ENOBUFS, ENOMEM: return .exhausted
      default: return .none
      }
    }
  }
}
