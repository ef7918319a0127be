// swift-tools-version: 6.2
import PackageDescription

// No dependency at all: the toolchain's own libraries are what there is.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

func layer(
  _ name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource]? = nil
) -> Target {
  .target(name: name, dependencies: dependencies, resources: resources, swiftSettings: settings)
}

// What browsers load, built into the program; a target of its own, for it takes long to compile and seldom changes.
let assets = [
  "widget-start.js", "widget-elements.js", "widget-memory.js", "widget-connection.js", "widget-answer.js",
  "widget-feedback.js", "widget-letter.js", "widget-panel.js", "widget.css", "lookup.html", "lookup.js",
  "lookup.css",
]

// A release of the program holds Swift's libraries, so that it starts sooner and runs where Swift is not. Only the program
// itself is linked so: tests link `PanduCommands` and need no variable.
let standalone = LinkerSetting.unsafeFlags(
  ["-static-stdlib"], .when(platforms: [.linux], configuration: .release))

func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
  .testTarget(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: settings)
}

let package = Package(
  name: "pandu",
  products: [
    .executable(name: "pandu", targets: ["pandu"]),
    .executable(name: "pandu-bench", targets: ["pandu-bench"]),
  ],
  targets: [
    // Leaves: they import no sibling.
    layer("FAQText"),
    layer("HTTPWire"),
    layer("WebAssets", resources: assets.map { .embedInCode($0) }),
    .systemLibrary(name: "CLinux"),
    layer("SystemThreads"),
    // What is known, what an answer is, and how it is found.
    layer(
      "FAQKnowledge", ["SystemThreads"],
      resources: ["Words/basis.id.md", "Words/basis.en.md", "Problems/masalah.id.md"].map { .embedInCode($0) }
    ),
    layer("FAQMatching", ["FAQText", "FAQKnowledge", "SystemThreads"]),
    layer("FAQConversation", ["FAQMatching", "FAQKnowledge", "FAQText"]),
    layer(
      "FAQService", ["HTTPWire", "FAQConversation", "FAQMatching", "FAQKnowledge", "FAQText", "WebAssets"]),
    layer("FAQJournal", ["FAQService", "SystemThreads", "CLinux"]),
    layer("FAQReport", ["FAQService", "FAQConversation", "FAQKnowledge", "FAQText", "HTTPWire"]),
    layer("HTTPServing", ["HTTPWire", "SystemThreads", "CLinux"]),
    layer("FolderWatching", ["SystemThreads", "CLinux"]),
    // Programs.
    layer(
      "PanduCommands",
      [
        "FAQService", "FAQJournal", "FAQReport", "FAQConversation", "FAQMatching", "FAQKnowledge", "FAQText",
        "HTTPServing", "HTTPWire", "FolderWatching", "SystemThreads",
      ]),
    .executableTarget(
      name: "pandu", dependencies: ["PanduCommands"], swiftSettings: settings, linkerSettings: [standalone]),
    .executableTarget(
      name: "pandu-bench",
      dependencies: ["FAQConversation", "FAQMatching", "FAQKnowledge", "FAQText"],
      swiftSettings: settings),
    tests("FAQTextTests", ["FAQText", "TestSupport"]),
    tests("FAQKnowledgeTests", ["FAQKnowledge"]),
    tests("FAQMatchingTests", ["FAQMatching", "FAQKnowledge", "FAQText", "TestSupport"]),
    tests(
      "FAQConversationTests",
      ["FAQConversation", "FAQMatching", "FAQKnowledge", "FAQText", "ShippedKnowledge", "TestSupport"],
      exclude: ["Transcripts"]),
    tests("HTTPWireTests", ["HTTPWire", "TestSupport"], exclude: ["Cases"]),
    tests(
      "FAQServiceTests",
      [
        "FAQService", "HTTPWire", "FAQConversation", "FAQMatching", "FAQKnowledge", "FAQText", "WebAssets",
        "ShippedKnowledge", "TestSupport",
      ]),
    tests("FAQJournalTests", ["FAQJournal", "FAQService", "FAQConversation", "FAQText", "TestSupport"]),
    tests(
      "FAQReportTests",
      ["FAQReport", "FAQService", "FAQConversation", "FAQMatching", "FAQKnowledge", "FAQText"]),
    tests("KnowledgeTests", ["FAQKnowledge", "FAQMatching", "FAQConversation", "ShippedKnowledge"]),
    tests("EndToEndTests", ["PanduCommands", "FAQService", "TestSupport"]),
    // A client that speaks raw bytes, transcripts of conversations, and random numbers that come again.
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
    // The knowledge of this repository, fitted once for all tests that ask it.
    .target(
      name: "ShippedKnowledge", dependencies: ["FAQConversation", "FAQMatching", "FAQKnowledge"],
      path: "Tests/ShippedKnowledge", swiftSettings: settings),
    tests("FolderWatchingTests", ["FolderWatching", "CLinux", "TestSupport"]),
    tests("HTTPServingTests", ["HTTPServing", "HTTPWire", "TestSupport"]),
    tests(
      "EndpointTests",
      [
        "PanduCommands", "FAQService", "FAQJournal", "FAQConversation", "FAQMatching", "FAQKnowledge",
        "HTTPServing", "HTTPWire", "FolderWatching", "ShippedKnowledge", "TestSupport",
      ]),
    tests(
      "BrowserTests",
      [
        "FAQService", "FAQJournal", "HTTPServing", "HTTPWire", "FAQConversation", "FAQMatching",
        "FAQKnowledge", "ShippedKnowledge", "TestSupport",
      ]),
  ],
  swiftLanguageModes: [.v6]
)
