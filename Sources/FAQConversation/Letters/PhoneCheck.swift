/// One or more telephone numbers: "0761 123456 / HP 0812 3456 7890", "(021) 2993 5577 ext. 12".
enum PhoneCheck {
  /// A number as it stands in the text, and the word before it: "Fax".
  private struct Found {
    var label = ""
    var digits = ""
    var isForeign = false
  }

  static func check(_ text: String) throws(FieldError) -> String {
    // A slash stands behind an area code or between two numbers.
    if let numbers = numbers(found(text, parting: ",;|&\n")) { return numbers }
    let parted = found(text, parting: ",;|&\n/")
    if let numbers = numbers(parted) { return numbers }
    let wrong = parted.first { PhoneNumber.written($0.digits, isForeign: $0.isForeign) == nil }
    throw .phoneDigits(wrong?.digits.count ?? 0)
  }

  /// - Returns: nil when one of them is no number, or there is none.
  private static func numbers(_ all: [Found]) -> String? {
    // A word that stands before some of the numbers only is no label: "… dan …".
    let areLabelled = all.count > 1 && all.allSatisfy { !$0.label.isEmpty }
    var numbers: [String] = []
    for found in all {
      if let last = numbers.last, found.digits.count <= PhoneNumber.longestExtension {
        numbers[numbers.count - 1] = "\(last) ext. \(found.digits)"
      } else if let number = PhoneNumber.written(found.digits, isForeign: found.isForeign) {
        numbers.append(areLabelled ? "\(found.label) \(number)" : number)
      } else {
        return nil
      }
    }
    return numbers.isEmpty ? nil : numbers.joined(separator: " / ")
  }

  private static func found(_ text: String, parting: String) -> [Found] {
    var (all, current) = ([Found](), Found())
    for character in text {
      let ends = character.isLetter || parting.contains(character)
      if ends, !current.digits.isEmpty {
        all.append(current)
        current = Found()
      }
      if character.isLetter {
        current.label.append(character)
      } else if DigitRuns.isDigit(character) {
        current.digits.append(character)
      } else if character == "+", current.digits.isEmpty {
        current.isForeign = true
      } else if current.digits.isEmpty, character.isWhitespace, current.label.last?.isLetter == true {
        // Of several words the last one is the label of the number.
        current.label.append(" ")
      }
    }
    if !current.digits.isEmpty { all.append(current) }
    return all.map { found in
      var found = found
      found.label = found.label.split(separator: " ").last.map(String.init) ?? ""
      if found.digits.hasPrefix("62") { found.isForeign = false }
      return found
    }
  }
}
