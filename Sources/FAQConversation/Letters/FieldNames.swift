import FAQKnowledge

/// Finds the fields that a few words mean: "email", "nomor telepon", "nama pemohon".
enum FieldNames {
  /// Numbers of the fields that most words stand for. Each word must be one of a field's name, label or hint, and at
  /// least one must be of its name or label, because else the words mean no field.
  static func find(_ words: [String], _ fields: [Letter.Field]) -> [Int] {
    let counts = fields.map { field -> Int in
      let own = MessageWords.of(field.name.split(separator: "_").joined(separator: " ") + " " + field.label)
      let hint = MessageWords.of(field.hint)
      guard words.allSatisfy({ means($0, own) || means($0, hint) }) else { return 0 }
      return words.count { means($0, own) }
    }
    guard let most = counts.max(), most > 0 else { return [] }
    return counts.indices.filter { counts[$0] == most }
  }

  /// Whether a word is another one, shortened, with "-nya", or mistyped.
  private static func means(_ word: String, _ names: [String]) -> Bool {
    let stem = word.hasSuffix("nya") && word.count > 5 ? String(word.dropLast(3)) : word
    return names.contains { name in
      name == word || name == stem || (stem.count >= 4 && name.hasPrefix(stem))
        || (stem.count >= 5 && (NearestName.of(stem, among: [name]) != nil || stem.sorted() == name.sorted()))
    }
  }
}
