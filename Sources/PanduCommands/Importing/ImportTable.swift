import FAQConversation
import FAQImport
import FAQKnowledge

/// The findings of an import, for the officer: each question, where it goes today, and what to do about it.
struct ImportTable {
  let texts: CommandTexts
  /// Whether the knowledge has choices of a question back or examples of the greeting.
  let offersChoices: Bool

  init(_ base: KnowledgeBase) {
    texts = CommandTexts.of(base)
    offersChoices = !base.askBack.choices.isEmpty || !base.examples.isEmpty
  }

  func lines(_ plan: ImportPlan, _ goals: [ImportTrial.Goal], into folder: String, isTrial: Bool) -> [String]
  {
    var lines = zip(plan.entries, goals).flatMap { self.lines($0, $1) }
    if !plan.entries.isEmpty { lines.append("") }
    for contact in plan.contacts where contact.status == .new {
      lines.append(say(.newContact, ["id": contact.id, "nilai": VisibleText.line(contact.value)]))
    }
    for write in plan.writes where write.replaces {
      lines.append(say(isTrial ? .toBeChanged : .changed, ["berkas": "\(folder)/\(write.path)"]))
    }
    for entry in plan.entries where entry.status == .conflict {
      lines.append(say(.notChanged, ["berkas": "\(folder)/\(entry.file)"]))
    }
    if let path = plan.leftovers {
      lines.append(say(.unplaced, ["jumlah": "\(plan.unplaced.count)", "berkas": "\(folder)/\(path)"]))
    }
    for category in newCategories(plan) { lines.append(say(.newCategory, ["kategori": category])) }
    return lines + [summary(plan, into: folder, isTrial: isTrial)]
  }

  /// The categories that the import begins, where readers are offered choices or examples, which cannot name them yet.
  private func newCategories(_ plan: ImportPlan) -> [String] {
    guard offersChoices else { return [] }
    return plan.writes.filter { !$0.replaces && $0.path.hasSuffix("/_kategori.md") }.map {
      String($0.path.prefix { $0 != "/" })
    }
  }

  private func summary(_ plan: ImportPlan, into folder: String, isTrial: Bool) -> String {
    func count(_ status: ImportPlan.Status) -> String { "\(plan.entries.count { $0.status == status })" }
    return say(
      isTrial ? .trial : .written,
      [
        "folder": VisibleText.line(folder), "jumlah": "\(plan.entries.count)", "baru": count(.new),
        "diperbarui": count(.updated), "tetap": count(.kept), "bentrok": count(.conflict),
        "berkas": "\(plan.writes.count)",
      ])
  }

  private func lines(_ entry: ImportPlan.Entry, _ goal: ImportTrial.Goal) -> [String] {
    let head = "\(say(word(entry.status)).padded(to: 12))\(entry.file)  \(VisibleText.line(entry.title))"
    var lines = [head, "  " + say(.today, ["tujuan": destination(goal, entry)])]
    if let advice = advice(goal, entry) { lines.append("  → " + advice) }
    for stray in goal.strays {
      let values = ["kalimat": VisibleText.line(stray.wording), "entri": stray.winner]
      lines.append("  → " + say(.strayWording, values))
    }
    return lines
  }

  private func word(_ status: ImportPlan.Status) -> ImportTableWord {
    switch status {
    case .new: .new
    case .updated: .updated
    case .kept: .kept
    case .conflict: .conflict
    }
  }

  private func destination(_ goal: ImportTrial.Goal, _ entry: ImportPlan.Entry) -> String {
    let share = Figures.decimal(goal.confidence, 2)
    let words = goal.words.joined(separator: ", ")
    let reason = words.isEmpty ? "" : ", " + say(.because, ["kata": words])
    let winner = goal.winner ?? "-"
    func to(_ word: ImportTableWord, _ name: String) -> String {
      say(word, ["entri": name, "yakin": share, "sebab": reason])
    }
    switch goal.outcome {
    case .answer where goal.entry == entry.id: return say(.ownEntry, ["yakin": share])
    case .answer: return to(.otherEntry, goal.entry ?? winner)
    case .clarify: return to(.askedBack, winner)
    case .fallback where goal.winner != nil: return to(.declined, winner)
    case .fallback: return say(.unknown)
    case .smalltalk, .handoff, .form: return "\(winner) (\(share))\(reason)"
    }
  }

  /// Nil where there is nothing to do.
  private func advice(_ goal: ImportTrial.Goal, _ entry: ImportPlan.Entry) -> String? {
    switch goal.outcome {
    case .answer where goal.entry == entry.id: nil
    case .answer: say(.mendOtherEntry, ["berkas": entry.file, "entri": goal.entry ?? ""])
    case .clarify: say(.mendAskedBack)
    case .fallback: goal.winner.map { say(.mendDeclined, ["entri": $0]) }
    case .smalltalk, .handoff, .form: say(.mendOthers, ["berkas": entry.file])
    }
  }

  private func say(_ word: ImportTableWord, _ values: [String: String] = [:]) -> String {
    texts.fill(word, values)
  }
}
