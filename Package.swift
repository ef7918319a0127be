// swift-tools-version: 6.2
import PackageDescription

// No dependency at all: the toolchain's own libraries are what there is.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]
// Where the program itself is unsafe, each place says so and why it holds. Tests may call the system as they like.
let programSettings = settings + [SwiftSetting.strictMemorySafety()]

// Files of a target that are no sources are built into it, as literals.
let embedding: [Target.PluginUsage] = ["EmbedTextPlugin"]

func layer(
  _ name: String, _ dependencies: [Target.Dependency] = [], settings: [SwiftSetting] = programSettings,
  plugins: [Target.PluginUsage]? = nil
) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings, plugins: plugins)
}

// The engine is optimized in a debug build too, because fitting its weights takes 3 s of each start otherwise, and 0.1 s so.
let engineSettings = programSettings + [SwiftSetting.unsafeFlags(["-O"], .when(configuration: .debug))]

// A release of the program holds Swift's libraries, so that it starts sooner and runs where Swift is not. Only the program
// and its benchmark are linked so: tests link `PanduCommands` and need no variable.
let standalone = LinkerSetting.unsafeFlags(
  ["-static-stdlib"], .when(platforms: [.linux], configuration: .release))

func tests(
  _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = [],
  plugins: [Target.PluginUsage]? = nil
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, exclude: exclude, swiftSettings: settings, plugins: plugins)
}

