import FAQConversation
import FAQImport
import FAQKnowledge

/// The findings of an import, for the officer: each question, where it goes today, and what to do about it.
enum ImportTable {
  static func print(_ plan: ImportPlan, _ goals: [ImportTrial.Goal], into folder: String, isTrial: Bool) {
    for (entry, goal) in zip(plan.entries, goals) { for line in lines(entry, goal) { Terminal.print(line) } }
    if !plan.entries.isEmpty { Terminal.print("") }
    for contact in plan.contacts where contact.status == .new {
      Terminal.print("kontak baru: \(contact.id) (\(VisibleText.line(contact.value)))")
    }
    for write in plan.writes where write.replaces {
      Terminal.print("\(isTrial ? "akan diubah" : "diubah"): \(folder)/\(write.path)")
    }
    for entry in plan.entries where entry.status == .conflict {
      Terminal.print("bentrok, tidak diubah: \(folder)/\(entry.file) (halaman dan berkas sama-sama berubah)")
    }
    if let path = plan.leftovers {
      Terminal.print("\(plan.unplaced.count) tulisan belum mendapat tempat: \(folder)/\(path)")
    }
    Terminal.print(summary(plan, into: folder, isTrial: isTrial))
  }

  private static func summary(_ plan: ImportPlan, into folder: String, isTrial: Bool) -> String {
    func count(_ status: ImportPlan.Status) -> Int { plan.entries.count { $0.status == status } }
    let counts =
      "\(count(.new)) baru, \(count(.updated)) diperbarui, \(count(.kept)) tetap, \(count(.conflict)) bentrok"
    let written = isTrial ? "percobaan, tidak ada yang ditulis" : "\(plan.writes.count) berkas ditulis"
    return "\(VisibleText.line(folder)): \(plan.entries.count) pertanyaan: \(counts); \(written)"
  }

  private static func lines(_ entry: ImportPlan.Entry, _ goal: ImportTrial.Goal) -> [String] {
    let head = "\(word(entry.status).padded(to: 12))\(entry.file)  \(VisibleText.line(entry.title))"
    var lines = [head, "  kini: " + destination(goal, entry)]
    let advice = self.advice(goal, entry)
    if !advice.isEmpty { lines.append("  → " + advice) }
    for stray in goal.strays {
      lines.append(
        "  → \"\(VisibleText.line(stray.wording))\" kini ke \(stray.winner): hapus dari Pertanyaan, atau perjelas"
      )
    }
    return lines
  }

  private static func word(_ status: ImportPlan.Status) -> String {
    switch status {
    case .new: "baru"
    case .updated: "diperbarui"
    case .kept: "tetap"
    case .conflict: "bentrok"
    }
  }

  private static func destination(_ goal: ImportTrial.Goal, _ entry: ImportPlan.Entry) -> String {
    let share = Figures.decimal(goal.confidence, 2)
    let reason = goal.words.isEmpty ? "" : ", karena: " + goal.words.joined(separator: ", ")
    let winner = goal.winner ?? "-"
    switch goal.outcome {
    case .answer where goal.entry == entry.id: return "dijawab dengan entrinya sendiri (\(share))"
    case .answer: return "dijawab dengan entri lain, \(goal.entry ?? winner) (\(share))\(reason)"
    case .clarify: return "ditanya balik, \(winner) (\(share))\(reason)"
    case .fallback where goal.winner != nil: return "ditolak atau tidak tahu, \(winner) (\(share))\(reason)"
    case .fallback: return "belum dikenal"
    case .smalltalk, .handoff, .form: return "\(winner) (\(share))\(reason)"
    }
  }

  private static func advice(_ goal: ImportTrial.Goal, _ entry: ImportPlan.Entry) -> String {
    switch goal.outcome {
    case .answer where goal.entry == entry.id: return ""
    case .answer:
      let other = goal.entry ?? ""
      return
        "bila jawabannya sama, hapus \(entry.file); bila berbeda, tulis kalimat ini di Bukan entri \(other)"
    case .clarify: return "tambahkan dua atau tiga Pertanyaan yang khas, atau jadikan pilihan di _kategori.md"
    case .fallback where goal.winner != nil:
      return "bila kini dijawab, hapus kalimat serupa dari \(goal.winner ?? "")"
    case .fallback: return ""
    case .smalltalk, .handoff, .form: return "tambahkan dua atau tiga Pertanyaan yang khas di \(entry.file)"
    }
  }
}
