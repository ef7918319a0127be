import Basics

/// Turns the text of a ``Pattern`` into its steps.
struct PatternCompiler {
  private let source: [UInt8]
  private var index = 0
  private var steps: [Pattern.Step] = []
  /// The longest run of plain letters outside groups, repeats and alternatives.
  private(set) var literal: [UInt8] = []
  private var run: [UInt8] = []
  private var depth = 0

  init(_ source: [UInt8]) { self.source = source }

  mutating func compile() throws(PatternError) -> [Pattern.Step] {
    guard !source.isEmpty else { throw PatternError(reason: .empty, offset: 0) }
    try alternatives()
    if index < source.count { throw PatternError(reason: .groupNotOpened, offset: index) }
    endRun()
    steps.append(.match)
    return steps
  }

  private mutating func alternatives() throws(PatternError) {
    let start = steps.count
    try sequence()
    while index < source.count, source[index] == UInt8(ascii: "|") {
      if depth == 0 {
        // No single run of letters is needed when the whole pattern has alternatives.
        run = []
        literal = []
        depth = 1
      }
      guard steps.count <= Pattern.longest else { throw PatternError(reason: .tooLong, offset: index) }
      index += 1
      insert(.split(start + 1, steps.count + 2), at: start)
      let jump = steps.count
      steps.append(.jump(0))
      try sequence()
      steps[jump] = .jump(steps.count)
    }
  }

  private mutating func sequence() throws(PatternError) {
    while index < source.count, source[index] != UInt8(ascii: "|"), source[index] != UInt8(ascii: ")") {
      let start = steps.count
      let place = index
      let plain = try atom()
      let repeated = try repeats(start, place)
      if let plain, !repeated, depth == 0 { run.append(plain) } else { endRun() }
      guard steps.count <= Pattern.longest else { throw PatternError(reason: .tooLong, offset: place) }
    }
  }

  private mutating func endRun() {
    if run.count > literal.count { literal = run }
    run = []
  }

