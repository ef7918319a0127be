// 1. A notice holds from its beginning on and until its end, is coming for 24 hours before and has ended for 7 days after, to
//    the second; a missing time never comes.
// 2. Its times are by the clock of its zone, else by that of the office, else WIB.
// 3. Each mistake is one error at the value of its key; no title is an error; nothing else about a notice is a warning.
// 4. Those that stand come current first, then coming, then ended.

import Basics
import Testing

@testable import FAQKnowledge

struct NoticeTests {
  private static let entry = "# Jam buka\n\nPukul delapan.\n\n## Pertanyaan\n- jam buka\n"

  private func load(_ notice: String, basis: String = "") throws -> (
    base: KnowledgeBase, problems: [Diagnostic]
  ) {
    let folder = try TemporaryFolder([
      "login/jam-buka.md": NoticeTests.entry, "pengumuman/lpse-mati.md": notice, "basis.md": basis + "# B\n",
    ])
    let (base, problems) = KnowledgeLoader.load(folder.path)
    return (base, problems.filter { $0.location.path.contains("/pengumuman/") })
  }

  private func time(_ text: String) throws -> WallTime { try #require(WallTime(rfc3339: text)) }

  @Test(
    arguments: [
      ("2026-11-19T21:59:59+07:00", nil), ("2026-11-19T22:00:00+07:00", .coming),
      ("2026-11-20T21:59:59+07:00", .coming), ("2026-11-20T22:00:00+07:00", .current),
      ("2026-11-21T03:59:59+07:00", .current), ("2026-11-21T04:00:00+07:00", .ended),
      ("2026-11-28T03:59:59+07:00", .ended), ("2026-11-28T04:00:00+07:00", nil),
    ] as [(String, Notice.State?)])
  func `states to the second`(at text: String, state: Notice.State?) throws {
    let (base, problems) = try load(
      "---\nmulai: 2026-11-20 22:00\nsampai: 2026-11-21 04:00\n---\n# LPSE mati\n")
    #expect(problems == [])
    #expect(base.notices.map { $0.state(at: WallTime(rfc3339: text) ?? WallTime(seconds: 0)) } == [state])
  }

  @Test func `every second around the turns`() throws {
    var notice = Notice(id: "a", title: "A", zone: .wib, location: SourceLocation(path: "a"))
    (notice.from, notice.until) = (WallTime(seconds: 1_000_000), WallTime(seconds: 1_000_060))
    for second in (1_000_000 - 86_400 - 3)...(1_000_060 + 604_800 + 3)
    where second % 997 < 5 || second < 914_000 {
      let state = notice.state(at: WallTime(seconds: second))
      let right: Notice.State? =
        switch second {
        case 913_600..<1_000_000: .coming
        case 1_000_000..<1_000_060: .current
        case 1_000_060..<1_604_860: .ended
        default: nil
        }
      if state != right { Issue.record("\(second): \(String(describing: state))") }
    }
  }

  @Test func `a time that is missing never comes`() throws {
    let far = try time("2099-01-01T00:00Z")
    let past = try time("1999-01-01T00:00Z")
    let always = try load("# Alamat baru\n\nGedung B.\n").base.notices[0]
    #expect(always.state(at: far) == .current && always.state(at: past) == .current)
    let open = try load("---\nmulai: 2026-11-20 22:00\n---\n# A\n").base.notices[0]
    #expect(open.state(at: far) == .current && open.state(at: past) == nil)
    let ending = try load("---\nsampai: 2026-11-20 22:00\n---\n# A\n").base.notices[0]
    #expect(ending.state(at: far) == nil && ending.state(at: past) == .current)
  }

  @Test(
    arguments: [
      ("", "", "2026-11-20T22:00:00+07:00"), ("", "---\nzona: WITA\n---\n", "2026-11-20T22:00:00+08:00"),
      ("zona: wit\n", "---\nzona: WITA\n---\n", "2026-11-20T22:00:00+09:00"),
      ("zona: WIB\n", "---\nzona: WIT\n---\n", "2026-11-20T22:00:00+07:00"),
    ])
  func `the clock`(zone: String, basis: String, text: String) throws {
    for lines in ["mulai: 2026-11-20 22:00\n" + zone, zone + "mulai: 2026-11-20 22:00\n"] {
      let (base, problems) = try load("---\n\(lines)---\n# A\n", basis: basis)
      #expect(problems == [])
      #expect(base.notices.map { $0.from?.text(in: $0.zone) } == [text])
    }
  }

  @Test(
    arguments: [
      ("mulai: 2026-11-31 22:00", 8, .shape(.badTime("2026-11-31 22:00"))),
      ("sampai: besok", 9, .shape(.badTime("besok"))),
      ("sampai: 2026-11-20", 9, .shape(.badTime("2026-11-20"))),
      ("zona: WIBA", 7, .shape(.unknownZone("WIBA", nearest: "WIB"))),
      ("zona: UTC", 7, .shape(.unknownZone("UTC", nearest: nil))),
      ("kategori: logn", 11, .content(.unknownReference(.category, "logn", nearest: "login"))),
      ("mula: 2026-11-20 22:00", 1, .shape(.unknownKey("mula", nearest: "mulai"))),
    ] as [(String, Int, Problem)])
  func `mistakes`(line: String, column: Int, problem: Problem) throws {
    let problems = try load("---\n\(line)\n---\n# LPSE mati\n").problems
    #expect(problems.map(\.problem) == [problem])
    #expect(problems.map(\.severity) == [.error])
    #expect(problems.map { [$0.location.line, $0.location.column] } == [[2, column]])
  }

  @Test func `the end before the beginning`() throws {
    let problems = try load("---\nsampai: 2026-11-20 21:59\nmulai: 2026-11-20 22:00\n---\n# A\n").problems
    #expect(problems.map(\.problem) == [.content(.endsBeforeItBegins)])
    #expect(problems.map { [$0.location.line, $0.location.column] } == [[2, 9]])
  }

  @Test func `no title`() throws {
    #expect(try load("Server mati.\n").problems.map(\.problem) == [.shape(.noTitle)])
  }

  @Test func `a notice is no entry`() throws {
    let (base, problems) = try load(
      "---\nkategori: login\nlpse: Paser\n---\n# LPSE mati\n\nSatu.\n\nDua.\n\n## Pertanyaan\n- mati kah\n")
    #expect(problems == [] && base.entries.count == 1)
    let notice = base.notices[0]
    #expect(
      [notice.id, notice.title, notice.text, notice.lpse] == [
        "lpse-mati", "LPSE mati", "Satu.\n\nDua.", "paser",
      ])
    #expect(notice.wordings.map(\.value) == ["mati kah"])
    #expect(notice.touches("login") && !notice.touches("akun"))
    #expect(notice.concerns(lpse: "") && notice.concerns(lpse: "paser") && !notice.concerns(lpse: "solok"))
  }

  @Test func `the order of those that stand`() {
    func notice(_ id: String, _ from: Int?, _ until: Int?) -> Notice {
      var notice = Notice(id: id, title: id, zone: .wib, location: SourceLocation(path: id))
      notice.from = from.map { WallTime(seconds: $0 * 3_600) }
      notice.until = until.map { WallTime(seconds: $0 * 3_600) }
      return notice
    }
    let all = [
      notice("ended-first", 90, 95), notice("coming", 101, nil), notice("ended-last", 90, 99),
      notice("now", 99, 101),
      notice("always", nil, nil), notice("far", 200, 300),
    ]
    let standing = Notice.standing(all, at: WallTime(seconds: 360_000))
    #expect(standing.map(\.notice.id) == ["always", "now", "coming", "ended-last", "ended-first"])
    #expect(standing.map(\.state) == [.current, .current, .coming, .ended, .ended])
  }
}
