import Foundation
import Glibc
import Synchronization
import TestSupport
import Testing

/// Clients that ask and give feedback until they are told to stop or the server is gone, each on a thread of its own.
final class JournalLoad: Sendable {
  /// What was sent and what the server said of it.
  struct Seen {
    /// Comments of feedback that was answered 204.
    var kept: Set<String> = []
    /// Of feedback that was answered 503.
    var refused: Set<String> = []
    var answered = 0
    var others: [Int] = []
  }

  private let seen = Mutex(Seen())
  private let running = Atomic<Int>(0)
  private let stops = Atomic<Bool>(false)

  var all: Seen { seen.withLock { $0 } }

  /// `name`: begins each comment, which has no digits that could be taken for a number to hide.
  init(_ name: String, port: Int, clients: Int) {
    running.store(clients, ordering: .relaxed)
    for client in 0..<clients {
      Thread.detachNewThread { [self] in
        run("\(name)-\(client)", port)
        running.subtract(1, ordering: .releasing)
      }
    }
  }

  /// Waits until the server is gone, for all clients; each gives up on one that is silent.
  func wait() {
    let isEnd = eventually(within: 2 * RawClient.patience) { running.load(ordering: .acquiring) == 0 }
    #expect(isEnd, "clients are still at work")
  }

  func stop() {
    stops.store(true, ordering: .relaxed)
    wait()
  }

  private func run(_ name: String, _ port: Int) {
    guard let client = RawClient(port: port) else { return }
    var number = 0
    while !stops.load(ordering: .relaxed) {
      number += 1
      let comment = "\(name)-\(number)"
      let question = #"{"question":"jam buka kantor"}"#
      let feedback = #"{"entry":"jam-buka","helpful":true,"comment":"\#(comment)"}"#
      // Both in one piece: what is asked is answered before, and never behind, the feedback.
      client.send(post("/v1/ask", question) + post("/v1/feedback", feedback))
      let answers = client.answers(2)
      seen.withLock { seen in
        if answers.first?.status == 200 { seen.answered += 1 }
        guard answers.count == 2 else { return }
        switch answers[1].status {
        case 204: seen.kept.insert(comment)
        case 503: seen.refused.insert(comment)
        case let other: seen.others.append(other)
        }
      }
      if answers.count < 2 { return }
    }
  }

  private func post(_ path: String, _ body: String) -> String {
    "POST \(path) HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n\r\n"
      + body
  }
}
