import Glibc

/// A port of this machine.
struct LoopbackAddress {
  var port: Int
  var family: Int32
  /// The last byte of an IPv4 address: all of 127.0.0.0/8 are this machine.
  var host: UInt8 = 1

  func connect(_ socket: Int32) -> Bool { call(Glibc.connect, socket) }

  func bind(_ socket: Int32) -> Bool { call(Glibc.bind, socket) }

  private typealias Call = (Int32, UnsafePointer<sockaddr>, socklen_t) -> Int32

  private func call(_ call: Call, _ socket: Int32) -> Bool {
    if family == AF_INET6 {
      var address = sockaddr_in6()
      address.sin6_family = sa_family_t(AF_INET6)
      address.sin6_port = in_port_t(port).bigEndian
      address.sin6_addr = in6addr_loopback
      return self.call(call, socket, &address)
    }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr = in_addr(s_addr: (UInt32(0x7F00_0000) | UInt32(host)).bigEndian)
    return self.call(call, socket, &address)
  }

  private func call<Form>(_ call: Call, _ socket: Int32, _ address: inout Form) -> Bool {
    withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        call(socket, $0, socklen_t(MemoryLayout<Form>.size)) == 0
      }
    }
  }
}
