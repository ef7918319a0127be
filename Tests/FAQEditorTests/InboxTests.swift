// 1. The inbox has what was not known, asked back, or found unhelpful; not what is answered, outside, or answered by now.
// 2. Groups are in the order of how often they came; each names its nearest entry.
// 3. What is written as outside or ignored does not come back, also not at another desk; "Belum terjawab" goes down by it.
// 4. A wording is added once it was shown what it moves; every other byte of the file stays, and it can be undone.
// 5. A group that is done, an entry that has changed meanwhile, and an empty wording are refused; nothing is written.
// 6. An inbox of 30 groups is worked off with the first button of each page; what was done lies in `.pandu`, as hashes.

import Basics
import FAQKnowledge
import Foundation
import HTTPWire
import JournalRecords
import Testing

@testable import FAQEditor

@Suite struct InboxTests {
  private func asked(
    _ text: String, _ outcome: QuestionRecord.Outcome, isOutside: Bool = false, daysAgo: Int = 1
  ) -> JournalRecord {
    let time = JournalTime(milliseconds: (Officer.now.seconds - daysAgo * 86_400) * 1_000)
    return .question(QuestionRecord(time: time, question: text, outcome: outcome, isOutside: isOutside))
  }

  private func disk(_ records: [JournalRecord]) -> MemoryDisk {
    let disk = Office.disk()
    for record in records { disk.add(record) }
    return disk
  }

  /// Ignores a group, or writes its first question as outside, as the buttons of the pages do.
  private func finish(_ group: String, _ action: String, _ officer: Officer) throws -> Response {
    let fields = [("kelompok", group), ("aksi", action)]
    let response = try officer.post("/kotak", fields)
    return action == "luar" ? try officer.post("/kotak", Page(response).outside()) : response
  }

  private func inbox(_ officer: Officer) throws -> Page { Page(try officer.get("/kotak")) }

  private func title(_ page: Page) -> String? {
    page.text.components(separatedBy: "id=\"kelompok\">").dropFirst().first?.components(separatedBy: "<")
      .first
  }

  private func progress(_ page: Page) -> String? {
    page.text.components(separatedBy: "Belum terjawab: ").dropFirst().first?.components(separatedBy: "<")
      .first
  }

  private static let unhelpful = JournalRecord.feedback(
    FeedbackRecord(
      time: JournalTime(milliseconds: 0), entry: "parkir", isHelpful: false, question: "tempat parkir motor"))

  @Test func `what is in it`() throws {
    let officer = try Officer.inside(
      disk([
        asked("sewa gedung untuk pesta", .fallback), asked("Sewa gedung, untuk pesta?", .fallback),
        asked("zumba", .clarify), asked("resep rendang", .fallback, isOutside: true),
        asked("tempat parkir motor", .answer), Self.unhelpful,
        // Answered by now: somebody has written the entry since.
        asked("kantor buka jam berapa", .fallback),
      ]))
    let page = try inbox(officer)
    #expect(title(page) == "sewa gedung untuk pesta")
    #expect(progress(page) == "4 dari 5 pertanyaan")
    #expect(page.text.contains("2 kali tidak tahu") && page.text.contains("zumba"))
    #expect(page.text.contains("1 kali tidak membantu") && page.text.contains("1 kali ditanya balik"))
    #expect(!page.text.contains("resep rendang") && !page.text.contains("kantor buka jam berapa"))
  }

  @Test func `the nearest entry is picked`() throws {
    let officer = try Officer.inside(disk([Self.unhelpful]))
    #expect(try inbox(officer).text.contains("<option value=\"parkir\" selected>"))
  }

  @Test func `without a journal, and with nothing to do`() throws {
    let empty = try Officer.inside(disk([]))
    #expect(try inbox(empty).text.contains("--journal"))
    let done = try Officer.inside(disk([asked("kantor buka jam berapa", .fallback)]))
    #expect(try inbox(done).text.contains("Semua sudah beres"))
  }

  @Test(arguments: ["luar", "abaikan"]) func `it does not come back`(action: String) throws {
    let disk = disk([
      asked("sewa gedung", .fallback), asked("sewa gedung", .fallback), asked("zumba", .fallback),
    ])
    let officer = try Officer.inside(disk)
    let page = try inbox(officer)
    let group = try #require(page.value("kelompok"))
    let response = try finish(group, action, officer)
    #expect(response.status == 303 && response.field("Location") == "/kotak?kabar=\(action)")
    for desk in [officer, try Officer.inside(disk)] {
      let next = try inbox(desk)
      #expect(title(next) == "zumba" && progress(next) == "1 dari 3 pertanyaan")
    }
    // Asked again, in other capitals and with other signs, it stays away.
    disk.add(asked("SEWA gedung??", .fallback))
    #expect(try title(inbox(officer)) == "zumba")
    let file = try #require(disk[DoneQuestions.name])
    #expect(file.contains(action) && !file.contains("sewa"))
    // The same form again.
    #expect(try officer.post("/kotak", [("kelompok", group), ("aksi", action)]).status == 409)
  }

