import Glibc

/// A port of this machine.
struct LoopbackAddress {
  var port: Int
  var family: Int32

  func connect(_ socket: Int32) -> Bool {
    if family == AF_INET6 {
      var address = sockaddr_in6()
      address.sin6_family = sa_family_t(AF_INET6)
      address.sin6_port = in_port_t(port).bigEndian
      address.sin6_addr = in6addr_loopback
      return connect(socket, &address)
    }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr = in_addr(s_addr: UInt32(0x7F00_0001).bigEndian)
    return connect(socket, &address)
  }

  private func connect<Form>(_ socket: Int32, _ address: inout Form) -> Bool {
    withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.connect(socket, $0, socklen_t(MemoryLayout<Form>.size)) == 0
      }
    }
  }
}
