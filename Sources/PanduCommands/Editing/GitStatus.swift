import Basics
import Glibc

/// The files of some folders that Git has not committed. Git is asked, and never told to do anything.
struct GitStatus: Sendable {
  /// Most bytes that are read of its answer.
  private static let most = 65_536
  /// Milliseconds that it may take.
  private static let patience: Int32 = 2_000

  private let folders: [String]

  init(_ folders: [String]) { self.folders = folders }

  /// Names of files; nil where there is no repository, or no Git.
  func files() -> [String]? {
    var all: [String]?
    for folder in folders {
      guard let text = GitStatus.ask(folder) else { continue }
      let lines = text.utf8.split(separator: 0).map { String(Substring($0)) }
      all = (all ?? []) + lines.filter { $0.count > 3 }.map { String($0.dropFirst(3)) }
    }
    return all
  }

  /// The output of `git status`, or nil when it fails.
  private static func ask(_ folder: String) -> String? {
    var ends: [Int32] = [-1, -1]
    // The call writes two numbers, for which the array has room.
    guard unsafe pipe(&ends) == 0 else { return nil }
    let words = [
      "git", "-C", folder, "--no-optional-locks", "-c", "core.fsmonitor=false", "status", "--porcelain", "-z",
      "--no-renames", "--untracked-files=all", "--", ".", ":(exclude).pandu",
    ]
    let process = spawn(words, output: ends[1])
    close(ends[1])
    defer { close(ends[0]) }
    guard let process else { return nil }
    let text = read(ends[0])
    if text == nil { kill(process, SIGKILL) }
    var status: Int32 = 0
    // The call writes one number.
    while unsafe waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status == 0 ? text : nil
  }

  private static func spawn(_ words: [String], output: Int32) -> pid_t? {
    var actions = unsafe posix_spawn_file_actions_t()
    // The actions live until the end of the function, and each path ends with a zero byte.
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    unsafe posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    unsafe posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    // Copies that are freed below, once the call has read them.
    var arguments = unsafe words.map { unsafe strdup($0) } + [nil]
    defer { unsafe arguments.forEach { unsafe free($0) } }
    var process: pid_t = 0
    return unsafe posix_spawnp(&process, "git", &actions, nil, &arguments, environ) == 0 ? process : nil
  }

  /// All that is written until the other end closes; nil when it takes too long or is too much.
  private static func read(_ descriptor: Int32) -> String? {
    var bytes: [UInt8] = []
    var room = [UInt8](repeating: 0, count: 4_096)
    while true {
      var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      // The call reads and writes the one record that it is given.
      let ready = unsafe poll(&watched, 1, patience)
      if ready < 0, errno == EINTR { continue }
      guard ready > 0, bytes.count < most else { return nil }
      // The room is as long as the count says, and lives until the call returns.
      let count = unsafe room.withUnsafeMutableBytes {
        unsafe Glibc.read(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
      bytes += room[..<count]
    }
  }
}
