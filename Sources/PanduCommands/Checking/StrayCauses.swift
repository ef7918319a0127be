import FAQKnowledge
import FAQMatching
import LinuxIO

/// Finds the files whose change since the last commit leads wordings astray.
struct StrayCauses {
  /// Most changed files that are tried one by one, each of which takes a reading and a fit of the folders.
  private static let mostTried = 8

  /// The files by the place of a wording, which the committed knowledge answers with its entry.
  private(set) var files: [SourceLocation: [String]] = [:]

  /// - Parameters:
  ///   - folders: the knowledge folders.
  ///   - new: what they hold now.
  init(_ folders: [String], _ new: Matcher) {
    guard let committed = CommittedFiles(folders), !committed.files.isEmpty,
      let old = StrayCauses.matcher(folders, committed.system())
    else { return }
    let strays = StrayWordings(from: old, to: new).all()
    if strays.isEmpty { return }
    let changed = KnowledgeChanges.files(from: old.base, to: new.base)
    let alone = StrayCauses.alone(changed, folders, committed, old)
    for stray in strays {
      let causes = changed.filter { alone[$0]?.contains(Wording(stray)) == true }
      // Some wordings go astray only by several changes together.
      files[stray.location] = causes.isEmpty ? changed : causes
    }
  }

  private struct Wording: Hashable {
    var entry: String
    var text: String

    init(_ stray: StrayWording) { (entry, text) = (stray.entry, stray.wording) }
  }

  /// The wordings that each of some changes leads astray alone; none where there are too many to be tried.
  private static func alone(
    _ changed: [String], _ folders: [String], _ committed: CommittedFiles, _ old: Matcher
  ) -> [String: Set<Wording>] {
    guard (2...mostTried).contains(changed.count) else { return [:] }
    return Dictionary(
      uniqueKeysWithValues: changed.map { file in
        let one = matcher(folders, committed.system(keeping: file))
        return (file, Set(one.map { StrayWordings(from: old, to: $0).all().map(Wording.init) } ?? []))
      })
  }

  /// Nil for folders that cannot be used.
  private static func matcher(_ folders: [String], _ system: FileSystem) -> Matcher? {
    let (base, problems) = KnowledgeLoader.load(folders, system: system, on: OnTwoThreads())
    guard !base.entries.isEmpty, !problems.contains(where: { $0.severity == .error }) else { return nil }
    return Matcher(base, on: OnTwoThreads())
  }
}
