import FAQKnowledge
import FAQMatching
import FAQText
import Foundation

let args = CommandLine.arguments
let t0 = ContinuousClock.now
let (base, problems) = KnowledgeLoader.load(args[1])
let t1 = ContinuousClock.now
for p in problems.prefix(args.contains("-v") ? 400 : 0) { print(DiagnosticRenderer.render(p)) }
let matcher = Matcher(base)
let t2 = ContinuousClock.now
FileHandle.standardError.write("load \(t1-t0) build \(t2-t1) features \(matcher.space.count) subjects \(matcher.subjects.count) postings \(matcher.index.postingCount) terms \(matcher.analyzer.lexicon.words.count) surfaces \(matcher.analyzer.lexicon.words.count) problems \(problems.count)\n".data(using: .utf8)!)
struct Q: Codable { var id: String; var question: String; var outcome: String; var expect: [String]; var style: String }
let decider = Decider(matcher)
var scratch = matcher.makeScratch()
func name(_ s: Int) -> String {
  switch matcher.subjects.subjects[s] {
  case .entry(let i): base.entries[i].id
  case .category(let i): "cat:" + base.categories[i].id
  case .vague: "vague"
  case .canned(let i): "\(base.canned[i].kind):\(base.canned[i].name)"
  }
}
for line in try String(contentsOfFile: args[2], encoding: .utf8).split(separator: "\n") {
  let q = try JSONDecoder().decode(Q.self, from: Data(line.utf8))
  let s = ContinuousClock.now
  let m = matcher.match(q.question, &scratch)
  let dt = ContinuousClock.now - s
  let (d, c) = decider.decide(m)
  var out: [String: Any] = ["id": q.id, "question": q.question, "outcome": q.outcome, "expect": q.expect, "style": q.style, "confidence": Double(c), "unk": Double(m.unknownShare), "us": Double(dt.components.attoseconds) / 1e12]
  switch d {
  case .answer(let e): out["got"] = "answer"; out["entry"] = base.entries[e].id
  case .clarify(let cat, let es): out["got"] = "clarify"; out["choices"] = es.map { base.entries[$0].id } + ((cat.map { base.categories[$0].clarification } ?? base.askBack).choices.map(\.entry)); out["entry"] = cat.map { base.categories[$0].id } ?? "-"
  case .canned(let i): out["got"] = ["smalltalk": "smalltalk", "handoff": "handoff", "outside": "fallback", "unknown": "fallback"]["\(base.canned[i].kind)"]!; out["entry"] = base.canned[i].name
  case .unknown: out["got"] = "fallback"; out["entry"] = "?"
  }
  out["fired"] = m.fired.map { base.entries[$0.entry].id }
  out["top"] = m.standings.prefix(4).map { [name($0.subject), Double($0.confidence), Double($0.probability), Double($0.nearness), Double($0.unknownShare), Double($0.passage.count), Double(m.tokens.count)] as [Any] }
  out["tokens"] = m.tokens.map { t in (t.kind == .filler ? "~" : "") + (t.term < 0 ? "?" + String(decoding: Array(q.question.utf8)[Int(t.start)..<Int(t.end)], as: UTF8.self) : matcher.analyzer.lexicon.words.string(Int(t.term))) }.joined(separator: " ")
  print(String(decoding: try JSONSerialization.data(withJSONObject: out), as: UTF8.self))
}
