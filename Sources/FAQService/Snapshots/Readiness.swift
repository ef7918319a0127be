import Basics
import HTTPWire
import JSON
import JournalRecords

/// What `/readyz` says of a service that can answer: that it can, and what somebody should look into nevertheless.
enum Readiness {
  /// `journal`: nil where there is none. `version`: that of the knowledge that answers.
  ///
  /// A folder that cannot be used is no reason to send requests elsewhere: replicas read the same one. Nor is a journal
  /// that cannot be written: answers flow without it.
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

  /// Names no file: who may read this may not be who keeps the folder.
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
