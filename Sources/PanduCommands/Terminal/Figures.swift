/// Numbers as text.
enum Figures {
  /// The value with a fixed number of decimals, rounded half up.
  static func decimal(_ value: Float, _ places: Int) -> String {
    let scale = (0..<places).reduce(1) { product, _ in product * 10 }
    let scaled = Int((abs(value) * Float(scale)).rounded())
    let fraction = String(scaled % scale)
    let sign = value < 0 && scaled > 0 ? "-" : ""
    return sign + String(scaled / scale) + "." + String(repeating: "0", count: places - fraction.count)
      + fraction
  }

  /// A share as a percentage with one decimal.
  static func percent(_ part: Int, of whole: Int) -> String {
    whole == 0 ? "-" : decimal(Float(part) * 100 / Float(whole), 1) + " %"
  }
}

extension String {
  /// The text padded with spaces to the width of a column, with at least one space.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }
}
