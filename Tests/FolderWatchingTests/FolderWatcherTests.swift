// Each thing that is done to a folder of knowledge in turn:
//
// 1. A file or a category that is made, written, renamed, replaced or removed is noticed, and so is what is done in it
//    afterwards.
// 2. So is a link that is turned to another folder, be it the knowledge itself, above it, or within it as Kubernetes mounts
//    a ConfigMap; and a file that a link leads to.
// 3. So is a folder that vanishes, one that comes back, and what is done in it then.
// 4. What is no knowledge is passed over: other names on the way, files of other kinds, what lies deeper.
// 5. Events that were lost count as a change; watches that are not to be had are told of.

import TestSupport
import Testing

@testable import FolderWatching

@Suite(.timeLimit(runningMinutes: 1)) struct FolderWatcherTests {
  struct Story: Sendable {
    var name: String
    /// What is watched, in the temporary folder.
    var root = "k"
    var prepare: @Sendable (TemporaryFolder) throws -> Void = { _ in }
    var changes: [@Sendable (TemporaryFolder) throws -> Void]
  }

  private static let files = ["k/basis.md": "a", "k/login/a.md": "a", "k/akun/b.md": "b"]

  static let stories: [Story] = [
    Story(
      name: "write", changes: [{ try $0.write("k/basis.md", "b") }, { try $0.write("k/login/a.md", "b") }]),
    Story(
      name: "create and remove",
      changes: [
        { try $0.write("k/login/c.md", "c") }, { try $0.write("k/login/c.md", "d") },
        { try $0.remove("k/login/c.md") }, { try $0.remove("k/basis.md") },
      ]),
    Story(
      name: "rename over",
      changes: [
        { folder in
          try folder.write("k/login/.a.md.new", "b")
          try folder.rename("k/login/.a.md.new", "k/login/a.md")
        }, { try $0.write("k/login/a.md", "c") },
      ]),
    Story(
      name: "rename in from elsewhere",
      prepare: { try $0.write("draft.md", "x") },
      changes: [{ try $0.rename("draft.md", "k/login/x.md") }, { try $0.rename("k/login/x.md", "draft.md") }]),
    Story(
      name: "a new category",
      changes: [
        { try $0.folder("k/email") }, { try $0.write("k/email/e.md", "e") },
        { try $0.write("k/email/e.md", "f") },
      ]),
    Story(
      name: "a category with files moved in",
      prepare: { try $0.write("ready/e.md", "e") },
      changes: [{ try $0.rename("ready", "k/email") }, { try $0.write("k/email/e.md", "f") }]),
    Story(
      name: "a category goes and comes back",
      changes: [
        { try $0.remove("k/akun") }, { try $0.write("k/akun/b.md", "b") },
        { try $0.write("k/akun/b.md", "c") },
      ]),
    Story(
      name: "a category renamed",
      changes: [{ try $0.rename("k/akun", "k/rekening") }, { try $0.write("k/rekening/b.md", "c") }]),
    Story(
      name: "the folder goes and comes back",
      changes: [
        { try $0.remove("k") }, { try $0.folder("k") }, { try $0.write("k/basis.md", "a") },
        { try $0.write("k/login/a.md", "a") },
      ]),
    Story(
      name: "another folder in its place",
      prepare: { try $0.write("new/basis.md", "n") },
      changes: [
        { folder in
          try folder.rename("k", "old")
          try folder.rename("new", "k")
        }, { try $0.write("k/basis.md", "m") },
      ]),
    Story(
      name: "a link to the folder turned", root: "current",
      prepare: { folder in
        try folder.write("two/login/a.md", "x")
        try folder.link("current", to: "k")
      },
      changes: [
        { try $0.write("k/login/a.md", "b") },
        { folder in
          try folder.link("next", to: "two")
          try folder.rename("next", "current")
        }, { try $0.write("two/login/a.md", "y") },
      ]),
    Story(
      name: "a link above the folder turned", root: "app/current/k",
      prepare: { folder in
        try folder.write("app/releases/1/k/basis.md", "1")
        try folder.write("app/releases/2/k/basis.md", "2")
        try folder.link("app/current", to: "releases/1")
      },
      changes: [
        { folder in
          try folder.link("app/next", to: "./releases/../releases/2")
          try folder.rename("app/next", "app/current")
        }, { try $0.write("app/releases/2/k/basis.md", "3") },
      ]),
    Story(
      name: "a ConfigMap", root: "map",
      prepare: { folder in
        try folder.write("map/..1/basis.md", "1")
        try folder.link("map/..data", to: "..1")
        try folder.link("map/basis.md", to: "..data/basis.md")
      },
      changes: [
        { folder in
          try folder.write("map/..2/basis.md", "2")
          try folder.link("map/..data_tmp", to: "..2")
          try folder.rename("map/..data_tmp", "map/..data")
        },
        { try $0.remove("map/..1") },
        { try $0.write("map/..2/basis.md", "3") },
      ]),
    Story(
      name: "links within to files and folders elsewhere",
      prepare: { folder in
        try folder.write("elsewhere/one.md", "1")
        try folder.write("shared/s.md", "1")
        try folder.link("k/login/one.md", to: "../../elsewhere/one.md")
        try folder.link("k/shared", to: folder.path + "/shared")
      },
      changes: [
        { try $0.write("elsewhere/one.md", "2") }, { try $0.write("shared/s.md", "2") },
        { try $0.write("shared/t.md", "2") },
      ]),
    Story(
      name: "a link that leads nowhere yet", root: "current",
      prepare: { try $0.link("current", to: "later") },
      changes: [{ try $0.write("later/basis.md", "1") }, { try $0.write("later/basis.md", "2") }]),
  ]

  @Test(arguments: stories.indices) func `every change is noticed`(number: Int) throws {
    let story = Self.stories[number]
    let folder = try TemporaryFolder(Self.files)
    try story.prepare(folder)
    var watched = try Watched(folder.place(story.root))
    for (step, change) in story.changes.enumerated() {
      let isCalm = watched.noticesNothing()
      #expect(isCalm, "\(story.name), before step \(step)")
      try change(folder)
      let isNoticed = watched.noticesChange()
      #expect(isNoticed, "\(story.name), step \(step)")
    }
  }

  @Test func `what is no knowledge is passed over`() throws {
    let folder = try TemporaryFolder(Self.files.merging(["k/a/deep/x.md": "x", "k/notes.txt": "n"]) { $1 })
    var watched = try Watched(folder.place("k"))
    try folder.write("k2/basis.md", "x")
    try folder.write("k/a/deep/x.md", "y")
    try folder.write("k/notes.txt", "m")
    let isCalm = watched.noticesNothing()
    #expect(isCalm)
    try folder.write("k/basis.md", "b")
    let isNoticed = watched.noticesChange()
    #expect(isNoticed)
  }

  @Test func `a circle of links is no place`() throws {
    let folder = try TemporaryFolder()
    try folder.link("a", to: "b")
    try folder.link("b", to: "a")
    var watched = try Watched(folder.place("a"))
    let isCalm = watched.noticesNothing()
    #expect(isCalm)
    try folder.remove("b")
    let isNoticed = watched.noticesChange()
    #expect(isNoticed)
    try folder.write("b/basis.md", "x")
    let isNoticedAgain = watched.noticesChange()
    #expect(isNoticedAgain)
  }

  @Test func `a relative path is watched`() throws {
    // The working folder of the tests, whichever it is, is not moved.
    let folder = try TemporaryFolder(Self.files)
    let steps = String(repeating: "../", count: 40)
    var watched = try Watched(steps + folder.place("k").dropFirst())
    try folder.write("k/login/a.md", "b")
    let isNoticed = watched.noticesChange()
    #expect(isNoticed)
  }
}
