/// The files of some folders that Git has not committed. Git is asked, and never told to do anything.
struct GitStatus: Sendable {
  private let folders: [String]

  init(_ folders: [String]) { self.folders = folders }

  /// Names of files; nil where there is no repository, or no Git.
  func files() -> [String]? {
    var all: [String]?
    for folder in folders {
      let words = ["status", "--porcelain", "-z", "--no-renames", "--untracked-files=all"]
      guard let bytes = GitQuestion.answer(folder, words + GitQuestion.place) else { continue }
      let lines = bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
      all = (all ?? []) + lines.filter { $0.count > 3 }.map { String($0.dropFirst(3)) }
    }
    return all
  }
}
