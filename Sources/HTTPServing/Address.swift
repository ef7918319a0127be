import Glibc

/// An IPv4 or IPv6 address with a port, in the system's own bytes.
struct Address: Sendable {
  var family: Int32
  var bytes: [UInt8]

  /// Resolves a name or a literal address; brackets around IPv6 are allowed.
  static func resolve(_ host: String, _ port: Int) throws(SocketError) -> Address {
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    hints.ai_flags = AI_PASSIVE
    var list: UnsafeMutablePointer<addrinfo>?
    let name = host.hasPrefix("[") && host.hasSuffix("]") ? String(host.dropFirst().dropLast()) : host
    let code = getaddrinfo(name.isEmpty ? nil : name, String(port), &hints, &list)
    defer { if let list { freeaddrinfo(list) } }
    guard code == 0, let first = list?.pointee, let address = first.ai_addr else {
      throw SocketError(call: .resolve, code: code, address: host)
    }
    let raw = UnsafeRawBufferPointer(start: address, count: Int(first.ai_addrlen))
    return Address(family: first.ai_family, bytes: Array(raw))
  }

  /// The address that a socket is bound to.
  static func local(_ socket: Int32) -> Address? {
    var code: Int32 = -1
    let address = fill { code = getsockname(socket, $0, $1) }
    return code == 0 ? address : nil
  }

  /// The address that a call to the system writes.
  static func fill(
    _ call: (UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) -> Void
  ) -> Address {
    var storage = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    withUnsafeMutablePointer(to: &storage) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { call($0, &length) }
    }
    let bytes = withUnsafeBytes(of: &storage) { Array($0.prefix(Int(length))) }
    return Address(family: Int32(storage.ss_family), bytes: bytes)
  }

  func withSockaddr<Value>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Value) -> Value {
    var storage = sockaddr_storage()
    withUnsafeMutableBytes(of: &storage) { $0.copyBytes(from: bytes.prefix($0.count)) }
    return withUnsafePointer(to: &storage) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(bytes.count)) }
    }
  }

  var port: Int { bytes.count >= 4 ? Int(bytes[2]) << 8 | Int(bytes[3]) : 0 }

  /// The host in digits, without brackets.
  var host: String {
    var text = [CChar](repeating: 0, count: Int(NI_MAXHOST))
    let code = withSockaddr { getnameinfo($0, $1, &text, socklen_t(text.count), nil, 0, NI_NUMERICHOST) }
    guard code == 0 else { return "?" }
    return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
