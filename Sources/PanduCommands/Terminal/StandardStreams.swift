import Glibc

/// Descriptors 0, 1 and 2.
enum StandardStreams {
  /// Gives those a file that the program was started without. Otherwise the next file or connection that is opened would
  /// take the number, and be sent what is meant for people.
  ///
  /// Standard output gets one that cannot be written, because what is printed must not vanish in silence.
  static func fillGaps() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) < 0 {
      // The system gives the lowest free number, which is this one.
      _ = open("/dev/null", descriptor == STDERR_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
