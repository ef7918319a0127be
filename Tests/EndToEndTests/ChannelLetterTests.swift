// 1. Over Telegram and over Rasa's channel a letter is written behind a yes, from the question to the finished letter.
// 2. Nothing of it is in the journal.
// 3. A restart drops one that is begun: its next field is a question that nobody knows.

import Foundation
import TestSupport
import Testing

@Suite(.timeLimit(runningMinutes: 5)) struct ChannelLetterTests {
  private static let letter = """
    # Surat izin masuk gedung

    Minta izin masuk gedung dengan surat.

    ## Pertanyaan
    - surat izin masuk gedung
    - cara minta izin masuk gedung

    ## Formulir
    ```
    IZIN MASUK
    Nama  : {{nama}}
    Surel : {{surel}}
    ```

    ## Isian
    - nama: Nama tamu | wajib, maks=40 | Nama lengkap.
    - surel: Surel tamu | wajib, email, maks=60 | Satu alamat.

    """

  /// The two channels, each with the body of a message and the name of the text in its answer.
  private enum Channel: CaseIterable {
    case telegram, rasa

    func request(_ text: String, _ number: Int) -> String {
      let body =
        switch self {
        case .telegram:
          #"{"update_id":\#(number),"message":{"chat":{"id":7,"type":"private"},"text":"\#(text)"}}"#
        case .rasa: #"{"sender":"7f3a","message":"\#(text)"}"#
        }
      let path = self == .telegram ? "telegram" : "rest/webhook"
      return "POST /webhooks/\(path) HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n"
        + "X-Telegram-Bot-Api-Secret-Token: rahasia_1\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"
    }
  }

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(["rahasia": "rahasia_1\n", "kb/umum/surat-izin.md": Self.letter])
  }

  private func start() throws -> ServingProgram {
    try ServingProgram([
      "--knowledge", folder.path + "/kb", "--telegram-secret-file", folder.path + "/rahasia", "--journal",
      folder.path + "/journal.jsonl",
    ])
  }

  /// The answers to some messages.
  private func say(_ messages: [String], over channel: Channel, to program: ServingProgram) throws -> [String]
  {
    let client = try program.client()
    return try messages.enumerated().map { number, text in
      client.send(channel.request(text, number + 1))
      let answer = try #require(client.answer())
      #expect(answer.status == 200)
      return String(decoding: answer.body, as: UTF8.self)
    }
  }

  private static let begin = ["surat izin masuk gedung", "Buatkan suratnya", "Ya, tulis di sini"]

  @Test func `from the question to the letter, and nothing in the journal`() throws {
    let program = try start()
    for channel in Channel.allCases {
      let heard = try say(
        Self.begin + ["Siti Aminah", "siti@maju.co.id", "jam buka kantor"], over: channel, to: program)
      #expect(heard[1].contains("riwayat obrolan") && heard[1].contains("Ya, tulis di sini"))
      #expect(heard[2].contains("Isian 1 dari 2") && heard[3].contains("Isian 2 dari 2"))
      #expect(heard[4].contains("Nama  : Siti Aminah") && heard[4].contains("Surel : siti@maju.co.id"))
      #expect(heard[5].contains("pukul delapan"))
    }
    program.terminate()
    #expect(program.wait() == 0)
    let journal = folder.read("journal.jsonl")
    #expect(journal.contains("surat izin masuk gedung") && journal.contains("jam buka kantor"))
    for words in ["Siti", "maju.co.id", "suratnya", "tulis di sini"] { #expect(!journal.contains(words)) }
  }

  @Test func `a restart drops it`() throws {
    for channel in Channel.allCases {
      let program = try start()
      let heard = try say(Self.begin + ["Siti Aminah"], over: channel, to: program)
      #expect(heard[3].contains("Isian 2 dari 2"))
      program.terminate()
      #expect(program.wait() == 0)
      let next = try say(["siti@maju.co.id"], over: channel, to: try start())
      #expect(!next[0].contains("Siti Aminah") && !next[0].contains("Isian"))
    }
  }
}
