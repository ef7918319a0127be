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

  /// Counts up.
  var number: Int
  var kind: Kind
  /// The title of the entry, or of what was imported.
  var title: String
  var time: WallTime
  /// Each with the hash of its text after the change.
  var files: [ChangedFile]

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
      ChangedFile.write(files, to: &json)
    }
    return String(decoding: json.bytes, as: UTF8.self) + "\n"
  }

  init(number: Int, kind: Kind, title: String, time: WallTime, files: [ChangedFile]) {
    (self.number, self.kind, self.title, self.time, self.files) = (number, kind, title, time, files)
  }

  /// Reads a record; nil for one that a crash has cut, or that somebody else wrote.
  init?(_ text: String) {
    guard case .object(let members)? = try? JSONReader.read(Array(text.utf8)),
      case .number(let number)? = members[Array("nomor".utf8)],
      case .string(let kind)? = members[Array("jenis".utf8)], let kind = Kind(rawValue: kind),
      case .string(let title)? = members[Array("judul".utf8)],
      case .number(let seconds)? = members[Array("waktu".utf8)],
      let files = ChangedFile.read(members),
      let number = Int(exactly: number), let seconds = Int(exactly: seconds)
    else { return nil }
    self.init(number: number, kind: kind, title: title, time: WallTime(seconds: seconds), files: files)
  }
}
