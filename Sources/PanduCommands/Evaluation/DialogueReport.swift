import FAQService
import JSON

/// Tables of labelled dialogues.
enum DialogueReport {
  static func text(_ tally: DialogueTally) -> [String] {
    let count = tally.results.count
    return [
      "\(count) dialog: terjaga \(tally.held)  \(Figures.percent(tally.held, of: count))",
      "\(tally.turns) giliran: terjaga \(tally.turnsHeld)  \(Figures.percent(tally.turnsHeld, of: tally.turns))",
      "", "Giliran pertama yang meleset dari tiap dialog:",
    ]
      + tally.results.compactMap { line in
        line.failure.map { "  \(line.id)  \($0.turn)  \(words($0.miss))  \($0.message)" }
      }
  }

  static func write(_ tally: DialogueTally, _ json: inout JSONWriter) {
    json.pair("dialogues", tally.results.count)
    json.pair("dialogues_held", tally.held)
    json.pair("turns", tally.turns)
    json.pair("turns_held", tally.turnsHeld)
    json.objects("failures", tally.results.filter { $0.failure != nil }) { json, line in
      json.pair("id", line.id)
      json.pair("turn", line.failure?.turn ?? 0)
      json.pair("message", line.failure?.message ?? "")
      json.pair("reason", line.failure.map { words($0.miss) } ?? "")
    }
  }

  private static func words(_ miss: DialogueTally.Miss) -> String {
    switch miss {
    case .notOffered(let entry): "pilihan \(entry) tidak ditawarkan"
    case .outcome(let outcome): "hasil \(outcome)"
    case .entry(let entry): "entri \(entry ?? "-")"
    case .lacks(let expression): "tanpa /\(expression)/"
    case .has(let expression): "dengan /\(expression)/"
    }
  }
}
