import Glibc

/// Asks Git about a folder. Git is never told to change anything, and runs no hook.
enum GitQuestion {
  /// The last words of a question about the folder that it is asked in, without what the desk keeps there.
  static let place = ["--", ".", ":(exclude).pandu"]
  /// Milliseconds that it may take until it says more.
  private static let patience: Int32 = 2_000

  /// Git's answer.
  ///
  /// - Parameters:
  ///   - folder: the folder that the question is about.
  ///   - words: the command and its arguments.
  ///   - most: bytes of the longest answer. The default is 64 KiB.
  /// - Returns: nil where there is no Git or no repository, or where the answer is too long or takes too long.
  static func answer(_ folder: String, _ words: [String], most: Int = 65_536) -> [UInt8]? {
    var ends: [Int32] = [-1, -1]
    // The call writes two numbers, for which the array has room.
    guard unsafe pipe(&ends) == 0 else { return nil }
    let all = ["git", "-C", folder, "--no-optional-locks", "-c", "core.fsmonitor=false"] + words
    let process = spawn(all, output: ends[1])
    close(ends[1])
    defer { close(ends[0]) }
    guard let process else { return nil }
    let answer = read(ends[0], most: most)
    if answer == nil { kill(process, SIGKILL) }
    var status: Int32 = 0
    // The call writes one number.
    while unsafe waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status == 0 ? answer : nil
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
  private static func read(_ descriptor: Int32, most: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    var room = [UInt8](repeating: 0, count: 4_096)
    while true {
      var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      // The call reads and writes the one record that it is given.
      let ready = unsafe poll(&watched, 1, patience)
      if ready < 0, errno == EINTR { continue }
      guard ready > 0, bytes.count <= most else { return nil }
      // The room is as long as the count says, and lives until the call returns.
      let count = unsafe room.withUnsafeMutableBytes {
        unsafe Glibc.read(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return bytes }
      bytes += room[..<count]
    }
  }
}
