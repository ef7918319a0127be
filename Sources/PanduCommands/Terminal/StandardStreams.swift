import Glibc

/// Descriptors 0, 1 and 2.
enum StandardStreams {
  /// Opens `/dev/null` for each stream that the program was started without. Otherwise the next file or connection would get
  /// its number, and be sent what is printed.
  ///
  /// Standard output is opened for reading only, because printed answers must not vanish silently.
  static func fillGaps() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) < 0 {
      // The system gives the lowest free number, which is this one.
      // The system reads the path until its zero byte, while the call lasts.
      _ = unsafe open("/dev/null", descriptor == STDERR_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
