import FAQService
import JSON

/// Tables of labelled dialogues, by the texts of a language.
struct DialogueReport {
  let texts: CommandTexts

  func text(_ tally: DialogueTally) -> [String] {
    let heads = [
      share(.dialogues, tally.held, of: tally.results.count),
      share(.turns, tally.turnsHeld, of: tally.turns), "", say(.misses),
    ]
    return heads
      + tally.results.compactMap { line in
        line.failure.map { "  \(line.id)  \($0.turn)  \(words($0.miss))  \($0.message)" }
      }
  }

  func write(_ tally: DialogueTally, _ json: inout JSONWriter) {
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

  private func share(_ word: EvaluationWord, _ held: Int, of all: Int) -> String {
    say(word, ["jumlah": "\(all)", "terjaga": "\(held)", "persen": Figures.percent(held, of: all)])
  }

  func words(_ miss: DialogueTally.Miss) -> String {
    switch miss {
    case .notOffered(let entry): say(.notOffered, ["entri": entry])
    case .outcome(let outcome): say(.outcome, ["hasil": outcome])
    case .entry(let entry): say(.entry, ["entri": entry ?? "-"])
    case .lacks(let expression): say(.lacks, ["ungkapan": expression])
    case .has(let expression): say(.has, ["ungkapan": expression])
    }
  }

  private func say(_ word: EvaluationWord, _ values: [String: String] = [:]) -> String {
    texts.fill(word, values)
  }
}
