import Foundation

/// One `ask --json` process over the shipped knowledge, which several tests look at.
enum Asked {
  /// A question for each outcome of one turn; the last cannot be a question.
  static let questions = [
    "answer": "lupa password", "clarify": "tidak bisa login", "smalltalk": "terima kasih",
    "handoff": "mau bicara dengan petugas", "fallback": "qwzx blorf vrum", "nothing": "",
  ]
  static let order = ["answer", "clarify", "smalltalk", "handoff", "fallback", "nothing"]

  static let plain = Result { try ask(["--json"]) }
  static let explained = Result { try ask(["--json", "--explain"]) }

  private static func ask(_ flags: [String]) throws -> Program.Run {
    let input = order.map { (questions[$0] ?? "") + "\n" }.joined()
    return try Program.run(["ask", "--knowledge", Folders.shipped] + flags, input: input)
  }
}
