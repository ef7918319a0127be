// 1. A file is its lines: with any line ends, and with or without one at the end.
// 2. The form shows each part of an entry as an officer edits it.
// 3. A value that is set again changes no byte, for every field and every kind of line end.
// 4. One changed field changes lines of its own part only, for every field and every kind of line end.
// 5. A field that is emptied and filled again stands where it stood, or in the order of the format.
// 6. What was written is what is read back.
// 7. Items that are not changed keep their lines; comments between them stay; numbers count up.

import FAQKnowledge
import TestSupport
import Testing

@testable import FAQEditor

@Suite struct EntrySourceTests {
  private static let ends = ["\n", "\r\n", "\r"]

  @Test(arguments: ends) func `a file is its lines`(end: String) {
    for text in ["", end, "a", "a" + end, "a\(end)\(end)b", "\u{FEFF}---\(end)", Office.everything] {
      #expect(EntrySource(text).text == text)
    }
  }

  @Test func `the form shows each part`() {
    let source = EntrySource(Office.everything)
    let shown: [(FormField, String, FieldValue.Form)] = [
      (.title, "Surat izin", .text), (.wordings, "urus surat izin\ncara buat izin\nizin di mana", .items),
      (
        .steps,
        "Ambil nomor.\n  - di mesin depan\n  - atau di loket\n\n  Nomor berlaku sehari.\nIsi formulir.\nTunggu.",
        .items
      ), (.notes, "Loket tutup saat istirahat.\n\n* Bawa pulpen.", .markdown),
      (.attachments, "KTP\nMap merah", .items), (.details, "biaya: gratis", .items),
      (.rules, "\"surat izin\"\n(izin | ijin) & loket", .items), (.counterexamples, "izin sakit", .items),
      (.sources, "papan §3, brosur §1", .text), (.contacts, "loket", .text), (.review, "2030-01-31", .text),
      (.expiry, "2031-12-31", .text), (.related, "parkir", .text), (.audiences, "umum", .text),
      (.status, "", .text),
    ]
    for (field, text, form) in shown {
      #expect(source.value(of: field) == FieldValue(text: text, form: form), "\(field)")
    }
    #expect(source.value(of: .answer).text.hasPrefix("Izin diurus di **loket**."))
    #expect(source.value(of: .answer).text.hasSuffix("| Senin | 8 |"))
  }

  @Test(arguments: FormField.allCases, ends) func `a value that says the same changes nothing`(
    field: FormField, end: String
  ) {
    let text = EntrySourceTests.everything(end)
    var source = EntrySource(text)
    var value = source.value(of: field)
    value.text = FormFields.lines(value.text)
    source.set(field, to: value, language: "id")
    #expect(source.text == text)
    if value.form == .items {
      // A browser may end the text with a line end.
      value.text += "\n"
      source.set(field, to: value, language: "id")
      #expect(source.text == text)
    }
  }

  @Test(arguments: FormField.allCases, ends) func `a change stays in its part`(field: FormField, end: String)
  {
    let old = EntrySource(EntrySourceTests.everything(end))
    for change in ["tambah", "ganti", "kosong"] {
      var new = old
      var value = old.value(of: field)
      if change == "kosong", field == .title || value.text.isEmpty { continue }
      switch change {
      case "tambah":
        value.text +=
          (field.isList ? ", " : field.key == nil && field != .title ? "\n" : value.text.isEmpty ? "" : " ")
          + "baru"
      case "ganti": value.text = "baru"
      default: value.text = ""
      }
      new.set(field, to: value, language: "id")
      #expect(new != old)
      #expect(
        EntrySourceTests.outside(field, new) == EntrySourceTests.outside(field, old), "\(field) \(change)")
      // What was written is what is read.
      if change != "kosong" { #expect(new.value(of: field).says(value), "\(field) \(change)") }
    }
  }

