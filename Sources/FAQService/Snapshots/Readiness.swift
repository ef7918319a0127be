import Basics
import HTTPWire
import JSON
import JournalRecords

/// The body of `/readyz`: that the service is ready, and problems that an operator should look into.
enum Readiness {
  /// A service with a broken folder is ready, because its replicas read the same folder. A service whose journal cannot be
  /// written is ready, too, because answers do not need the journal.
  ///
  /// - Parameters:
  ///   - reloads: the reloads so far.
  ///   - journal: the counts of the journal; nil where there is none.
  ///   - version: the version of the knowledge in force.
  /// - Returns: the body.
  static func json(_ reloads: ReloadRecord, _ journal: JournalCounts?, version: String) -> [UInt8] {
    var json = JSONWriter()
    json.object {
      $0.pair("status", "ready")
      if journal?.isFailing == true { $0.pair("journal", "failing") }
      guard let failure = reloads.failure else { return }
      let since = UTCTime(secondsSince1970: failure.since).text
      $0.pair("detail", detail(failure, since: since, version: version))
      $0.key("reload_failure")
      $0.object {
        $0.pair("since", since)
        $0.key("errors")
        $0.integer(failure.errors)
        if let reason = failure.reason { $0.pair("reason", reason) }
        $0.pair("knowledge_version", version)
      }
    }
    return json.bytes
  }

  /// The text names no file, because its readers need not be the editors of the folder.
  private static func detail(_ failure: ReloadRecord.Failure, since: String, version: String) -> String {
    if let reason = failure.reason {
      return """
        Reloading the knowledge has failed since \(since): the system cannot give its files (\(reason)). It is tried \
        again by itself. Answers come from version \(version) as before.
        """
    }
    let errors = failure.errors == 1 ? "1 error" : "\(failure.errors) errors"
    return """
      Reloading the knowledge has failed since \(since): \(errors), which standard error tells. \
      Answers come from version \(version) as before.
      """
  }
}
