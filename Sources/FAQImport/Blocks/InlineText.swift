import Basics

/// Text of one block with its bold parts and links. A line break within it is `\n`.
struct InlineText: Equatable, Sendable {
  struct Run: Equatable, Sendable {
    var text: String
    var isBold = false
    /// Its target, as the page writes it.
    var link: String?
  }

  private(set) var runs: [Run] = []

  init() {}

  init(_ text: String, isBold: Bool = false) { if !text.isEmpty { runs = [Run(text: text, isBold: isBold)] } }

  init(_ runs: [Run]) { for run in runs { append(run) } }

  var plain: String { runs.map(\.text).joined() }

  /// As ``plain``, without space at both ends and with single spaces: how a title is shown.
  var title: String { plain.split(whereSeparator: \.isWhitespace).joined(separator: " ") }

  var isBlank: Bool {
    runs.allSatisfy { run in
      run.text.utf8.allSatisfy(ASCII.isSpace) || run.text.allSatisfy(\.isWhitespace)
    }
  }

  private var seen: [Run] { runs.filter { $0.text.contains { $0.isLetter || $0.isNumber } } }

  /// Whether all letters and digits are bold.
  var isBold: Bool { !seen.isEmpty && seen.allSatisfy(\.isBold) }

  /// Whether all letters and digits lead somewhere.
  var isLink: Bool { !seen.isEmpty && seen.allSatisfy { $0.link != nil } }

  mutating func append(_ run: Run) {
    guard !run.text.isEmpty else { return }
    if let last = runs.last, last.isBold == run.isBold, last.link == run.link {
      runs[runs.count - 1].text += run.text
    } else {
      runs.append(run)
    }
  }

  mutating func append(_ other: InlineText) { for run in other.runs { append(run) } }

  /// The text without its first characters.
  func dropping(_ count: Int) -> InlineText {
    var left = count
    var rest = InlineText()
    for run in runs {
      let dropped = min(left, run.text.count)
      left -= dropped
      var run = run
      run.text = String(run.text.dropFirst(dropped))
      rest.append(run)
    }
    return rest
  }

  /// The first characters of the text.
  func keeping(_ count: Int) -> InlineText {
    var left = count
    var kept = InlineText()
    for run in runs where left > 0 {
      kept.append(Run(text: String(run.text.prefix(left)), isBold: run.isBold, link: run.link))
      left -= run.text.count
    }
    return kept
  }

  /// The text cut at some characters, given in ascending order.
  func cut(at places: [Int]) -> [InlineText] {
    var pieces: [InlineText] = []
    var (rest, start) = (self, 0)
    for place in places {
      pieces.append(rest.keeping(place - start))
      (rest, start) = (rest.dropping(place - start), place)
    }
    return pieces + [rest]
  }

  /// The text as lines, each without space at both ends; empty ones are left out.
  var lines: [InlineText] {
    guard runs.contains(where: { $0.text.utf8.contains(UInt8(ascii: "\n")) }) else {
      return [trimmed].filter { !$0.isBlank }
    }
    var lines: [InlineText] = [InlineText()]
    for run in runs {
      let parts = run.text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      for (number, part) in parts.enumerated() {
        if number > 0 { lines.append(InlineText()) }
        lines[lines.count - 1].append(Run(text: String(Substring(part)), isBold: run.isBold, link: run.link))
      }
    }
    return lines.map(\.trimmed).filter { !$0.isBlank }
  }

  /// Without space at both ends and with single spaces inside; line breaks stay.
  var trimmed: InlineText {
    var collapse = SpaceCollapser()
    var tight = InlineText()
    for run in runs {
      let text = collapse.take(run.text)
      // A space before a line break is left out, also where it ends another run.
      if text.hasPrefix("\n"), let last = tight.runs.last, last.text.hasSuffix(" ") {
        tight.runs[tight.runs.count - 1].text.removeLast()
        if tight.runs[tight.runs.count - 1].text.isEmpty { tight.runs.removeLast() }
      }
      tight.append(Run(text: text, isBold: run.isBold, link: run.link))
    }
    while let last = tight.runs.last, let byte = last.text.utf8.last, ASCII.isSpace(byte) {
      tight.runs[tight.runs.count - 1].text.removeLast()
      if tight.runs[tight.runs.count - 1].text.isEmpty { tight.runs.removeLast() }
    }
    return tight
  }

  /// Lines joined again.
  static func joined(_ lines: some Sequence<InlineText>, separator: String = "\n") -> InlineText {
    var text = InlineText()
    for line in lines {
      if !text.runs.isEmpty { text.append(Run(text: separator)) }
      text.append(line)
    }
    return text
  }
}