  @Test(arguments: FormField.allCases.filter { $0 != .title })
  func `a part that is emptied and filled again is read again`(field: FormField) {
    var source = EntrySource(Office.everything)
    let value = source.value(of: field)
    source.set(field, to: FieldValue(text: "", form: value.form), language: "id")
    #expect(source.value(of: field).text == "")
    source.set(field, to: FieldValue(text: "satu", form: value.form), language: "id")
    #expect(source.value(of: field).text == "satu")
    #expect(
      EntrySourceTests.outside(field, source)
        == EntrySourceTests.outside(field, EntrySource(Office.everything)))
  }

  @Test(arguments: FormField.allCases) func `a part that is not there is added in its place`(field: FormField)
  {
    var source = EntrySource("# Judul\n\nJawaban.\n\n## Pertanyaan\n- satu\n")
    let form: FieldValue.Form = field.section == nil ? (field == .answer ? .markdown : .text) : .items
    source.set(field, to: FieldValue(text: "baru", form: form), language: "id")
    #expect(source.value(of: field).text == "baru")
    let kinds = EntryLayout(source).sections.compactMap(\.kind)
    let order = Headings.EntrySection.allCases
    #expect(kinds == order.filter(kinds.contains))
  }

  @Test func `items keep their lines`() throws {
    let lines = ["<!-- a -->", "*  satu", "", "<!-- b -->", "* dua", "  lagi", "* tiga", ""]
    for (text, wanted) in [
      ("satu\ndua\n  lagi\ntiga", lines),
      (
        "satu\ndua\n  lagi\ntiga\nempat",
        ["<!-- a -->", "*  satu", "", "<!-- b -->", "* dua", "  lagi", "* tiga", "* empat", ""]
      ),
      (
        "nol\nsatu\ndua\n  lagi\ntiga",
        ["<!-- a -->", "* nol", "*  satu", "", "<!-- b -->", "* dua", "  lagi", "* tiga", ""]
      ),
      ("satu\ntiga", ["<!-- a -->", "*  satu", "", "<!-- b -->", "* tiga", ""]),
      (
        "satu\n- dua\n  lain\ntiga",
        ["<!-- a -->", "*  satu", "", "<!-- b -->", "* dua", "  lain", "* tiga", ""]
      ),
      ("", ["<!-- a -->", "", "<!-- b -->", ""]),
    ] {
      var list = try #require(ItemList(lines))
      list.set(text, numbered: false)
      #expect(list.lines == wanted, "\(text)")
    }
  }

  @Test func `numbers count up`() throws {
    var list = try #require(ItemList(["1. satu", "2. dua", "3. tiga"]))
    list.set("satu\nsisip\ndua\ntiga", numbered: true)
    #expect(list.lines == ["1. satu", "2. sisip", "3. dua", "4. tiga"])
    // Numbers that never counted are left alone.
    var odd = try #require(ItemList(["1. satu", "1. dua"]))
    odd.set("satu\ndua\ntiga", numbered: true)
    #expect(odd.lines.prefix(2) == ["1. satu", "1. dua"])
  }

  @Test func `any text may come from a form`() {
    var random = SeededRandom(seed: 7)
    let pieces = [
      "\n", " ", "-", "1.", "#", "##", "<!--", "-->", "```", "|", "a", "---", ":", ",", "\t", "é",
    ]
    for _ in 0..<300 {
      let text = (0..<Int.random(in: 0...30, using: &random)).map { _ in
        pieces[Int.random(in: 0..<pieces.count, using: &random)]
      }.joined()
      var source = EntrySource(text)
      #expect(source.text == text)
      for field in FormField.allCases {
        source.set(field, to: FieldValue(text: text, form: source.value(of: field).form), language: "id")
        _ = source.value(of: field)
      }
    }
  }

  private static func everything(_ end: String) -> String {
    Office.everything.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: end)
  }

  /// All lines but those of a field's part; empty lines at its ends belong to nobody.
  private static func outside(_ field: FormField, _ source: EntrySource) -> [EntrySource.Line] {
    let layout = EntryLayout(source)
    var own = IndexSet()
    if let key = field.key { layout.keys.filter { $0.kind == key }.forEach { own.insert($0.line) } }
    if let kind = field.section {
      layout.sections.filter { $0.kind == kind }.forEach {
        own.insert($0.heading); own.insert($0.body)
      }
    }
    if field == .title, let title = layout.title { own.insert(title) }
    if field == .answer { own.insert(layout.answer) }
    return source.lines.enumerated().filter { !own.contains($0.offset) }.map(\.element)
  }
}

/// Numbers of lines.
private struct IndexSet {
  private var numbers: Set<Int> = []
  mutating func insert(_ number: Int) { numbers.insert(number) }
  mutating func insert(_ range: Range<Int>) { numbers.formUnion(range) }
  func contains(_ number: Int) -> Bool { numbers.contains(number) }
}
