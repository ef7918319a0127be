/// Addresses of links.
enum WebAddress {
  /// The address of a link that can be followed from elsewhere; nil for one within its page or site.
  static func kept(_ target: String) -> String? {
    let text = target.filter { !$0.isWhitespace }
    let lowered = text.lowercased()
    guard ["http://", "https://", "mailto:", "tel:"].contains(where: lowered.hasPrefix), text.count > 8 else {
      return nil
    }
    return text.map { $0 == "(" ? "%28" : $0 == ")" ? "%29" : String($0) }.joined()
  }

  /// Addresses that lead to the same page have equal keys.
  static func key(_ address: String) -> String {
    var text = address.lowercased()[...]
    for start in ["https://", "http://", "www."] where text.hasPrefix(start) {
      text = text.dropFirst(start.count)
    }
    while text.hasSuffix("/") { text.removeLast() }
    return String(text)
  }
}
