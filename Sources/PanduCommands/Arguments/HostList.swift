import FAQService

/// Names of hosts as they are typed: with commas between them, and white space where people like.
enum HostList {
  /// - Throws: ``ValueProblem/notHostName(_:)`` for the first that is no name, because a name that never matches would shut
  ///   everybody out, and an empty list would let everybody in.
  static func read(_ text: String) throws(ValueProblem) -> [HostName] {
    var hosts: [HostName] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let name = String(part.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
      guard let host = HostName(name) else { throw .notHostName(name) }
      hosts.append(host)
    }
    return hosts
  }
}
