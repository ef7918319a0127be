import Basics

/// A table of weights: a row for each word that has some, found by the word's term.
package struct TermWeights: Sendable {
  /// Log odds, row by row.
  private var odds: [Float] = []
  /// The number of the row of each term; nil for a term without one.
  private var rows: [Int16?]
  private let width: Int

  /// - Parameters:
  ///   - text: fields between tabs. The first line names the columns behind its first field; every other line is a word,
  ///     spelled as its term is, and a weight in hundredths for each column. A line that begins with `#` is a comment.
  ///   - columns: the names of the columns that are read, in the order in which they are numbered from 0. One that the text
  ///     lacks has 0 everywhere.
  ///   - lexicon: names the terms of messages. A word that it lacks is passed over.
  package init(_ text: [UInt8], columns: [String], _ lexicon: Lexicon) {
    rows = [Int16?](repeating: nil, count: lexicon.words.count)
    width = columns.count
    var places: [Int?]?
    for line in text.split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#") {
      let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      guard let places else {
        places = fields.dropFirst().map { columns.firstIndex(of: String(decoding: $0, as: UTF8.self)) }
        continue
      }
      let word = Array(fields[0])
      guard let term = lexicon.words.find(word, word.indices) else { continue }
      rows[term.index] = Int16(odds.count / max(1, width))
      var row = [Float](repeating: 0, count: width)
      for case (let place?, let field) in zip(places, fields.dropFirst()) {
        row[place] = TermWeights.hundredths(field)
      }
      odds += row
    }
  }

  /// A whole number as hundredths.
  private static func hundredths(_ digits: ArraySlice<UInt8>) -> Float {
    let number = digits.compactMap { ASCII.value(ofDigit: $0) }.reduce(0) { $0 * 10 + $1 }
    return Float(digits.first == UInt8(ascii: "-") ? -number : number) / 100
  }

  /// The weight of a term in a column, or 0.
  package func weight(_ term: TermID?, _ column: Int) -> Float {
    row(term).map { odds[$0 * width + column] } ?? 0
  }

  /// Adds the row of a term, number by number, to `sum`, which has one for each column.
  package func add(_ term: TermID?, to sum: inout [Float]) {
    guard let row = row(term) else { return }
    for column in sum.indices { sum[column] += odds[row * width + column] }
  }

  @inline(__always)
  private func row(_ term: TermID?) -> Int? {
    guard let term, term.index < rows.count else { return nil }
    return rows[term.index].map { Int($0) }
  }
}
