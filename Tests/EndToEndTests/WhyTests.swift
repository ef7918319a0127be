// 1. `why` tells the decision, how each word was read, the rules that fired with their places, and the candidates.
// 2. Candidates stand from the most confident down, with the share that each keyword has in it.
// 3. All of it is told in the language of the knowledge.
// 4. `--json` gives the explained reply.

import TestSupport
import Testing

@Suite(.timeLimit(runningMinutes: 5)) struct WhyTests {
  @Test func `readings and candidates are told`() throws {
    let run = try Program.run(["why", "gmn cara resset pasword pak", "--knowledge", Folders.shipped])
    #expect(run.code == 0)
    #expect(run.lines.first == "Keputusan: dijawab dengan lupa-password")
    #expect(run.lines.contains("  Kata-kata dibaca sebagai"))
    #expect(run.lines.contains { $0.hasPrefix("    \"pasword\" dibaca \"password\" (") })
    #expect(run.lines.contains { $0.hasPrefix("    \"resset\" dibaca \"reset\" (") })
    #expect(run.lines.contains("    \"pak\" tidak dihitung"))
    let shares = run.lines.compactMap { $0.wholeMatch(of: #/    (\d\.\d\d) +\S.*/#).flatMap { Double($0.1) } }
    #expect(shares.count >= 2)
    #expect(shares == shares.sorted(by: >))
  }

  @Test func `a rule is told with its place`() throws {
    let run = try Program.run([
      "why", "maaf user id atau password anda salah", "--knowledge", Folders.shipped,
    ])
    let place = "\(Folders.shipped)/login/login-kredensial-salah.md:"
    #expect(run.lines.contains { $0.hasPrefix("    login-kredensial-salah (\(place)") })
  }

  /// Words of an Indonesian explanation that English does not have.
  private static let indonesian: Set<String> = [
    "keputusan", "dijawab", "dengan", "tanya", "balik", "umum", "dari", "kategori", "balasan", "tetap",
    "pertanyaan", "kabur", "tidak", "tahu", "kata", "dibaca", "sebagai", "dianggap", "nama", "dihitung",
    "dikenal", "disamarkan", "aturan", "yang", "cocok", "calon", "jawaban", "mirip", "bagian", "antara",
    "semua", "pokok", "kalah", "pertama", "sebesar", "huruf", "berulang", "dipendekkan", "ulang",
    "bersambung", "dipisah", "hidup", "ditambahkan", "salah", "ketik", "padanan", "imbuhan", "dilepas",
    "gabungan",
  ]

  @Test func `in English`() throws {
    let folder = try TemporaryFolder([
      "basis.md": "---\nname: Town hall\nlanguage: en\n---\n# Town hall\n",
      "parking.md":
        "# Parking\n\nPark behind the building.\n\n## Questions\n- where can I park my car\n- is there a parking place\n",
    ])
    let run = try Program.run(["why", "where can i park", "--knowledge", folder.path])
    #expect(run.code == 0)
    #expect(run.lines.first == "Decision: answered with parking")
    #expect(run.lines.contains("  The words are read as") && run.lines.contains("  Rules that match"))
    #expect(
      run.lines.contains("  Candidates") && run.lines.contains { $0.hasSuffix("share among all subjects") })
    let asked = try Program.run([
      "ask", "--json", "--explain", "where can i park", "--knowledge", folder.path,
    ])
    #expect(asked.output.contains("Decision: answered with parking"))
    for question in ["where can i park", "zebra zeppelin", "parkng plaace", "whereis my car", "it fails"] {
      let why = try Program.run(["why", question, "--knowledge", folder.path])
      let words = Set(why.output.lowercased().split { !$0.isLetter }.map(String.init))
      #expect(words.isDisjoint(with: Self.indonesian), "\(why.output)")
    }
  }

  @Test func `the explained reply is its JSON`() throws {
    let folder = try Folders.small()
    let run = try Program.run(["why", "--json", "kapan kantor buka", "--knowledge", folder.path])
    let reply = try ReplyObject(run.output)
    #expect(reply.keys == ReplyObject.keys.union(ReplyObject.explained))
    #expect(reply.objects("candidates").first?["entry"] as? String == "jam-buka")
  }
}
