import Dispatch
import Synchronization
import TestSupport

/// Holds every answer to the rule that all of it belongs to one version, and remembers which versions were seen.
final class VersionChecker: Sendable {
  /// The knowledge version of each edition, by its number.
  let versions: [String]
  private let seen = Mutex<Set<Int>>([])
  private let found = Mutex<[String]>([])
  private let news = DispatchSemaphore(value: 0)

  init(versions: [String]) { self.versions = versions }

  var editions: Set<Int> { seen.withLock { $0 } }
  var faults: [String] { found.withLock { $0 } }

  /// Waits for so many more answers; a fault is the end of waiting.
  func waitForAnswers(_ count: Int) {
    while news.wait(timeout: .now()) == .success {}
    for _ in 0..<count where faults.isEmpty {
      // No answer needs as long.
      if news.wait(timeout: .now() + 60) == .timedOut { fault("no answer") }
    }
  }

  /// Takes what one client has seen.
  func note(_ editions: Set<Int>) { seen.withLock { $0.formUnion(editions) } }

  func fault(_ text: String) { found.withLock { $0.append(text) } }

  /// The number of the edition that an answer is of, if it is of one. What it names as its version, in a member, in its
  /// tag or anywhere else, has to be that edition's.
  func check(_ answer: WireAnswer, _ asked: Asked) -> Int? {
    defer { news.signal() }
    if answer.closes { fault("\(asked): the connection ends") }
    let marks = Edition.marks(in: answer.body)
    guard answer.status == 200, marks.count == 1, let number = marks.first else {
      fault("\(asked): \(answer.status) with the marks \(marks.sorted())")
      return nil
    }
    let own = versions[number]
    for (name, value) in [("member", answer.member("knowledge_version")), ("tag", answer.tagVersion)] {
      if let value, value != own { fault("\(asked): \(name) \(value) in the words of \(own)") }
    }
    if asked.target == "/" || asked.target.hasPrefix("/?"), !answer.text.contains(own) {
      fault("\(asked): the page does not name \(own)")
    }
    return number
  }

  /// An answer without words of the knowledge.
  func count(_ answer: WireAnswer, _ asked: Asked, status: Int) {
    if answer.closes || answer.status != status {
      fault("\(asked): \(answer.status), closes \(answer.closes)")
    }
    news.signal()
  }
}

extension WireAnswer {
  /// The text of a member of a JSON object, as long as nothing in it is escaped.
  func member(_ name: String) -> String? {
    let parts = text.split(separator: "\"\(name)\":\"", maxSplits: 1)
    return parts.count < 2 ? nil : parts[1].prefix { $0 != "\"" }.description
  }

  /// The whole tag.
  var tag: String? {
    fields.first { $0.hasPrefix("ETag: ") }.map { String($0.dropFirst(6)) }
  }

  /// The part of the tag that names the version.
  var tagVersion: String? { tag.map { String($0.dropFirst().prefix { $0 != "-" }) } }
}
