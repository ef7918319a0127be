import Basics

/// Reads a pasted mail log or bounce message, in several lines or as one, with or without chat around it.
///
/// It is one when a reply code and an enhanced code stand side by side, or when a code comes with words that logs have.
/// "Error 554" alone is not. The time is linear in the text.
package enum MailLogReader {
  /// Most deliveries that are told of.
  static let mostDeliveries = 8
  /// How much of what stands behind a code is kept, in bytes.
  static let mostWords = 1_000

  /// - Parameter text: of which ``TextLimits/log`` are read; the rest of a longer one is not looked at.
  /// - Returns: what the log says of deliveries; nil when the text is no log.
  package static func read(_ text: String) -> MailLog? {
    // Hardly a question has such a number: look at its bytes before copying them.
    guard CodeScanner.mayHaveCode(text.utf8.span) else { return nil }
    let lowered = ASCII.lowered(TextLimits.log.beginning(of: text).utf8)
    let codes = trusted(CodeScanner(text: lowered).all(), lowered)
    guard !codes.isEmpty else { return nil }
    return MailLog(deliveries: Deliveries(text: lowered, codes: codes).all())
  }

  /// The codes worth the most trust; none when nothing says that this is a log.
  private static func trusted(_ codes: [CodeScanner.Found], _ text: [UInt8]) -> [CodeScanner.Found] {
    let best = codes.map(\.trust).max() ?? .bare
    guard best == .paired || (!codes.isEmpty && LogSigns.areIn(text)) else { return [] }
    if best > .bare { return codes.filter { $0.trust > .bare } }
    return codes.filter { $0.code.reply != nil }
  }
}

/// Puts codes, recipients and hosts together.
private struct Deliveries {
  let text: [UInt8]
  let codes: [CodeScanner.Found]
  private let addresses: [LogAddresses.Found]

  init(text: [UInt8], codes: [CodeScanner.Found]) {
    self.text = text
    self.codes = codes
    addresses = LogAddresses(text: text).all()
  }

  private struct Part {
    var code: MailCode
    var recipient: String
    var codes: [CodeScanner.Found]
  }

  /// Refused, put off, delivered, each in the order of the log; what came of it in the end hides what came before.
  func all() -> [MailLog.Delivery] {
    let parts = parts()
    let most = parts.map(\.code.kind).max() ?? 0
    let refused = Set(parts.filter { $0.code.kind == 5 }.map(\.recipient))
    let kept = parts.enumerated().filter { _, part in
      part.code.kind == 5 || (part.code.kind == 4 && !refused.contains(part.recipient)) || most == 2
    }
    let first = kept.sorted { ($1.element.code.kind, $0.offset) < ($0.element.code.kind, $1.offset) }
    return first.prefix(MailLogReader.mostDeliveries).map {
      delivery($0.element, until: start(ofPart: $0.offset + 1, parts))
    }
  }

  private func start(ofPart number: Int, _ parts: [Part]) -> Int {
    number < parts.count ? parts[number].codes.first?.range.lowerBound ?? text.count : text.count
  }

  /// A part for each recipient and code; the same code said again belongs to the part before.
  private func parts() -> [Part] {
    var parts: [Part] = []
    var next = 0
    var named: Int?
    var plain: Int?
    for code in codes {
      while next < addresses.count, addresses[next].range.lowerBound < code.range.lowerBound {
        if addresses[next].role == .recipient { named = next }
        if addresses[next].role == .unknown { plain = next }
        next += 1
      }
      let behind = next < addresses.count && addresses[next].role != .other ? next : nil
      let recipient = (named ?? plain ?? behind).map { string(addresses[$0].range) } ?? ""
      if let last = parts.last, last.recipient == recipient || recipient.isEmpty,
        let both = last.code.merged(with: code.code)
      {
        parts[parts.count - 1].code = both
        parts[parts.count - 1].codes.append(code)
      } else if !parts.contains(where: { $0.recipient == recipient && $0.code == code.code }) {
        parts.append(Part(code: code.code, recipient: recipient, codes: [code]))
      }
    }
    return parts
  }

  private func delivery(_ part: Part, until end: Int) -> MailLog.Delivery {
    var delivery = MailLog.Delivery(code: part.code, written: written(part), recipient: part.recipient)
    // "5.0.0" beside a reply adds nothing, and would hide what the reply says.
    if part.code.reply != nil, part.code.enhanced?.isGeneral == true { delivery.code.enhanced = nil }
    guard let first = part.codes.first else { return delivery }
    delivery.words = words(part.codes, first.range.upperBound..<max(end, first.range.upperBound))
    delivery.host = LogHosts.find(in: text, before: first.range.lowerBound, until: end)
    return delivery
  }

  /// As it stands there; a reply and an enhanced code from two places are put side by side.
  private func written(_ part: Part) -> String {
    if let pair = part.codes.first(where: { $0.trust == .paired }) {
      return string(pair.range).replacing("\n", with: " ")
    }
    let reply = part.codes.first { $0.code.reply != nil }.map { string($0.range) }
    let enhanced = part.codes.first { $0.code.enhanced?.isGeneral == false }.map { string($0.range) }
    let general = part.codes.first.map { string($0.range) }
    return [reply, enhanced].compactMap { $0 }.isEmpty
      ? general ?? "" : [reply, enhanced].compactMap { $0 }.joined(separator: " ")
  }

  private func words(_ codes: [CodeScanner.Found], _ range: Range<Int>) -> String {
    var words: [UInt8] = []
    var skipped = codes.dropFirst()[...]
    var index = range.lowerBound
    while index < range.upperBound, words.count < MailLogReader.mostWords {
      if let code = skipped.first, code.range.lowerBound == index {
        index = code.range.upperBound
        skipped = skipped.dropFirst()
        continue
      }
      let byte = ASCII.isSpace(text[index]) ? UInt8(ascii: " ") : text[index]
      if byte != UInt8(ascii: " ") || words.last != UInt8(ascii: " ") { words.append(byte) }
      index += 1
    }
    return String(decoding: words, as: UTF8.self)
  }

  private func string(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }
}
