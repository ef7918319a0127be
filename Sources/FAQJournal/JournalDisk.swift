/// The system calls of the journal, each in a closure, so that tests can have full, slow and broken disks.
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

  /// The relation of an open file to its name.
  package enum Place: Sendable, Equatable {
    /// The name leads to the file.
    case named
    /// The name leads to another file or to none, and the file has another name.
    case moved
    /// The file has no name any more, so that nobody can read it once it is closed.
    case removed
  }

  /// Opens or creates the file and locks it, so that no other journal writes to it meanwhile.
  package var open: @Sendable () throws(JournalError) -> Opened
  /// Appends some of the bytes and returns how many.
  package var write: @Sendable (Int32, ArraySlice<UInt8>) throws(JournalError) -> Int
  /// Waits until all written bytes are on disk.
  package var sync: @Sendable (Int32) throws(JournalError) -> Void
  /// Cuts this number of bytes off the end.
  package var cut: @Sendable (Int32, Int) throws(JournalError) -> Void
  /// Looks up whether the name still leads to the open file.
  package var place: @Sendable (Int32) -> Place
  /// Renames the file to a name with this stamp, without replacing another file. When it throws, the file has its old name.
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
