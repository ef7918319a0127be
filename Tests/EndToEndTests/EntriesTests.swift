// 1. All entries stand in a table, one a line, in the order of their files; with `--json`, an object a line.
// 2. One entry is shown in full, with what an answer leaves to the next word, or as an object with all that it says.
//    Its guided check stands below it, with all questions.

import TestSupport
import Testing

@Suite(.timeLimit(runningMinutes: 5)) struct EntriesTests {
  @Test func `all entries are listed`() throws {
    let folder = try Folders.small()
    let run = try Program.run(["entries", "--knowledge", folder.path])
    #expect(
      run.lines.map { $0.split(separator: " ").joined(separator: " ") } == [
        "umum jam-buka Jam buka", "umum tempat-parkir Tempat parkir",
      ])
    #expect(run.code == 0)
  }

  @Test func `all entries are listed as objects`() throws {
    let folder = try Folders.small()
    let run = try Program.run(["entries", "--json", "--knowledge", folder.path])
    let objects = try run.lines.map(ReplyObject.init)
    #expect(objects.map { $0.fields["id"] as? String } == ["jam-buka", "tempat-parkir"])
    #expect(objects.allSatisfy { $0.keys == ["id", "title", "category", "audience"] })
  }

  @Test func `one entry is shown in full`() throws {
    let entry = try Program.run(["entries", "sop-akun-helpdesk", "--knowledge", Folders.shipped])
    let answer = try Program.run([
      "ask", "sop reset password helpdesk purbalingga", "--knowledge", Folders.shipped,
    ])
    for said in ["SOP reset password dan informasi User ID", "\n9. Mengarsipkan berkas"] {
      #expect(entry.output.contains(said) && answer.output.contains(said), "\(said)")
    }
    // An answer leaves the notes to the next word, the lookup does not.
    #expect(entry.output.contains("disahkan 4 Februari 2014") && !answer.output.contains("disahkan"))
    #expect(entry.code == 0)
  }

  @Test func `a guided check is shown below its entry`() throws {
    let run = try Program.run(["entries", "sikap-gagal-integrasi", "--knowledge", Folders.shipped])
    let head = try #require(run.output.firstRange(of: "\n\nPemeriksaan langkah demi langkah:\n1. "))
    let (answer, check) = (run.output[..<head.lowerBound], run.output[head.upperBound...])
    #expect(
      answer.hasSuffix(
        "Kontak LPSE dan LKPP\n\nJawaban ini disusun oleh program (Pandu), bukan ditulis oleh petugas."))
    #expect(check.contains("\n   - Sudah lengkap semua → 2\n2. "))
    #expect(
      check.contains("karena integrasi SIKAP tidak bisa dilakukan di LPSE tertentu itu. → LPSE Support\n"))
    #expect(!answer.contains("Bagaimana isinya?"))
  }

  @Test func `one entry is an object with all that it says`() throws {
    let run = try Program.run(["entries", "sop-akun-helpdesk", "--json", "--knowledge", Folders.shipped])
    let entry = try ReplyObject(run.output)
    let expected: Set = [
      "id", "title", "category", "audience", "summary", "steps", "procedure", "attachments", "notes",
      "contacts", "sources",
      "related", "questions", "check", "text", "letter", "knowledge_version",
    ]
    #expect(entry.keys.isSuperset(of: expected))
    #expect((entry.fields["procedure"] as? [[String]])?.count == 10)
    #expect((entry.fields["questions"] as? [String])?.isEmpty == false)
  }
}
