import Basics
import FAQKnowledge

/// The reason for which a token is refused.
package enum TokenError: Error, Equatable, Sendable {
  case tooLong(bytes: Int, limit: Int)
  case malformed
  case unknownVersion
}

/// Writes and reads the `conversation` token: version, fields and check digits in base64url.
package enum ConversationToken {
  /// Longest token, in bytes.
  package static let longest = 1024
  /// Version of the token's format, which changes when its fields do.
  private static let version = "4"
  /// The versions before, with the number of their fields before those of a letter. They are still read, because
  /// conversations go on while the program is renewed. The third had no earlier subjects and no told parts, the second
  /// neither these nor ``ConversationState/also`` and ``ConversationState/isDisclosed``.
  private static let older = ["3": 14, "2": 12]
  /// Stands between two fields, because no text that a person types has it.
  private static let separator = ASCII.unitSeparator
  /// Fields before those of a letter.
  private static let fixed = 16

  /// Writes the token of a state.
  ///
  /// - Returns: at most ``longest`` bytes. Of a state that does not fit (see ``fits(_:)``), which only a token that
  ///   somebody made up leads to, parts are left out one after the other until it does.
  package static func encode(_ state: ConversationState) -> String {
    var body = body(state)
    if body.count > longestBody { body = self.body(shortened(state)) }
    body += check(body)
    return Base64URL.encode(body)
  }

  /// Whether the token of a state keeps within ``longest``.
  package static func fits(_ state: ConversationState) -> Bool { room(state) >= 0 }

  /// Bytes that may be added to the fields of a state; less than none when its token is too long already.
  package static func room(_ state: ConversationState) -> Int { longestBody - body(state).count }

  /// Bytes before the check digits.
  private static let longestBody = longest * 3 / 4 - 4

  /// The state without the parts that do not fit. Parts that the next answer makes anew are left out first, the
  /// letter and the version last, because the rest means nothing without them.
  private static func shortened(_ state: ConversationState) -> ConversationState {
    var state = state
    let parts: [(inout ConversationState) -> Void] = [
      { $0.earlier = [] }, { $0.offered = [] }, { $0.also = [] }, { $0.category = "" }, { $0.check = nil },
      { $0.lpse = "" },
      { $0.entry = "" },
      { ($0.form, $0.unconfirmedLetter) = (nil, "") }, { $0.knowledgeVersion = "" },
    ]
    for leaveOut in parts where !fits(state) { leaveOut(&state) }
    return state
  }

  private static func body(_ state: ConversationState) -> [UInt8] {
    var body: [UInt8] = []
    body.reserveCapacity(256)
    append(version, to: &body)
    next(state.knowledgeVersion, &body)
    next(state.entry, &body)
    next(state.category, &body)
    next(state.offered.first ?? "", &body)
    for entry in state.offered.dropFirst() {
      body.append(UInt8(ascii: ","))
      append(entry, to: &body)
    }
    next(String(state.misses), &body)
    next(String(state.rungs), &body)
    next(state.lpse, &body)
    next(state.check?.owner.written ?? "", &body)
    next(state.check.map { String($0.question) } ?? "", &body)
    // A letter without the number of a field waits for a yes.
    next(state.form?.entry ?? state.unconfirmedLetter, &body)
    next(state.form.map { String($0.field) } ?? "", &body)
    next(state.also.joined(separator: ","), &body)
    next(state.isDisclosed ? "1" : "", &body)
    next(state.told.isEmpty ? "" : String(state.told.rawValue), &body)
    next(state.earlier.map(\.written).joined(separator: ","), &body)
    for value in state.form?.values ?? [] { next(value, &body) }
    return body
  }

  private static func next(_ field: String, _ body: inout [UInt8]) {
    body.append(separator)
    append(field, to: &body)
  }

  /// Appends a text with a space in place of each control byte but the line break, because one of them is the
  /// separator.
  private static func append(_ text: String, to body: inout [UInt8]) {
    let text = text.utf8.span
    for index in text.indices {
      body.append(
        text[index] < UInt8(ascii: " ") && text[index] != UInt8(ascii: "\n") ? UInt8(ascii: " ") : text[index]
      )
    }
  }

  package static func decode(_ token: String) throws(TokenError) -> ConversationState {
    guard token.utf8.count <= longest else { throw .tooLong(bytes: token.utf8.count, limit: longest) }
    guard let bytes = Base64URL.decode(token), bytes.count > 4 else { throw .malformed }
    let body = bytes.dropLast(4)
    guard check(body).elementsEqual(bytes.suffix(4)), String(validating: body, as: UTF8.self) != nil else {
      throw .malformed
    }
    // Bytes are cut and compared, because characters would take most of the time of a turn's memory.
    let fields = body.split(separator: separator, omittingEmptySubsequences: false)
    guard let name = fields.first.map(text), let fixed = name == version ? fixed : older[name] else {
      throw .unknownVersion
    }
    guard fields.count >= fixed, let misses = small(fields[5]), let rungs = small(fields[6]) else {
      throw .malformed
    }
    var state = ConversationState(knowledgeVersion: text(fields[1]))
    (state.entry, state.category, state.misses) = (text(fields[2]), text(fields[3]), misses)
    state.offered = list(fields[4]).map(text)
    (state.rungs, state.lpse) = (rungs, text(fields[7]))
    if fixed > 12 {
      state.also = list(fields[12]).map(text)
      state.isDisclosed = fields[13].elementsEqual([UInt8(ascii: "1")])
    }
    if fixed > 14 { try readSubjects(told: fields[14], earlier: fields[15], &state) }
    if !fields[8].isEmpty {
      guard let question = small(fields[9]) else { throw .malformed }
      state.check = .init(owner: CheckOwner(written: text(fields[8])), question: question)
    }
    try readLetter(fields, values: fields[fixed...], &state)
    return state
  }

  private static func readLetter(
    _ fields: [ArraySlice<UInt8>], values: ArraySlice<ArraySlice<UInt8>>, _ state: inout ConversationState
  ) throws(TokenError) {
    guard !fields[10].isEmpty else { return }
    if fields[11].isEmpty, values.isEmpty {
      state.unconfirmedLetter = text(fields[10])
    } else {
      guard let field = small(fields[11]) else { throw .malformed }
      state.form = .init(entry: text(fields[10]), field: field, values: values.map(text))
    }
  }

  private static func readSubjects(
    told: ArraySlice<UInt8>, earlier: ArraySlice<UInt8>, _ state: inout ConversationState
  ) throws(TokenError) {
    guard let parts = told.isEmpty ? 0 : small(told) else { throw .malformed }
    state.told = ToldParts(rawValue: parts)
    for written in list(earlier) {
      guard let subject = Subject(written: written) else { throw .malformed }
      state.earlier.append(subject)
    }
  }

  /// A number of one to three digits.
  fileprivate static func small(_ digits: ArraySlice<UInt8>) -> Int? {
    guard 1...3 ~= digits.count else { return nil }
    var number = 0
    for digit in digits {
      guard let value = ASCII.value(ofDigit: digit) else { return nil }
      number = number * 10 + value
    }
    return number
  }

  fileprivate static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  /// The pieces between commas; an empty one is none.
  private static func list(_ bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    bytes.split(separator: UInt8(ascii: ","))
  }

  /// Four bytes of FNV-1a: they catch slips, not forgers; a token holds nothing worth forging.
  private static func check(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    let hash = FNV1a32.hash(bytes)
    return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: hash >> UInt32($0)) }
  }
}

extension CheckOwner {
  /// As the token has it: `/` for any, a category with a slash behind it (`login/`), an entry as it is.
  var written: String {
    switch self {
    case .entry(let id): id
    case .category(let id): id + "/"
    case .any: "/"
    }
  }

  init(written: String) {
    self =
      written == "/" ? .any : written.hasSuffix("/") ? .category(String(written.dropLast())) : .entry(written)
  }
}

extension Subject {
  /// As the token has it: entry, rungs and told parts with slashes between.
  var written: String { "\(entry)/\(rungs)/\(told.rawValue)" }

  /// - Returns: nil for what ``written`` never is.
  init?(written: ArraySlice<UInt8>) {
    let parts = written.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard parts.count == 3, let rungs = ConversationToken.small(parts[1]),
      let told = ConversationToken.small(parts[2])
    else { return nil }
    self.init(entry: ConversationToken.text(parts[0]), rungs: rungs, told: ToldParts(rawValue: told))
  }
}
