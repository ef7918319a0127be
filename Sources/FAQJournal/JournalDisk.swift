/// The calls to the system that the journal needs, each in a closure, so that disks can be full, slow or broken in tests.
package struct JournalDisk: Sendable {
  /// A file that is open for appending.
  package struct Opened: Sendable, Equatable {
    package var descriptor: Int32
    /// In bytes.
    package var size: Int
    /// Whether its last line has no newline.
    package var isTorn: Bool

    package init(descriptor: Int32, size: Int, isTorn: Bool) {
      self.descriptor = descriptor
      self.size = size
      self.isTorn = isTorn
    }
  }

  /// Opens the file, or makes it. It is locked: no other program writes to it meanwhile.
  package var open: @Sendable () throws(JournalError) -> Opened
  /// Writes some of the bytes to the end, and gives how many.
  package var write: @Sendable (Int32, ArraySlice<UInt8>) throws(JournalError) -> Int
  /// Waits until all that was written is on disk.
  package var sync: @Sendable (Int32) throws(JournalError) -> Void
  /// Cuts so many bytes off the end.
  package var cut: @Sendable (Int32, Int) throws(JournalError) -> Void
  /// Whether the name of the file means another file by now, or none.
  package var isMoved: @Sendable (Int32) -> Bool
  /// Gives the file a name with this stamp in it, over no other file.
  package var putAside: @Sendable (String) throws(JournalError) -> Void
  package var close: @Sendable (Int32) -> Void

  package init(
    open: @escaping @Sendable () throws(JournalError) -> Opened,
    write: @escaping @Sendable (Int32, ArraySlice<UInt8>) throws(JournalError) -> Int,
    sync: @escaping @Sendable (Int32) throws(JournalError) -> Void,
    cut: @escaping @Sendable (Int32, Int) throws(JournalError) -> Void,
    isMoved: @escaping @Sendable (Int32) -> Bool,
    putAside: @escaping @Sendable (String) throws(JournalError) -> Void,
    close: @escaping @Sendable (Int32) -> Void
  ) {
    self.open = open
    self.write = write
    self.sync = sync
    self.cut = cut
    self.isMoved = isMoved
    self.putAside = putAside
    self.close = close
  }
}
