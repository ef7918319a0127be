/// The words of a message as lists of commands have them.
enum MessageWords {
  /// Words of small letters and digits, separated by anything else; "e-mail" is one word.
  static func of(_ text: some StringProtocol) -> [String] {
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "-" }
    return words.flatMap { word -> [String] in
      word.hasPrefix("e-mail") ? ["email" + word.dropFirst(6)] : word.split(separator: "-").map(String.init)
    }
  }
}
