// 1. With a file that holds a secret, an update is answered in the response, and one with another secret is 401.
// 2. A file that holds none, or is none, is no start: exit code 66 and the reason.
// 3. A name that Telegram gives to nobody is exit code 64.

import Foundation
import TestSupport
import Testing

@Suite(.timeLimit(runningMinutes: 5)) struct TelegramTests {
  @Test func `an update is answered`() throws {
    let folder = try TemporaryFolder()
    try folder.write("rahasia", "rahasia_1\n")
    let program = try ServingProgram(["--telegram-secret-file", folder.path + "/rahasia"])
    let client = try program.client()
    let update = #"{"update_id":1,"message":{"chat":{"id":7,"type":"private"},"text":"/start"}}"#
    for (secret, status) in [("rahasia_1", 200), ("rahasia_2", 401)] {
      client.send(
        "POST /webhooks/telegram HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n"
          + "X-Telegram-Bot-Api-Secret-Token: \(secret)\r\nContent-Length: \(update.utf8.count)\r\n\r\n\(update)"
      )
      let answer = try #require(client.answer())
      #expect(answer.status == status)
      #expect(
        String(decoding: answer.body, as: UTF8.self).contains(#""method":"sendMessage""#) == (status == 200))
    }
  }

  @Test func `no secret, no start`() throws {
    let folder = try TemporaryFolder()
    for (content, reason) in [
      ("", "kosong"), ("\n", "kosong"), ("a b", "berisi selain huruf Latin"),
      (String(repeating: "x", count: 257), "lebih panjang dari 256 huruf"),
      (String(repeating: "x", count: 2_000), "lebih besar dari 1024 bita"),
    ] {
      try folder.write("rahasia", content)
      let run = try Program.run(["serve", "--port", "0", "--telegram-secret-file", folder.path + "/rahasia"])
      #expect(run.code == 66 && run.error.contains(reason), "\(run.error)")
    }
    for path in [folder.path + "/none", folder.path, "/dev/null"] {
      let run = try Program.run(["serve", "--port", "0", "--telegram-secret-file", path])
      #expect(run.code == 66 && run.error.contains("tidak dapat dibaca"), "\(run.error)")
    }
  }

  @Test(arguments: ["a b", "abc", "nama-bot", "@"]) func `no name of a bot`(name: String) throws {
    let run = try Program.run(["serve", "--port", "0", "--telegram-name", name])
    #expect(run.code == 64 && run.error.contains("bukan nama bot"))
  }
}
