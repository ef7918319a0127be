import FAQText

/// The words of an explanation, for officers and auditors.
package struct ExplanationWords: Sendable {
  private let hidesFolders: Bool

  /// `hidesFolders`: whether a file is named with its last folder only, for readers who need not know where the
  /// knowledge lies. The default is no.
  package init(hidesFolders: Bool = false) { self.hidesFolders = hidesFolders }

  let readings = "Kata-kata dibaca sebagai"
  let rules = "Aturan yang cocok"
  let candidates = "Calon jawaban"
  let share = "bagian di antara semua pokok"
  let unknownShare = "bagian kata yang tidak dikenal"
  let behind = "kalah dari calon pertama sebesar"
  let vague = "pertanyaan kabur"
  let nothing = "tidak tahu"
  let hidden = "(data pribadi) disamarkan"

  func decision(_ name: String) -> String { "Keputusan: \(name)" }
  func answer(_ entry: String) -> String { "dijawab dengan \(entry)" }
  func askBack(_ category: String?) -> String {
    category.map { "tanya balik dari kategori \($0)" } ?? "tanya balik umum"
  }
  func canned(_ name: String) -> String { "balasan tetap: \(name)" }
  func category(_ id: String) -> String { "kategori \(id)" }
  func name(_ typed: String) -> String { "\"\(typed)\" dianggap nama, tidak dihitung" }
  func filler(_ typed: String) -> String { "\"\(typed)\" tidak dihitung" }
  func unknown(_ typed: String) -> String { "\"\(typed)\" tidak dikenal" }
  func rule(_ entry: String, _ path: String, _ line: Int) -> String {
    let shown = hidesFolders ? path.split(separator: "/").suffix(2).joined(separator: "/") : path
    return "\(entry) (\(shown):\(line))"
  }
  func nearest(_ wording: String) -> String { "mirip dengan \"\(wording)\"" }

  func reading(_ typed: String, _ terms: String, _ changes: Token.Changes) -> String {
    guard typed.lowercased() != terms else { return "\"\(typed)\"" }
    let how = ExplanationWords.names.filter { changes.contains($0.0) }.map(\.1).joined(separator: ", ")
    return "\"\(typed)\" dibaca \"\(terms)\"" + (how.isEmpty ? "" : " (\(how))")
  }

  private static let names: [(Token.Changes, String)] = [
    (.shortened, "huruf berulang dipendekkan"), (.undoubled, "kata ulang"),
    (.split, "kata bersambung dipisah"), (.vowels, "huruf hidup ditambahkan"),
    (.typo, "salah ketik"), (.synonym, "padanan"), (.stemmed, "imbuhan dilepas"), (.joined, "gabungan kata"),
  ]
}
