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

  /// Where an open file is found by now.
  package enum Place: Sendable, Equatable {
    /// Its name means it.
    case named
    /// Its name means another file, or none; it has another name.
    case moved
    /// It has no name left: nobody will read it once it is closed.
    case removed
  }

  /// Opens the file, or makes it. It is locked: no other program writes to it meanwhile.
  package var open: @Sendable () throws(JournalError) -> Opened
  /// Writes some of the bytes to the end, and gives how many.
  package var write: @Sendable (Int32, ArraySlice<UInt8>) throws(JournalError) -> Int
  /// Waits until all that was written is on disk.
  package var sync: @Sendable (Int32) throws(JournalError) -> Void
  /// Cuts so many bytes off the end.
  package var cut: @Sendable (Int32, Int) throws(JournalError) -> Void
  /// Looks where an open file is.
  package var place: @Sendable (Int32) -> Place
  /// Gives the file a name with this stamp in it, over no other file. When it throws, the file has its old name.
  package var putAside: @Sendable (String) throws(JournalError) -> Void
  /// Waits until the names in the folder of the file are on disk.
  package var syncFolder: @Sendable () throws(JournalError) -> Void
  package var close: @Sendable (Int32) -> Void

  package init(
    open: @escaping @Sendable () throws(JournalError) -> Opened,
    write: @escaping @Sendable (Int32, ArraySlice<UInt8>) throws(JournalError) -> Int,
    sync: @escaping @Sendable (Int32) throws(JournalError) -> Void,
    cut: @escaping @Sendable (Int32, Int) throws(JournalError) -> Void,
    place: @escaping @Sendable (Int32) -> Place,
    putAside: @escaping @Sendable (String) throws(JournalError) -> Void,
    syncFolder: @escaping @Sendable () throws(JournalError) -> Void,
    close: @escaping @Sendable (Int32) -> Void
  ) {
    self.open = open
    self.write = write
    self.sync = sync
    self.cut = cut
    self.place = place
    self.putAside = putAside
    self.syncFolder = syncFolder
    self.close = close
  }
}
