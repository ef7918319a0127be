import Basics
import Glibc

/// The reason why an existing file is not replaced.
enum FileRefusal: Equatable {
  /// The command reads it.
  case source
  /// It holds records of `pandu serve`.
  case journal
  /// A symbolic link. Replacing it would leave its target as it was, and writing through it would replace a file that
  /// nobody has named.
  case link
  /// A device, a pipe or a socket.
  case special
}

/// A file that a flag names to be written: a new one, or one that may be replaced.
struct ReplaceableFile {
  let path: String

  /// Checks an existing file before any work is done; nil without the flag.
  ///
  /// - Parameters:
  ///   - flag: the flag that names it.
  ///   - options: the flags and words of the command.
  ///   - sources: files that the command reads, `-` for standard input. The default is none.
  /// - Throws: why the existing file is not replaced.
  init?(_ flag: String, _ options: Options, sources: [String] = []) throws(CommandError) {
    guard let path = options[flag] else { return nil }
    self.path = path
    guard let refusal = try ReplaceableFile.refusal(path, sources) else { return }
    let right = ReplaceableFile.right(refusal, path, flag: flag, options: options)
    throw .fileNotReplaced(refusal, path: path, command: options.line.command, right: right)
  }

  func replace(with text: String) throws(CommandError) {
    do throws(SystemError) {
      try AtomicFile.replace(path, with: text)
    } catch {
      throw .fileNotWritable(path, error)
    }
  }

  private static func refusal(_ path: String, _ sources: [String]) throws(CommandError) -> FileRefusal? {
    var named = stat()
    // The call fills the one record that it is given, and keeps no pointer.
    guard unsafe lstat(path, &named) == 0 else { return nil }
    let isLink = named.st_mode & S_IFMT == S_IFLNK
    // A link without a target is refused as a link, too.
    guard let file = Identity(path) else { return .link }
    if sources.contains(where: { Identity(source: $0) == file }) { return .source }
    if file.isRegular, beginsAsJournal(path) { return .journal }
    if isLink { return .link }
    if file.isFolder { throw .fileNotWritable(path, SystemError(EISDIR)) }
    return file.isRegular ? nil : .special
  }

  /// A line with another file in its place: the one that a link points to, else an example. A journal was probably meant
  /// to be read.
  private static func right(_ refusal: FileRefusal, _ path: String, flag: String, options: Options)
    -> String
  {
    var line = options.line
    let flags = CommandTable.named(line.command)?.flags ?? []
    guard let flag = flags.first(where: { $0.name == flag }) else { return line.text }
    line.put(flag, refusal == .link ? target(path) ?? flag.example : flag.example)
    let takesMany = CommandTable.named(line.command)?.operands.count.upperBound == .max
    if refusal == .journal, takesMany { line.words.insert(path, at: 0) }
    return line.text
  }

  /// The regular file that a link points to.
  private static func target(_ path: String) -> String? {
    // The system makes room for the name, ends it with a zero byte, and it is freed once it is copied.
    guard Identity(path)?.isRegular == true, let name = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(name) }
    return unsafe String(cString: name)
  }

  private static func beginsAsJournal(_ path: String) -> Bool {
    // The system reads the path until its zero byte, while the call lasts.
    let file = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return false }
    defer { close(file) }
    let sign = Array(#"{"v":"#.utf8)
    var bytes = [UInt8](repeating: 0, count: sign.count)
    // The room is as long as the count says, and lives until the call returns.
    return unsafe read(file, &bytes, sign.count) == sign.count && bytes == sign
  }
}

/// The identity of a file: two names with the same one mean the same file, whatever links lead there.
private struct Identity: Equatable {
  let device: dev_t
  let inode: ino_t
  private let type: mode_t

  init?(_ path: String) {
    var status = stat()
    // The call fills the one record that it is given, and keeps no pointer.
    guard unsafe stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// - Parameter source: a file to read; `-` is standard input.
  init?(source: String) {
    var status = stat()
    // The call fills the one record that it is given, and keeps no pointer.
    guard unsafe (source == "-" ? fstat(STDIN_FILENO, &status) : stat(source, &status)) == 0 else {
      return nil
    }
    self.init(status)
  }

  private init(_ status: stat) {
    (device, inode, type) = (status.st_dev, status.st_ino, status.st_mode & S_IFMT)
  }

  var isRegular: Bool { type == S_IFREG }
  var isFolder: Bool { type == S_IFDIR }
}
