import FAQService

/// Names of hosts as they are typed: separated by commas, with white space around them or not.
enum HostList {
  /// - Throws: ``ValueProblem/notHostName(_:)`` with the first that is no name. A name that never matches would refuse all
  ///   requests, and an empty list would accept all.
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
