@testable import FAQImport

extension Fuzz {
  /// Names by whose endings the same bytes are read in every way.
  private static let names = ["x.html", "x.md", "x.txt", "x.csv", "x.docx"]

  /// Imports the bytes as a file of each kind. What is packed is unpacked, as well as the bytes alone are.
  static func importAll(_ bytes: [UInt8]) {
    for name in names {
      guard let document = try? SourceReader.read(bytes, name: name) else { continue }
      let found = PairFinder.find(document)
      for pair in found.pairs {
        let shape = AnswerShape(pair.body)
        _ = ContactFinder.contacts(pair.body)
        guard !pair.title.isEmpty, shape.steps.count <= bytes.count else {
          fatalError("an invented step: \(shape)")
        }
      }
    }
    let unpacked = try? Inflate.unpack(bytes[...], limit: 1 << 20)
    guard (unpacked?.count ?? 0) <= 1 << 20 else { fatalError("more than the limit") }
  }
}
