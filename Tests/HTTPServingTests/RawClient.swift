import Glibc
import HTTPServing

/// A client that sends bytes as they are given and reads until the peer closes, or until enough has come.
final class RawClient {
  let socket: Int32

  init?(port: Int, family: Int32 = AF_INET) {
    socket = Glibc.socket(family, Int32(SOCK_STREAM.rawValue), 0)
    guard socket >= 0 else { return nil }
    var limit = timeval(tv_sec: 20, tv_usec: 0)
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    guard RawClient.connect(socket, port, family) else { return nil }
  }

  deinit { close(socket) }

  func send(_ text: String) { send(Array(text.utf8)) }

  func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      if count <= 0 { return }
      rest = rest.dropFirst(count)
    }
  }

  func finishSending() { shutdown(socket, Int32(SHUT_WR)) }

  /// Reads until `isEnough` says so, the peer closes, or nothing comes for twenty seconds.
  func read(until isEnough: (String) -> Bool = { _ in false }) -> String {
    var bytes: [UInt8] = []
    var room = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = recv(socket, &room, room.count, 0)
      if count <= 0 { break }
      bytes += room.prefix(count)
      if isEnough(String(decoding: bytes, as: UTF8.self)) { break }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func connect(_ socket: Int32, _ port: Int, _ family: Int32) -> Bool {
    if family == AF_INET6 {
      var address = sockaddr_in6()
      address.sin6_family = sa_family_t(AF_INET6)
      address.sin6_port = in_port_t(port).bigEndian
      address.sin6_addr = in6addr_loopback
      return withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          Glibc.connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in6>.size)) == 0
        }
      }
    }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr = in_addr(s_addr: UInt32(0x7F00_0001).bigEndian)
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
  }
}

/// A server for one test, ended with it.
final class TestServer {
  let server: HTTPServer
  let handler = EchoHandler()

  init(_ change: (inout ServerOptions) -> Void = { _ in }) throws {
    var options = ServerOptions()
    options.port = 0
    options.threads = 2
    change(&options)
    server = try HTTPServer(handler, options)
  }

  var port: Int { server.port }

  func client() throws -> RawClient {
    struct NotConnected: Error {}
    guard let client = RawClient(port: port) else { throw NotConnected() }
    return client
  }

  deinit {
    server.end()
    server.wait()
  }
}
