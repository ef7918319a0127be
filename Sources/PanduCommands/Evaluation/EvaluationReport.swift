import FAQConversation
import FAQService
import JSON

/// Tables of an evaluation, by the texts of a language.
struct EvaluationReport {
  let texts: CommandTexts

  /// The tables of the questions, and those of the dialogues when the file has any.
  func text(_ tally: Tally, _ dialogues: DialogueTally, verbose: Bool) -> String {
    let talks = dialogues.results.isEmpty ? [] : DialogueReport(texts: texts).text(dialogues)
    let questions = tally.results.isEmpty && !talks.isEmpty ? [] : self.questions(tally, verbose: verbose)
    let gap = questions.isEmpty || talks.isEmpty ? [] : [""]
    return (questions + gap + talks).joined(separator: "\n")
  }

  private func questions(_ tally: Tally, verbose: Bool) -> [String] {
    var lines = [say(.questions, ["jumlah": "\(tally.results.count)"])]
    for verdict in Tally.Verdict.allCases {
      lines.append("  \(verdict.rawValue.padded(to: 10)) \(share(tally.count(verdict), tally.results.count))")
    }
    lines += ["", lengths(tally)]
    lines += ["", say(.byOutcome)] + groups(tally) { $0.question.outcome }
    lines += ["", say(.byStyle)] + groups(tally) { $0.question.style ?? "-" }
    lines += ["", say(.byEntry)] + groups(tally) { $0.question.expect.first }
    lines += ["", say(.calibration)] + calibration(tally)
    lines += ["", say(.confusions)] + confusions(tally)
    if verbose { lines += [""] + misses(tally) }
    return lines
  }

  func json(_ tally: Tally, _ dialogues: DialogueTally) -> String {
    var writer = JSONWriter()
    writer.object { json in
      json.pair("questions", tally.results.count)
      json.pair("resolved", tally.count(.resolved))
      json.pair("asked", tally.count(.asked))
      json.pair("misled", tally.count(.misled))
      json.pair("silent", tally.count(.silent))
      json.pair("text_median", tally.textLength(share: 0.5))
      json.pair("text_p90", tally.textLength(share: 0.9))
      json.objects("misses", tally.results.filter { $0.verdict != .resolved }) { json, line in
        json.pair("id", line.question.id)
        json.pair("verdict", line.verdict.rawValue)
        json.pair("outcome", line.outcome.rawValue)
        json.pair("entry", line.entry ?? "")
        json.key("confidence")
        json.share(line.confidence)
      }
      DialogueReport(texts: texts).write(dialogues, &json)
    }
    return writer.text
  }

  private func lengths(_ tally: Tally) -> String {
    say(
      .lengths,
      ["median": "\(tally.textLength(share: 0.5))", "batas": "\(tally.textLength(share: 0.9))"])
  }

  private func share(_ part: Int, _ whole: Int) -> String {
    "\(part)  \(Figures.percent(part, of: whole))"
  }

  private func groups(_ tally: Tally, _ key: (Tally.Line) -> String?) -> [String] {
    var groups: [String: [Tally.Line]] = [:]
    for line in tally.results { if let key = key(line) { groups[key, default: []].append(line) } }
    return groups.sorted { $0.key < $1.key }.map { name, lines in
      let verdicts = Tally.Verdict.allCases.compactMap { verdict -> String? in
        let count = lines.count { $0.verdict == verdict }
        return count == 0 ? nil : "\(verdict.rawValue) \(count)"
      }
      return "  \(name.padded(to: 28)) \(lines.count): \(verdicts.joined(separator: ", "))"
    }
  }

  private func calibration(_ tally: Tally) -> [String] {
    let edges: [Float] = [0, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 1.01]
    let answers = tally.results.filter { $0.outcome == .answer }
    return zip(edges, edges.dropFirst()).compactMap { low, high in
      let bin = answers.filter { $0.confidence >= low && $0.confidence < high }
      guard !bin.isEmpty else { return nil }
      let right = bin.count { $0.verdict == .resolved }
      let mean = bin.reduce(Float(0)) { $0 + $1.confidence } / Float(bin.count)
      let values = [
        "dari": Figures.decimal(low, 2), "sampai": Figures.decimal(min(high, 1), 2),
        "rata": Figures.decimal(mean, 2), "benar": "\(right)", "jumlah": "\(bin.count)",
        "persen": Figures.percent(right, of: bin.count),
      ]
      return "  " + say(.calibrationBin, values)
    }
  }

  private func confusions(_ tally: Tally) -> [String] {
    var pairs: [String: Int] = [:]
    for line in tally.results where line.verdict != .resolved {
      pairs[
        "\(line.question.expect.first ?? line.question.outcome) → \(line.entry ?? line.outcome.rawValue)",
        default: 0] += 1
    }
    return pairs.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(20).map {
      "  \($0.value)  \($0.key)"
    }
  }

  private func misses(_ tally: Tally) -> [String] {
    tally.results.filter { $0.verdict != .resolved }.map { line in
      "\(line.verdict.rawValue)  \(line.question.id)  \(Figures.decimal(line.confidence, 2))  "
        + "\(line.question.expect.joined(separator: ",")) → \(line.entry ?? line.outcome.rawValue)  \(line.question.question)"
    }
  }

  private func say(_ word: EvaluationWord, _ values: [String: String] = [:]) -> String {
    texts.fill(word, values)
  }
}