  /// Compiles one atom; returns its byte when it is a plain one.
  private mutating func atom() throws(PatternError) -> UInt8? {
    let byte = source[index]
    let start = index
    index += 1
    switch byte {
    case UInt8(ascii: "("):
      endRun()
      if index + 1 < source.count, source[index] == UInt8(ascii: "?"), source[index + 1] == UInt8(ascii: ":")
      {
        index += 2
      }
      guard depth < Pattern.deepest else { throw PatternError(reason: .tooLong, offset: start) }
      depth += 1
      try alternatives()
      depth -= 1
      guard index < source.count, source[index] == UInt8(ascii: ")") else {
        throw PatternError(reason: .groupNotClosed, offset: start)
      }
      index += 1
      return nil
    case UInt8(ascii: "["): steps.append(.byte(try set(start)))
    case UInt8(ascii: "."): steps.append(.byte(Pattern.ByteSet().inverted))
    case UInt8(ascii: "^"): steps.append(.start)
    case UInt8(ascii: "$"): steps.append(.end)
    case UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "?"):
      throw PatternError(reason: .nothingToRepeat, offset: start)
    case UInt8(ascii: "\\"): steps.append(.byte(try escape(start)))
    default:
      steps.append(.byte(PatternCompiler.single(byte)))
      return ASCII.lowered(byte)
    }
    return nil
  }

  private mutating func escape(_ start: Int) throws(PatternError) -> Pattern.ByteSet {
    guard index < source.count else { throw PatternError(reason: .badEscape, offset: start) }
    let byte = source[index]
    index += 1
    let inside: Pattern.ByteSet
    switch ASCII.lowered(byte) {
    case UInt8(ascii: "d"): inside = PatternCompiler.every(where: ASCII.isDigit)
    case UInt8(ascii: "s"): inside = PatternCompiler.members(Array(" \t\n\r".utf8))
    case UInt8(ascii: "w"):
      inside = PatternCompiler.every {
        ASCII.isSmall($0) || ASCII.isDigit($0) || $0 == UInt8(ascii: "_")
      }
    default:
      guard !ASCII.isLetter(byte) else { throw PatternError(reason: .badEscape, offset: start) }
      return PatternCompiler.single(byte)
    }
    return ASCII.isCapital(byte) ? inside.inverted : inside
  }

  private mutating func set(_ start: Int) throws(PatternError) -> Pattern.ByteSet {
    var result = Pattern.ByteSet()
    var negated = false
    if index < source.count, source[index] == UInt8(ascii: "^") {
      negated = true
      index += 1
    }
    let first = index
    while index < source.count, source[index] != UInt8(ascii: "]") || index == first {
      let low = source[index]
      index += 1
      if low == UInt8(ascii: "\\") {
        let escaped = try escape(index - 1)
        for byte in UInt8.min...UInt8.max where escaped.contains(byte) { result.insert(byte) }
      } else if index + 1 < source.count, source[index] == UInt8(ascii: "-"),
        source[index + 1] != UInt8(ascii: "]")
      {
        let high = source[index + 1]
        index += 2
        for byte in min(low, high)...max(low, high) { result.insert(ASCII.lowered(byte)) }
      } else {
        result.insert(ASCII.lowered(low))
      }
    }
    guard index < source.count else { throw PatternError(reason: .setNotClosed, offset: start) }
    index += 1
    return negated ? result.inverted : result
  }

  /// Applies `*`, `+`, `?` or `{m,n}` to the steps from `start` on; whether there was one.
  private mutating func repeats(_ start: Int, _ place: Int) throws(PatternError) -> Bool {
    guard index < source.count else { return false }
    switch source[index] {
    case UInt8(ascii: "*"): apply(start, 0, nil)
    case UInt8(ascii: "+"): apply(start, 1, nil)
    case UInt8(ascii: "?"): apply(start, 0, 1)
    case UInt8(ascii: "{"):
      let (low, high) = try counts()
      apply(start, low, high)
      return true
    default: return false
    }
    index += 1
    return true
  }

  private mutating func counts() throws(PatternError) -> (Int, Int?) {
    let open = index
    guard let close = source[index...].firstIndex(of: UInt8(ascii: "}")) else {
      throw PatternError(reason: .badRepeat, offset: open)
    }
    let parts = source[index + 1..<close].split(
      separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    index = close + 1
    // Plain digits only: `Int` would take a sign too.
    let numbers = parts.map {
      $0.allSatisfy(ASCII.isDigit) ? Int(String(decoding: $0, as: UTF8.self)) : nil
    }
    guard parts.count <= 2, let low = numbers[0], low <= 64 else {
      throw PatternError(reason: .badRepeat, offset: open)
    }
    if parts.count == 1 { return (low, low) }
    if parts[1].isEmpty { return (low, nil) }
    guard let high = numbers[1], high >= low, high <= 64, high > 0 else {
      throw PatternError(reason: .badRepeat, offset: open)
    }
    return (low, high)
  }

  /// Copies the atom so that it is matched `low` to `high` times (nil: without end).
  private mutating func apply(_ start: Int, _ low: Int, _ high: Int?) {
    let atom = Array(steps[start...])
    steps.removeSubrange(start...)
    for _ in 0..<low { append(atom, from: start) }
    if let high {
      let optional = max(0, high - low)
      let end = steps.count + optional * (atom.count + 1)
      for _ in 0..<optional {
        steps.append(.split(steps.count + 1, end))
        append(atom, from: start)
      }
    } else {
      let loop = steps.count
      steps.append(.split(loop + 1, loop + atom.count + 2))
      append(atom, from: start)
      steps.append(.jump(loop))
    }
  }

  private mutating func append(_ atom: [Pattern.Step], from start: Int) {
    let shift = steps.count - start
    steps.append(contentsOf: atom.map { PatternCompiler.moved($0, by: shift, from: 0) })
  }

  private mutating func insert(_ step: Pattern.Step, at position: Int) {
    for index in position..<steps.count {
      steps[index] = PatternCompiler.moved(steps[index], by: 1, from: position)
    }
    steps.insert(step, at: position)
  }

  private static func moved(_ step: Pattern.Step, by shift: Int, from position: Int) -> Pattern.Step {
    switch step {
    case .split(let a, let b): .split(a >= position ? a + shift : a, b >= position ? b + shift : b)
    case .jump(let to): .jump(to >= position ? to + shift : to)
    default: step
    }
  }

  private static func single(_ byte: UInt8) -> Pattern.ByteSet { members([ASCII.lowered(byte)]) }

  private static func members(_ bytes: [UInt8]) -> Pattern.ByteSet {
    var set = Pattern.ByteSet()
    for byte in bytes { set.insert(byte) }
    return set
  }

  private static func every(where isIn: (UInt8) -> Bool) -> Pattern.ByteSet {
    members((UInt8.min...UInt8.max).filter(isIn))
  }
}
