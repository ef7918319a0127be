/// Pairs of a table: a column asks, another one answers.
enum TablePairs {
  static func items(_ table: Block.Table) -> [OutlineItem]? {
    guard let columns = columns(table) else { return nil }
    var items: [OutlineItem] = []
    let width = table.rows.map(\.cells.count).max() ?? 0
    for (number, row) in table.rows.enumerated() where number > 0 || !columns.hasHeader {
      if let group = group(row, width: width) {
        items.append(.heading(level: OutlineItem.groupLevel, group, line: row.line))
        continue
      }
      guard row.cells.count > columns.question else { continue }
      let title = InlineText(row.cells[columns.question].plain).title
      guard title.contains(where: \.isLetter) else { continue }
      let body = columns.answers.filter(row.cells.indices.contains).flatMap { row.cells[$0] }
      if let column = columns.category, row.cells.indices.contains(column) {
        let category = InlineText(InlineText(row.cells[column].plain).title)
        if !category.isBlank {
          items.append(.heading(level: OutlineItem.groupLevel, category, line: row.line))
        }
      }
      if body.isEmpty {
        items.append(.block(Block(.details(title: InlineText(title), body: []), line: row.line)))
      } else {
        let answer = Outline.unlabelled(body)
        items.append(.pair(Pair(title: title, line: row.line, body: answer, origin: .table)))
      }
    }
    return items + [.groupEnd]
  }

  private struct Columns {
    var question: Int
    var answers: [Int]
    var category: Int?
    var hasHeader: Bool
  }

  private static func columns(_ table: Block.Table) -> Columns? {
    guard let first = table.rows.first else { return nil }
    let names = first.cells.map { QuestionSigns.key($0.plain) }
    let category = names.firstIndex { categories.contains($0) }
    if let question = names.firstIndex(where: { questions.contains($0) }),
      let answer = names.firstIndex(where: { answers.contains($0) })
    {
      return Columns(question: question, answers: [answer], category: category, hasHeader: true)
    }
    // The head of a column may say more: "Pertanyaan dari penyedia".
    if let question = names.firstIndex(where: { name in questions.contains { name.hasPrefix($0 + " ") } }),
      let answer = names.firstIndex(where: { name in answers.contains { name.hasPrefix($0) } }),
      answer != question
    {
      return Columns(question: question, answers: [answer], category: category, hasHeader: true)
    }
    return guessed(table)
  }

  /// Columns without names: one in which most cells ask, and the next one.
  private static func guessed(_ table: Block.Table) -> Columns? {
    let width = table.rows.map(\.cells.count).max() ?? 0
    guard width > 1, width < 6 else { return nil }
    for column in 0..<(width - 1) {
      let cells = table.rows.filter { $0.cells.count > column + 1 }.map {
        InlineText($0.cells[column].plain).title
      }
      let asked = cells.count { QuestionSigns.endsAsQuestion(QuestionLabels.bare($0)) }
      guard asked > 0, asked * 2 > cells.count || asked + 1 == cells.count else { continue }
      let hasHeader = table.rows[0].isHeader
      return Columns(question: column, answers: [column + 1], category: nil, hasHeader: hasHeader)
    }
    return nil
  }

  /// The text of a row with a single cell, which names the rows below it.
  private static func group(_ row: Block.Row, width: Int) -> InlineText? {
    let filled = row.cells.filter { !$0.isEmpty }
    guard width > 1, filled.count == 1, row.cells.count == 1, let text = filled[0].first?.paragraph else {
      return nil
    }
    return text.plain.count <= 80 && !QuestionSigns.endsAsQuestion(text.plain) ? text : nil
  }

  private static let questions: Set<String> = [
    "pertanyaan", "question", "questions", "tanya", "permasalahan", "masalah", "kendala", "q",
    "judul pertanyaan",
    "pertanyaan faq", "uraian pertanyaan", "topik pertanyaan", "soal", "isi pertanyaan", "keluhan",
  ]
  private static let answers: Set<String> = [
    "jawaban", "answer", "answers", "jawab", "solusi", "penyelesaian", "a", "penjelasan", "tanggapan",
    "respon",
    "tindak lanjut", "isi jawaban", "uraian jawaban",
  ]
  private static let categories: Set<String> = [
    "kategori", "category", "topik", "kelompok", "bagian", "bidang", "tema", "jenis", "layanan", "modul",
    "subjek",
  ]
}
