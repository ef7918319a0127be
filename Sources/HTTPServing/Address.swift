import Glibc

/// An IPv4 or IPv6 address with a port, in the system's own bytes.
struct Address: Sendable {
  var family: Int32
  var bytes: [UInt8]

  /// Resolves a name or a literal address; brackets around IPv6 are allowed.
  static func resolve(_ host: String, _ port: Int) throws(SocketError) -> Address {
    // Hints hold no pointer but null, the call reads them only, and its list is freed at the end of the function, once.
    var hints = unsafe addrinfo()
    unsafe hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    unsafe hints.ai_flags = AI_PASSIVE
    var list: UnsafeMutablePointer<addrinfo>?
    let name = host.hasPrefix("[") && host.hasSuffix("]") ? String(host.dropFirst().dropLast()) : host
    let code = unsafe getaddrinfo(name.isEmpty ? nil : name, String(port), &hints, &list)
    defer { if let made = unsafe list { unsafe freeaddrinfo(made) } }
    guard code == 0, let first = unsafe list?.pointee, let address = unsafe first.ai_addr else {
      throw SocketError(call: .resolve, code: code, address: host)
    }
    // The list lives until the function returns, and the address in it is as long as it says.
    let raw = unsafe UnsafeRawBufferPointer(start: address, count: Int(first.ai_addrlen))
    return unsafe Address(family: first.ai_family, bytes: Array(raw))
  }

  /// The address that a socket is bound to.
  static func local(_ socket: Int32) -> Address? {
    var code: Int32 = -1
    // The call writes at most as many bytes as the length says.
    let address = unsafe fill { code = unsafe getsockname(socket, $0, $1) }
    return code == 0 ? address : nil
  }

  /// The address that a call to the system writes.
  static func fill(
    _ call: (UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) -> Void
  ) -> Address {
    var storage = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    // The storage is made for addresses of any family, and begins as each of them does.
    unsafe withUnsafeMutablePointer(to: &storage) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { unsafe call($0, &length) }
    }
    // The bytes are copied before the closure returns.
    let bytes = unsafe withUnsafeBytes(of: &storage) { unsafe Array($0.prefix(Int(length))) }
    return Address(family: Int32(storage.ss_family), bytes: bytes)
  }

  func withSockaddr<Value>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Value) -> Value {
    var storage = sockaddr_storage()
    // No more bytes are copied than the storage has.
    unsafe withUnsafeMutableBytes(of: &storage) { unsafe $0.copyBytes(from: bytes.prefix($0.count)) }
    // The storage is made for addresses of any family, and lives until the body returns.
    return unsafe withUnsafePointer(to: &storage) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe body($0, socklen_t(bytes.count))
      }
    }
  }

  var port: Int { bytes.count >= 4 ? Int(bytes[2]) << 8 | Int(bytes[3]) : 0 }

  /// The host in digits, without brackets.
  var host: String {
    var text = [CChar](repeating: 0, count: Int(NI_MAXHOST))
    // The room is as long as the count says, and the name in it ends with a zero byte.
    let code = unsafe withSockaddr {
      unsafe getnameinfo($0, $1, &text, socklen_t(text.count), nil, 0, NI_NUMERICHOST)
    }
    guard code == 0 else { return "?" }
    return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
