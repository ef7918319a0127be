import Glibc

/// How many files another program may have open, changed while it runs (prlimit(2), which Swift's module of glibc lacks).
struct DescriptorLimit {
  struct NotThere: Error { var code: Int32 }

  private typealias Call =
    @convention(c) (
      pid_t, Int32, UnsafePointer<rlimit>?, UnsafeMutablePointer<rlimit>?
    ) -> Int32
  /// `RLIMIT_NOFILE`, which is an enumeration to Swift.
  private static let resource: Int32 = 7

  private let process: pid_t
  private let call: Call
  private let usual: rlimit

  init(of process: pid_t) throws {
    guard let symbol = dlsym(nil, "prlimit") else { throw NotThere(code: ENOSYS) }
    self.process = process
    call = unsafeBitCast(symbol, to: Call.self)
    var limit = rlimit()
    guard call(process, DescriptorLimit.resource, nil, &limit) == 0 else { throw NotThere(code: errno) }
    usual = limit
  }

  /// Lets the program open nothing more; what it has open stays so.
  func close() throws { try set(rlimit(rlim_cur: 0, rlim_max: usual.rlim_max)) }

  /// Lets it open as many as before.
  func open() throws { try set(usual) }

  private func set(_ limit: rlimit) throws {
    var limit = limit
    guard call(process, DescriptorLimit.resource, &limit, nil) == 0 else { throw NotThere(code: errno) }
  }
}
