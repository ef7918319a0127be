import Glibc

package enum LoopbackIPv6 {
  /// Whether this machine has a loopback address of IPv6; many containers have none.
  package static let isThere: Bool = {
    let socket = Glibc.socket(AF_INET6, Int32(SOCK_DGRAM.rawValue), 0)
    defer { close(socket) }
    // Nothing is sent: the system only looks whether there is a way.
    return socket >= 0 && LoopbackAddress(port: 9, family: AF_INET6).connect(socket)
  }()
}
