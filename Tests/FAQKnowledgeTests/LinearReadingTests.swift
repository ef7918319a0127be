// Reading takes time linear in a file's length. Each text here has so many parts that looking at all earlier ones for each
// of them would take minutes to hours, and is read in a second or two.
//
// 1. A head has at most so many keys; beyond them one error is told, and the rest is passed over.
// 2. A paragraph, a list item and a fence of many lines; placeholders and fields; codes; arrows; variants; alternatives.
// 3. Names that nothing is called by: only the first get a suggestion, and long ones are compared with nothing.

@testable import FAQKnowledge
import Testing

struct LinearReadingTests {
  private func read(_ text: String) -> (document: Document, problems: [Diagnostic]) {
    #expect(text.utf8.count <= KnowledgeFiles.largestFile)
    return MarkdownReader.read(text, path: "a.md")
  }

  @Test(arguments: [true, false]) func `a head of a hundred thousand keys`(isOneKey: Bool) {
    let keys = (0..<100_000).map { isOneKey ? "kunci: a\n" : "kunci\($0): a\n" }.joined()
    let (document, problems) = read("---\n\(keys)---\n# T\n")
    // No key is held against more than these, so that the work is bounded whatever the keys are.
    #expect(document.fields.count == MarkdownReader.mostKeys)
    #expect(document.title?.value == "T")
    let tooMany = problems.filter { $0.problem == .shape(.tooManyKeys(limit: MarkdownReader.mostKeys)) }
    #expect(tooMany.map(\.location.line) == [MarkdownReader.mostKeys + 2])
    #expect(problems.count == (isOneKey ? MarkdownReader.mostKeys : 1))
  }

  @Test(arguments: ["", "## Catatan\n- x\n  "])
  func `a text of many lines`(before: String) {
    let lines = 500_000
    let text = before + String(repeating: before.hasSuffix("  ") ? "a\n  " : "a\n", count: lines)
    let document = read(text).document
    let texts =
      document.introduction + document.sections.flatMap { $0.paragraphs + $0.items }
    #expect(texts.map(\.value.utf8.count).reduce(0, +) >= 2 * lines - 1)
  }

  @Test func `a fence of many lines`() {
    let (document, problems) = read(
      "## Formulir\n```\n" + String(repeating: "a\n", count: 1_000_000) + "```\n")
    #expect(document.sections.first?.fence?.value.utf8.count == 1_999_999)
    #expect(problems.isEmpty)
  }

  @Test func `a letter of many placeholders and fields`() throws {
    let count = 40_000
    let places = (0..<count).map { "{{a\($0)}}\n" }.joined()
    let fields = (0..<count).map { "- b\($0): B\n" }.joined()
    let document = read("# T\n\n## Formulir\n```\n\(places)```\n## Isian\n\(fields)").document
    let problems = EntryBuilder.build(document, id: "a", category: "").1
    #expect(
      problems.count { if case .letter(.placeholderWithoutField) = $0.problem { true } else { false } }
        == count)
    #expect(
      problems.count { if case .letter(.fieldWithoutPlaceholder) = $0.problem { true } else { false } }
        == count)
  }

  @Test func `many codes`() {
    let codes = (0..<50_000).map { "- 5.\($0 / 1_000 % 1_000).\($0 % 1_000): arti\n" }.joined()
    let (meanings, problems) = CodeBuilder.build(read("## Kode\n\(codes)").document)
    #expect(meanings.count == 50_000 && problems.isEmpty)
  }

  @Test(arguments: ["->", "→“"])
  func `an answer of many arrows`(arrow: String) {
    let line = "1. Apa?\n   - \(arrow == "→“" ? "“" : "")" + String(repeating: "a\(arrow)", count: 100_000)
    let section = read("## Pemeriksaan\n\(line)\n").document.sections
    var problems: [Diagnostic] = []
    for section in section { _ = GuidedCheckBuilder.build(section, &problems) }
    #expect(problems.count <= GuidedCheckBuilder.mostParts)
  }

  @Test func `a long word of many variants`() {
    let text = "## Padanan\n- \(String(repeating: "A", count: 500_000)): "
    let (vocabulary, problems) = VocabularyBuilder.build(
      read(text + (0..<100_000).map { "v\($0)" }.joined(separator: ",")).document)
    #expect(vocabulary.groups.first?.variants.count == 100_000 && problems.isEmpty)
  }

  @Test func `names that nothing is called by`() {
    let place = SourceLocation(path: "a.md", line: 1)
    var base = KnowledgeBase()
    base.entries = (0..<1_000).map { Entry(named: "entri-\($0)", category: "", title: "", location: place) }
    base.entries[0].related = (0..<20_000).map { Located("entry-\($0)", place) }
    let problems = References.check(base)
    let suggested = problems.count {
      if case .content(.unknownReference(.entry, _, let nearest?)) = $0.problem {
        nearest.hasPrefix("entri-")
      } else {
        false
      }
    }
    #expect(problems.count == 20_000 && suggested == KnownNames.mostSuggestions)
  }

  @Test func `long names are compared with nothing`() {
    let long = String(repeating: "a", count: 2_000_000)
    #expect(NearestName.of(long, among: [long + "b", "a"]) == nil)
    let short = String(repeating: "a", count: NearestName.longest)
    #expect(NearestName.of(short, among: [long, short.dropLast() + "b"]) == short.dropLast() + "b")
  }

  @Test func `a rule has a bounded number of words`() throws {
    func rule(_ count: Int, _ sign: String) -> String {
      (0..<count).map { "k\($0)" }.joined(separator: " \(sign) ")
    }
    for sign in ["|", "&"] {
      #expect(
        try RuleParser.parse(rule(RuleParser.mostOperands, sign)).texts.count == RuleParser.mostOperands)
      #expect {
        try RuleParser.parse(rule(RuleParser.mostOperands + 1, sign))
      } throws: {
        ($0 as? RuleError)?.reason == .tooManyOperands(limit: RuleParser.mostOperands)
      }
    }
  }
}
