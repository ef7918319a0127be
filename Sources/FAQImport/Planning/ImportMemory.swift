import Basics

/// The record of earlier imports, so that a later one tells a changed page from a changed file.
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
  /// Places in ``records``.
  private var files: [String: Int] = [:]
  private var keys: [String: [Int]] = [:]

  /// Reads the file; lines that are none of this version are left out.
  init(_ text: String?) {
    guard let text else { return }
    let lines = text.split(separator: "\n")
    guard lines.first.map(String.init) == ImportMemory.head else { return }
    for line in lines.dropFirst() {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 4 else { continue }
      keep(Record(file: parts[0], key: parts[1], page: parts[2], written: parts[3]))
    }
  }

  var text: String {
    ([ImportMemory.head] + records.map { [$0.file, $0.key, $0.page, $0.written].joined(separator: "\t") })
      .joined(separator: "\n") + "\n"
  }

  /// The record of a question, by its number from 1 among equal questions, in the order of their writing.
  func record(_ number: Int, of key: String) -> Record? {
    let own = keys[key] ?? []
    return own.indices.contains(number - 1) ? records[own[number - 1]] : nil
  }

  mutating func keep(_ record: Record) {
    if let index = files[record.file] {
      records[index] = record
    } else {
      files[record.file] = records.count
      keys[record.key, default: []].append(records.count)
      records.append(record)
    }
  }

  static func hash(_ text: String) -> String { FNV1a(text.utf8).text }
}
