import Basics
import FAQKnowledge
import JSON

/// A change that can be undone, as it lies in the folder `.pandu/urungan`.
struct ChangeRecord: Sendable, Equatable {
  enum Kind: String, Sendable {
    case written = "tulis"
    /// Written in another folder.
    case moved = "pindah"
    case removed = "hapus"
    case imported = "impor"
    case notice = "pengumuman"
    case undone = "urung"
  }

  struct File: Sendable, Equatable {
    /// Below the knowledge folder.
    var name: String
    /// The text before; nil where there was no file.
    var before: String?
    /// Of the text after; nil where there is no file any more.
    var after: String?
  }

  /// Counts up.
  var number: Int
  var kind: Kind
  /// The title of the entry, or of what was imported.
  var title: String
  var time: WallTime
  var files: [File]

  static let folder = ".pandu/urungan"
  /// Most changes that are kept.
  static let most = 20

  static func hash(_ text: String) -> String { "\(FNV1a(text.utf8).text)-\(text.utf8.count)" }

  var name: String { "\(ChangeRecord.folder)/\(number.padded(to: 8)).json" }

  var text: String {
    var json = JSONWriter()
    json.object { json in
      json.pair("nomor", number)
      json.pair("jenis", kind.rawValue)
      json.pair("judul", title)
      json.pair("waktu", time.seconds)
      json.objects("berkas", files) { json, file in
        json.pair("nama", file.name)
        json.pair("sebelum", file.before)
        json.pair("sesudah", file.after)
      }
    }
    return String(decoding: json.bytes, as: UTF8.self) + "\n"
  }

  init(number: Int, kind: Kind, title: String, time: WallTime, files: [File]) {
    (self.number, self.kind, self.title, self.time, self.files) = (number, kind, title, time, files)
  }

  /// Reads a record; nil for one that a crash has cut, or that somebody else wrote.
  init?(_ text: String) {
    guard case .object(let members)? = try? JSONReader.read(Array(text.utf8)),
      case .number(let number)? = members[Array("nomor".utf8)],
      case .string(let kind)? = members[Array("jenis".utf8)], let kind = Kind(rawValue: kind),
      case .string(let title)? = members[Array("judul".utf8)],
      case .number(let seconds)? = members[Array("waktu".utf8)],
      case .array(let list)? = members[Array("berkas".utf8)],
      let number = Int(exactly: number), let seconds = Int(exactly: seconds)
    else { return nil }
    let files = list.compactMap(ChangeRecord.file)
    guard files.count == list.count else { return nil }
    self.init(number: number, kind: kind, title: title, time: WallTime(seconds: seconds), files: files)
  }

  private static func file(_ value: JSONValue) -> File? {
    guard case .object(let members) = value, case .string(let name)? = members[Array("nama".utf8)],
      // A record lies in the folder, and could be written by anybody who may write there: no name leads out of it.
      !name.hasPrefix("/"), !name.split(separator: "/").contains("..")
    else { return nil }
    func text(_ key: String) -> String? {
      if case .string(let text)? = members[Array(key.utf8)] { text } else { nil }
    }
    return File(name: name, before: text("sebelum"), after: text("sesudah"))
  }
}
