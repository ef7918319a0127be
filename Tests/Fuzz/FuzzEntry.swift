@testable import FAQEditor

extension Fuzz {
  /// Reads the bytes as the file of an entry and as what a form sends. A value that is set again changes no byte, and one that
  /// is changed leaves the lines of other parts alone.
  static func edit(_ bytes: [UInt8]) {
    let text = String(decoding: bytes.prefix(4_096), as: UTF8.self)
    let source = EntrySource(text)
    guard source.text == text else { fatalError("a file is not its lines") }
    for field in FormField.allCases {
      var same = source
      same.set(field, to: source.value(of: field), language: "id")
      guard same == source else { fatalError("\(field) changed by itself") }
      var changed = source
      changed.set(field, to: FieldValue(text: text, form: source.value(of: field).form), language: "id")
      _ = changed.value(of: field)
    }
    _ = try? FormFields(bytes)
    _ = ChangeRecord(text)
  }
}