  @Test func `a wording is added`() throws {
    let disk = disk([asked("garasi", .fallback), asked("zumba", .fallback)])
    disk["pertanyaan-uji.jsonl"] =
      #"{"question": "garasi kantor", "outcome": "answer", "expect": ["parkir"]}"# + "\n"
    let officer = try Officer.inside(disk)
    let before = try #require(disk["umum/parkir.md"])
    let group = try #require(try inbox(officer).value("kelompok"))
    let fields = [("kelompok", group), ("pertanyaan", "garasi"), ("entri", "parkir")]
    let shown = Page(try officer.post("/kotak", fields + [("aksi", "tambah")]))
    #expect(shown.text.contains("Yang berubah") && shown.text.contains("membaik"))
    #expect(shown.text.contains("garasi kantor") && disk["umum/parkir.md"] == before)
    let version = try #require(shown.value("versi"))
    let done = try officer.post("/kotak", fields + [("aksi", "terbit"), ("versi", version)])
    #expect(done.field("Location") == "/kotak?kabar=tambah")
    let wording = "- di mana saya bisa parkir\n"
    #expect(disk["umum/parkir.md"] == before.replacing(wording, with: wording + "- garasi\n"))
    #expect(try title(inbox(officer)) == "zumba")
    #expect(Page(try officer.get("/riwayat")).text.contains("Tempat parkir"))
  }

  @Test func `what is refused`() throws {
    let disk = disk([asked("garasi", .fallback)])
    let officer = try Officer.inside(disk)
    let group = try #require(try inbox(officer).value("kelompok"))
    let names = disk.names
    let base = [("kelompok", group), ("aksi", "terbit"), ("versi", "alt")]
    for (fields, status) in [
      ([("pertanyaan", " "), ("entri", "parkir")], 400),
      ([("pertanyaan", "a"), ("entri", "tidak-ada")], 400),
      ([("pertanyaan", "garasi"), ("entri", "parkir")], 409),
    ] {
      #expect(try officer.post("/kotak", base + fields).status == status)
    }
    #expect(try officer.post("/kotak", [("kelompok", group), ("aksi", "lain")]).status == 400)
    #expect(try officer.post("/kotak", [("kelompok", "x"), ("aksi", "luar")]).status == 409)
    #expect(disk.names == names)
    disk.makeReadOnly()
    #expect(try finish(group, "luar", officer).status == 500)
    #expect(try title(inbox(officer)) == "garasi")
  }

  @Test func `a new entry takes the wordings along`() throws {
    let officer = try Officer.inside(disk([asked("sewa gedung & aula", .fallback)]))
    let group = try #require(try inbox(officer).value("kelompok"))
    let response = try officer.post("/kotak", [("kelompok", group), ("aksi", "baru")])
    let address = try #require(response.field("Location"))
    let page = Page(try officer.get(address))
    #expect(page.value("judul") == "sewa gedung & aula" && page.value("pertanyaan") == "sewa gedung & aula")
  }

  @Test func `thirty groups`() throws {
    let words = """
      zumba kelapa gitar menara kucing payung rendang sepeda kamera jendela bantal gelas wayang komodo lampion
      permadani kompas terompet delman kuali angklung durian layang perahu topeng gasing celengan kacang sarung bedug
      """.split(whereSeparator: \.isWhitespace).map(String.init)
    let disk = disk(words.flatMap { word in [asked(word, .fallback), asked(word, .fallback)] })
    let officer = try Officer.inside(disk)
    var seen: Set<String> = []
    for left in stride(from: 60, to: 0, by: -2) {
      let page = try inbox(officer)
      #expect(progress(page) == "\(left) dari 60 pertanyaan")
      #expect(seen.insert(try #require(title(page))).inserted)
      let group = try #require(page.value("kelompok"))
      _ = try finish(group, left % 4 == 0 ? "luar" : "abaikan", officer)
    }
    let page = try inbox(officer)
    #expect(page.text.contains("Semua sudah beres") && progress(page) == "0 dari 60 pertanyaan")
  }

  @Test func `many changes of the file stay bounded`() {
    var keys: [String] = []
    for number in 0..<(DoneQuestions.most + 10) { keys.append("q\(number)") }
    let store = disk([]).store(at: Officer.now)
    let change = DoneQuestions(store).adding(keys, .ignored, at: Officer.now, store)
    #expect(change.after?.split(separator: "\n").count == DoneQuestions.most)
  }
}