let package = Package(
  name: "pandu",
  products: [
    .executable(name: "pandu", targets: ["pandu"]),
    .executable(name: "pandu-bench", targets: ["pandu-bench"]),
  ],
  targets: [
    // Tools of the build.
    layer("Squeezing"),
    .executableTarget(name: "EmbedText", dependencies: ["Squeezing"], swiftSettings: programSettings),
    .plugin(
      name: "EmbedTextPlugin", capability: .buildTool(), dependencies: ["EmbedText"],
      path: "Sources/EmbedTextPlugin"),
    // Ground: what everybody stands on.
    layer("Basics"),
    layer("HTML"),
    layer("JSON", ["Basics"]),
    layer("JournalRecords", ["JSON", "Basics"]),
    .systemLibrary(name: "CLinux"),
    layer("LinuxIO", ["Basics", "CLinux"]),
    layer("WebAssets", ["Basics"], plugins: embedding),
    // Content: what is known, and how texts are read.
    layer("FAQText", ["Basics"], settings: engineSettings, plugins: embedding),
    layer("FAQKnowledge", ["Basics"], plugins: embedding),
    layer("FAQImport", ["FAQKnowledge", "Basics"], plugins: embedding),
    layer("HTTPWire", ["Basics"]),
    // Engine and dialogue: how an answer is found, and what is said.
    layer(
      "FAQMatching", ["FAQText", "FAQKnowledge", "Basics"], settings: engineSettings, plugins: embedding),
    layer(
      "FAQConversation", ["FAQMatching", "FAQKnowledge", "FAQText", "HTML", "Basics"], plugins: embedding),
    // Records of what was asked.
    layer("FAQJournal", ["JournalRecords", "LinuxIO", "Basics", "CLinux"]),
    layer("FAQReport", ["JournalRecords", "JSON", "HTML", "FAQKnowledge", "FAQText", "Basics"]),
    // Edge: where requests and edits come in.
    layer("HTTPServing", ["HTTPWire", "LinuxIO", "Basics", "CLinux"]),
    layer("FolderWatching", ["LinuxIO", "Basics", "CLinux"]),
    layer(
      "FAQService",
      [
        "HTTPWire", "JSON", "HTML", "FAQConversation", "JournalRecords", "WebAssets", "FAQMatching",
        "FAQKnowledge",
        "FAQText", "Basics",
      ]),
    layer(
      "FAQEditor",
      [
        "FAQService", "FAQImport", "FAQConversation", "FAQMatching", "FAQKnowledge", "FAQText", "HTTPWire",
        "HTML", "JSON", "JournalRecords", "WebAssets", "Basics",
      ]),
    // Programs.
    layer(
      "PanduCommands",
      [
        "FAQEditor", "FAQService", "FAQImport", "FAQJournal", "FAQReport", "FAQConversation", "FAQMatching",
        "FAQKnowledge",
        "FAQText", "HTTPServing", "HTTPWire", "FolderWatching", "JournalRecords", "JSON", "LinuxIO",
        "Basics",
      ], plugins: embedding),
    .executableTarget(
      name: "pandu", dependencies: ["PanduCommands"], swiftSettings: programSettings,
      linkerSettings: [standalone]),
    .executableTarget(
      name: "pandu-bench",
      dependencies: [
        "PanduCommands", "FAQConversation", "FAQMatching", "FAQKnowledge", "FAQText", "LinuxIO",
      ],
      swiftSettings: programSettings, linkerSettings: [standalone]),
    tests("SqueezingTests", ["Squeezing"]),
    tests("BasicsTests", ["Basics"], plugins: embedding),
    tests("JSONTests", ["JSON", "TestSupport"]),
    tests("FAQTextTests", ["FAQText", "FAQKnowledge", "FAQConversation", "Basics", "TestSupport"]),
    tests("FAQKnowledgeTests", ["FAQKnowledge", "Basics"]),
    tests("FAQMatchingTests", ["FAQMatching", "FAQKnowledge", "FAQText", "TestSupport"]),
    tests(
      "FAQConversationTests",
      [
        "HTML", "FAQConversation", "FAQMatching", "FAQKnowledge", "FAQText", "Basics", "ShippedKnowledge",
        "TestSupport",
      ],
      exclude: ["Transcripts"]),
    tests("HTTPWireTests", ["HTTPWire", "TestSupport"], exclude: ["Cases"]),
    tests(
      "FAQServiceTests",
      [
        "FAQService", "HTTPWire", "FAQConversation", "FAQMatching", "FAQKnowledge", "FAQText", "WebAssets",
        "Basics",
        "ShippedKnowledge", "TestSupport",
      ]),
    tests(
      "FAQEditorTests",
      [
        "FAQEditor", "FAQService", "FAQKnowledge", "HTTPWire", "JournalRecords", "JSON", "Basics",
        "TestSupport",
      ]),
    tests("FAQJournalTests", ["FAQJournal", "JournalRecords", "TestSupport"]),
    tests(
      "FAQImportTests", ["FAQImport", "FAQKnowledge", "Basics", "TestSupport"], exclude: ["Pages"]),
    tests(
      "FAQReportTests",
      ["FAQReport", "Basics", "JournalRecords", "JSON", "HTML", "FAQMatching", "FAQKnowledge", "FAQText"]),
    tests("KnowledgeTests", ["FAQKnowledge", "FAQMatching", "FAQConversation", "ShippedKnowledge"]),
    tests(
      "EndToEndTests",
      [
        "PanduCommands", "FAQService", "FAQConversation", "FAQImport", "FAQJournal", "FAQReport",
        "FAQKnowledge", "HTTPServing",
        "FolderWatching", "JournalRecords", "Basics", "TestSupport",
      ]),
    // A client that speaks raw bytes, transcripts of conversations, and random numbers that come again.
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
    // The knowledge of this repository, fitted once for all tests that ask it.
    .target(
      name: "ShippedKnowledge", dependencies: ["FAQConversation", "FAQMatching", "FAQKnowledge"],
      path: "Tests/ShippedKnowledge", swiftSettings: settings),
    tests("LinuxIOTests", ["LinuxIO"]),
    tests("FolderWatchingTests", ["FolderWatching", "CLinux", "TestSupport"]),
    tests("HTTPServingTests", ["HTTPServing", "HTTPWire", "TestSupport"]),
    tests(
      "EndpointTests",
      [
        "PanduCommands", "FAQService", "FAQJournal", "JournalRecords", "FAQConversation", "FAQMatching",
        "FAQKnowledge",
        "HTTPServing", "HTTPWire", "FolderWatching", "ShippedKnowledge", "TestSupport",
      ]),
    tests(
      "BrowserTests",
      [
        "FAQService", "JournalRecords", "JSON", "Basics", "FAQJournal", "HTTPServing", "HTTPWire",
        "FAQConversation",
        "FAQMatching",
        "FAQKnowledge", "ShippedKnowledge", "TestSupport",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

// `PANDU_TESTS="FAQJournalTests EndpointTests"` leaves all other tests out, because to compile everything under a sanitizer takes
// minutes.
if let kept = Context.environment["PANDU_TESTS"]?.split(separator: " ") {
  package.targets.removeAll { target in target.type == .test && !kept.contains { $0 == target.name } }
}
