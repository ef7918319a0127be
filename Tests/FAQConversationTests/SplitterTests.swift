// 1. A message is cut at each connector and list number that stands there as a word of its own. A number without a sign
//    behind it is one when it begins a clause and is the next of a list.
// 2. A part with fewer than two words that carry a subject is no part; a message of one part is not cut.
// 3. The end of a sentence cuts nothing, and a long message is left whole.

@testable import FAQConversation
import ShippedKnowledge
import Testing

struct SplitterTests {
  private func parts(_ message: String) -> [String] {
    let text = Array(message.utf8)
    let splitter = MessageSplitter(["terus", "selain itu", "lalu"])
    return splitter.segments(ShippedKnowledge.tokens(text), of: text).map { range in
      String(String(decoding: text[range], as: UTF8.self).filter { $0 != "," })
        .split(separator: " ").joined(separator: " ")
    }
  }

  @Test(
    arguments: [
      ("lupa password terus email lama mati", ["lupa password", "email lama mati"]),
      ("Lupa Password, TERUS email lama mati", ["Lupa Password", "email lama mati"]),
      (
        "lupa password selain itu email mati lalu sikap gagal",
        ["lupa password", "email mati", "sikap gagal"]
      ),
      ("1. lupa password 2. email lama mati", ["lupa password", "email lama mati"]),
      ("1) lupa password 2) email lama mati", ["lupa password", "email lama mati"]),
      (
        "ada 2 masalah: 1 lupa password, 2 email lama mati",
        ["ada 2 masalah:", "lupa password", "email lama mati"]
      ),
      ("1 lupa password, 2 email lama mati", ["lupa password", "email lama mati"]),
      ("2 lupa password, 3 email lama mati", []), ("lupa password 1 email lama mati", []),
      ("login error terus", []), ("terus bagaimana", []), ("", []),
      ("lupa password. email lama mati", []),
      ("daftar melalui aplikasi dan seterusnya di LPSE", []),
      ("error 554 5 kali lupa password", []),
    ])
  func `a message is cut`(message: String, parts: [String]) {
    #expect(self.parts(message) == parts)
  }

  @Test func `a story is left whole`() {
    let story = Array(repeating: "lupa password", count: 14).joined(separator: " ")
    #expect(parts(story + " terus email lama mati") == [])
  }
}
