import Basics
import HTTPWire

/// The body of a POST: the fields of a form, and files that were chosen.
struct FormBody: Sendable {
  struct File: Sendable {
    var name: String
    var bytes: [UInt8]
  }

  /// Largest body, in bytes: the largest file that is imported, and its form.
  static let largest = 17 << 20

  var fields = FormFields()
  var files: [File] = []

  init() {}

  init(_ request: Request) throws(DeskRefusal) {
    let type = request.head.fields.first("content-type") ?? ""
    let essence = type.prefix { $0 != ";" }.trimmed().lowercased()
    switch essence {
    case "application/x-www-form-urlencoded": fields = try FormFields(request.body)
    case "multipart/form-data":
      guard let boundary = FormBody.boundary(type) else { throw .badForm }
      try read(request.body, boundary: Array(("--" + boundary).utf8))
    case "" where request.body.isEmpty: break
    default: throw .badForm
    }
  }

  private static func boundary(_ type: String) -> String? {
    for part in type.split(separator: ";").dropFirst() {
      let part = part.trimmed()
      guard part.lowercased().hasPrefix("boundary=") else { continue }
      let value = part.dropFirst("boundary=".count).filter { $0 != "\"" }
      return (1...70).contains(value.utf8.count) ? String(value) : nil
    }
    return nil
  }

  /// Reads the parts between boundaries (RFC 7578). A boundary stands at the start of a line.
  private mutating func read(_ body: [UInt8], boundary: [UInt8]) throws(DeskRefusal) {
    var pairs: [(name: String, value: String)] = []
    var rest = body[...]
    guard rest.starts(with: boundary) else { throw .badForm }
    rest = rest.dropFirst(boundary.count)
    let inner = Array("\r\n".utf8) + boundary
    while rest.starts(with: "\r\n".utf8) {
      rest = rest.dropFirst(2)
      guard let end = FormBody.place(of: inner, in: rest),
        let gap = rest[..<end].firstIndex(of: Array("\r\n\r\n".utf8)), pairs.count < FormFields.most
      else { throw .badForm }
      let head = FormBody.head(rest[..<gap])
      let content = Array(rest[(gap + 4)..<end])
      guard let name = head.name else { throw .badForm }
      if let file = head.file {
        if !file.isEmpty || !content.isEmpty { files.append(File(name: file, bytes: content)) }
      } else {
        pairs.append((name, String(decoding: content, as: UTF8.self)))
      }
      rest = rest[(end + inner.count)...]
    }
    fields = FormFields(pairs: pairs)
  }

  /// The first place of the boundary. Each byte is looked at once, because a line end is looked for first.
  private static func place(of inner: [UInt8], in body: ArraySlice<UInt8>) -> Int? {
    var start = body.startIndex
    while let line = body[start...].firstIndex(of: UInt8(ascii: "\r")) {
      if body[line...].starts(with: inner) { return line }
      start = line + 1
    }
    return nil
  }

  /// The names in `Content-Disposition: form-data; name="…"; filename="…"`.
  private static func head(_ bytes: ArraySlice<UInt8>) -> (name: String?, file: String?) {
    let text = String(decoding: bytes, as: UTF8.self)
    let lines = text.utf8.split(separator: UInt8(ascii: "\n")).map { Substring($0).trimmedOfSpace() }
    guard let line = lines.first(where: { $0.lowercased().hasPrefix("content-disposition:") }) else {
      return (nil, nil)
    }
    return (value("; name=\"", in: line), value("; filename=\"", in: line))
  }

  private static func value(_ sign: String, in line: Substring) -> String? {
    guard let place = line.firstPlace(of: sign) else { return nil }
    return String(line[place.upperBound...].prefix { $0 != "\"" })
  }
}
