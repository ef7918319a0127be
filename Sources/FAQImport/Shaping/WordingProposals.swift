/// Ways in which readers may ask for an entry, taken from its title.
enum WordingProposals {
  /// - Parameter title: the question of the page.
  /// - Returns: the title without its sign, and what stands behind its asking words where that is more than a word or two.
  static func of(_ title: String) -> [String] {
    let plain = title.filter { !"?\"“”*:".contains($0) }.split(whereSeparator: \.isWhitespace).joined(
      separator: " ")
    guard plain.contains(where: \.isLetter) else { return [] }
    var wordings = [plain]
    let words = plain.split(separator: " ")
    let asking = words.prefix { asks.contains($0.lowercased()) }.count
    let rest = words.dropFirst(asking)
    if asking > 0, rest.count >= 3 { wordings.append(rest.joined(separator: " ")) }
    return wordings
  }

  private static let asks: Set<String> = [
    "apa", "apakah", "bagaimana", "bagaimanakah", "mengapa", "kenapa", "kapan", "dimana", "di", "mana",
    "siapa",
    "yang", "jika", "apabila", "bila", "kalau", "harus", "dilakukan", "saya", "lakukan", "caranya", "ketika",
    "saat",
  ]
}
