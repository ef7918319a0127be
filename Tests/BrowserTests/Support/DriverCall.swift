import Foundation
import Glibc

/// One HTTP exchange with chromedriver on loopback.
///
/// Not URLSession, for that of Linux refuses fields without a space behind the colon, which is how chromedriver writes
/// its own.
struct DriverCall {
  enum Failure: Error { case notConnected, silent, noLength }

  /// Seconds after which a browser that says nothing is taken for hung.
  private static let patience = 120

  /// The body of the answer.
  static func send(_ method: String, _ path: String, port: Int, _ body: Data) throws -> Data {
    let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard socket >= 0 else { throw Failure.notConnected }
    defer { close(socket) }
    var limit = timeval(tv_sec: patience, tv_usec: 0)
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    guard connect(socket, port) else { throw Failure.notConnected }
    let head = "\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: \(body.count)\r\n\r\n"
    write(socket, Array(head.utf8) + body)
    return try read(socket)
  }

  private static func write(_ socket: Int32, _ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      if count <= 0 { return }
      rest = rest.dropFirst(count)
    }
  }

  private static func read(_ socket: Int32) throws -> Data {
    var said = Data()
    var wanted: Int?
    var room = [UInt8](repeating: 0, count: 1 << 16)
    while wanted.map({ said.count < $0 }) ?? true {
      let count = recv(socket, &room, room.count, 0)
      guard count > 0 else { throw Failure.silent }
      said += room.prefix(count)
      guard wanted == nil, let end = said.firstRange(of: Data("\r\n\r\n".utf8)) else { continue }
      let head = String(decoding: said[..<end.lowerBound], as: UTF8.self).lowercased()
      guard let length = head.firstMatch(of: /content-length: ?(\d+)/).flatMap({ Int($0.1) }) else {
        throw Failure.noLength
      }
      said = said[end.upperBound...]
      wanted = length
    }
    return said
  }

  private static func connect(_ socket: Int32, _ port: Int) -> Bool {
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
