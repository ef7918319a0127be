/// Indonesian affixes, taken off in every combination that leaves a word the dictionary knows.
///
/// The dictionary decides, as in Nazief and Adriani (1996): a rule proposes, and only a known root is taken, so
/// "dipindahkannya" gives "pindah" while "dinas" stays whole. Colloquial and neighbouring forms are in the same
/// tables: "-in" (kirimin), "ng-" (ngirim), "-ke" (mindahke), "-e" and "-ne" (surate), "-na" (carana).
package enum IndonesianAffixes {
  /// A prefix, and the letter that it hides at the front of the root: "meny" hides an s.
  struct Prefix: Sendable {
    let letters: [UInt8]
    let hidden: UInt8?
    /// The shortest root it is taken off from.
    let shortest: Int
    /// Of the standard language; the others are colloquial or of a neighbouring language.
    let isStandard: Bool
  }

  struct Suffix: Sendable {
    let letters: [UInt8]
    let shortest: Int
    let isStandard: Bool
  }

  /// Prefixes that are not of the standard language.
  private static let colloquialPrefixes: Set<String> = [
    "nge", "ku", "ng", "ny", "n", "m", "be", "ba", "ta", "ka", "ma", "dik", "ti",
  ]
  /// Suffixes of the standard language; any other is colloquial.
  private static let standardSuffixes: Set<String> = [
    "", "nya", "lah", "kah", "kan", "an", "i", "kannya", "annya", "inya", "kanlah", "nyalah",
  ]
  /// A word of the dictionary gives up an affix only for a root this long: "pengadaan" is no "ada".
  static let shortestOfKnown = 4

  /// Longer prefixes first, so that "menge-" is tried before "me-".
  static let prefixes: [Prefix] = table([
    ("memper", "", 3), ("diper", "", 3), ("menge", "", 3), ("penge", "", 3), ("nge", "", 3),
    ("meng", "", 3), ("meng", "k", 3), ("meny", "s", 3), ("mem", "", 3), ("mem", "p", 3), ("men", "", 3),
    ("men", "t", 3), ("me", "", 4), ("peng", "", 3), ("peng", "k", 3), ("peny", "s", 3), ("pem", "", 3),
    ("pem", "p", 3), ("pen", "", 3), ("pen", "t", 3), ("per", "", 4), ("pe", "", 4), ("ber", "", 3),
    ("bel", "", 4), ("ter", "", 3), ("di", "", 3), ("ke", "", 4), ("se", "", 4), ("ku", "", 4), ("ng", "", 3),
    ("ng", "k", 3), ("ny", "s", 3), ("n", "t", 3), ("m", "p", 4), ("m", "b", 4), ("be", "", 4), ("ba", "", 4),
    ("ta", "", 4),
    ("ka", "", 4), ("ma", "", 5), ("dik", "", 4), ("ti", "", 5),
  ])

  /// Suffixes with the shortest root each is taken off from; "" keeps the word as it is.
  static let suffixes: [Suffix] = [
    ("", 3), ("nya", 3), ("lah", 3), ("kah", 3), ("pun", 3), ("tah", 4), ("ku", 4), ("mu", 4), ("kan", 3),
    ("an", 3),
    ("i", 4), ("in", 3), ("e", 4), ("ne", 3), ("na", 4), ("ke", 4), ("nyo", 3), ("kannya", 3), ("annya", 3),
    ("innya", 3),
    ("inya", 4), ("anku", 3), ("ken", 4), ("keun", 3), ("no", 4), ("ny", 4), ("anlah", 3), ("kanlah", 3),
    ("nyalah", 3), ("nyakah", 3),
    ("ankah", 3), ("kankah", 3), ("ipun", 4), ("n", 4), ("k", 5), ("ya", 4), ("a", 5), ("mi", 4), ("ji", 4),
  ].map { Suffix(letters: Array($0.0.utf8), shortest: $0.1, isStandard: standardSuffixes.contains($0.0)) }

  /// Looks each shorter form up, nearest to the typed word first, until one is found.
  ///
  /// The form lies in `scratch`, which is overwritten.
  /// `isKnown`: whether the word is one of the dictionary's own, so that only standard affixes come off it.
  /// `find`: a form in the dictionary. It is handed the dictionary, because to hold it would be to copy it.
  /// - Returns: the form that was found, or nil when no form was.
  static func strip<Dictionary, Root>(
    _ word: [UInt8], _ range: Range<Int>, isKnown: Bool = false, scratch: inout [UInt8],
    in dictionary: Dictionary, find: (Dictionary, [UInt8]) -> Root?
  ) -> Root? {
    for suffix in suffixes where ends(word, range, with: suffix.letters) && (suffix.isStandard || !isKnown) {
      let body = range.lowerBound..<range.upperBound - suffix.letters.count
      let shortest = max(suffix.shortest, isKnown ? shortestOfKnown : 0)
      if !suffix.letters.isEmpty, body.count >= shortest {
        scratch.removeAll(keepingCapacity: true)
        scratch.append(contentsOf: word[body])
        if let found = find(dictionary, scratch) { return found }
      }
      for prefix in prefixes where starts(word, body, with: prefix.letters) && (prefix.isStandard || !isKnown)
      {
        let root = body.lowerBound + prefix.letters.count..<body.upperBound
        let length = root.count + (prefix.hidden == nil ? 0 : 1)
        guard length >= max(prefix.shortest, shortest) else { continue }
        scratch.removeAll(keepingCapacity: true)
        if let hidden = prefix.hidden { scratch.append(hidden) }
        scratch.append(contentsOf: word[root])
        if let found = find(dictionary, scratch) { return found }
      }
    }
    return nil
  }

  private static func starts(_ word: [UInt8], _ range: Range<Int>, with letters: [UInt8]) -> Bool {
    guard range.count > letters.count else { return false }
    var offset = 0
    while offset < letters.count {
      if word[range.lowerBound + offset] != letters[offset] { return false }
      offset += 1
    }
    return true
  }

  private static func ends(_ word: [UInt8], _ range: Range<Int>, with letters: [UInt8]) -> Bool {
    guard range.count > letters.count else { return false }
    let from = range.upperBound - letters.count
    var offset = 0
    while offset < letters.count {
      if word[from + offset] != letters[offset] { return false }
      offset += 1
    }
    return true
  }

  private static func table(_ rows: [(String, String, Int)]) -> [Prefix] {
    rows.map {
      Prefix(
        letters: Array($0.0.utf8), hidden: $0.1.utf8.first, shortest: $0.2,
        isStandard: !colloquialPrefixes.contains($0.0))
    }
  }
}
