import Glibc

/// A file descriptor that is closed exactly once: when its owner lets go of it.
package struct Descriptor: ~Copyable {
  package let number: Int32

  package init(_ number: Int32) { self.number = number }

  deinit { close(number) }
}
