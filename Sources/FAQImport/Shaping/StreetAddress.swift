import Basics

/// The address of a house in a line: from `Jl.` or `Jalan` to the end of the sentence.
enum StreetAddress {
  static func find(_ line: String) -> String? {
    guard ["Jl", "JL", "Jalan", "JALAN"].contains(where: { line.firstPlace(of: $0) != nil }) else {
      return nil
    }
    let words = line.split(separator: " ")
    guard let start = words.indices.first(where: { isStreet(words, $0) }) else { return nil }
    var kept: [Substring] = []
    for word in words[start...].prefix(30) {
      let plain = word.lowercased().filter(\.isLetter)
      if ends.contains(plain) { break }
      kept.append(word)
      let isEnd = word.hasSuffix(";") || word.hasSuffix(".") && plain.count > 4
      if isEnd { break }
    }
    let text = kept.joined(separator: " ")
    let address = String(text.reversed().drop { ".,;:( ".contains($0) }.reversed())
    return address.contains(where: \.isNumber) || address.contains(",") ? address : nil
  }

  private static func isStreet(_ words: [Substring], _ index: Int) -> Bool {
    let name = words[index].lowercased().filter { $0.isLetter || $0 == "." }
    guard ["jl.", "jln.", "jl", "jln", "jalan"].contains(name), index + 1 < words.count,
      words[index].first?.isUppercase == true || name != "jalan"
    else { return false }
    return words[index + 1].first.map { $0.isUppercase || $0.isNumber } == true
  }

  private static let ends: Set<String> = [
    "telp", "telepon", "tlp", "email", "e-mail", "fax", "faks", "hp", "wa", "whatsapp", "pada", "setiap",
    "dengan",
    "atau", "untuk", "dan", "senin", "buka", "saat", "website", "web", "laman",
  ]
}
