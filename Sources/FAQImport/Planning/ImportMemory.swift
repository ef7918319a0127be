import Basics

/// What earlier imports wrote, so that a later one tells a changed page from a changed file.
struct ImportMemory: Equatable {
  struct Record: Equatable {
    var file: String
    /// The question, as equal questions have it.
    var key: String
    /// Of what the page said.
    var page: String
    /// Of the file as it was written.
    var written: String
  }

  /// A name with a point is none of a knowledge file.
  static let path = ".pandu-import"
  private static let head = "pandu-import 1"

  private(set) var records: [Record] = []

  /// Reads the file; lines that are none of this version are left out.
  init(_ text: String?) {
    guard let text else { return }
    let lines = text.split(separator: "\n")
    guard lines.first.map(String.init) == ImportMemory.head else { return }
    records = lines.dropFirst().compactMap { line in
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 4 else { return nil }
      return Record(file: parts[0], key: parts[1], page: parts[2], written: parts[3])
    }
  }

  var text: String {
    ([ImportMemory.head] + records.map { [$0.file, $0.key, $0.page, $0.written].joined(separator: "\t") })
      .joined(separator: "\n") + "\n"
  }

  /// Records of a question in the order of their writing.
  func records(of key: String) -> [Record] { records.filter { $0.key == key } }

  mutating func keep(_ record: Record) {
    if let index = records.firstIndex(where: { $0.file == record.file }) {
      records[index] = record
    } else {
      records.append(record)
    }
  }

  static func hash(_ text: String) -> String { FNV1a(text.utf8).text }
}
