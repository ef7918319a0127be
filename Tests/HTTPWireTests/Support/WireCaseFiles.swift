import FoundationEssentials

/// The case files beside these tests, read once.
enum WireCaseFiles {
  static let folder: String = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(2)
    return (parts + ["Cases"]).joined(separator: "/")
  }()

  static let names: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".md") }.sorted()
  }()

  static func read(_ name: String) throws -> [WireCase] {
    let data = FileManager.default.contents(atPath: folder + "/" + name) ?? Data()
    return try WireCaseReader.read(String(decoding: data, as: UTF8.self), file: name)
  }
}
