import FAQText

/// Tests write ids as numbers.
extension TermID: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) { self.init(value) }
}
