import Basics

/// A small regular expression on bytes, matched in time linear in the text.
///
/// The toolchain's `Regex` backtracks, so one pattern of a helpdesk officer and one question of a stranger could hold
/// up the server, and it cannot be shared between threads. This one keeps the set of states that a text can be in
/// (Thompson 1968), at most ``longest`` of them, as bits (``PatternAutomaton``). Literals, `.`, `[a-z]`, `[^…]`, `*`, `+`, `?`, `{m,n}`, `|`, groups,
/// `\d \s \w \b`-less, `^` and `$`.
package struct Pattern: Sendable, Equatable {
  /// The most states that a pattern may compile to.
  package static let longest = 512
  /// The most groups within each other.
  static let deepest = 64

  enum Step: Sendable, Equatable {
    /// One byte out of a set.
    case byte(ByteSet)
    case split(Int, Int)
    case jump(Int)
    case start, end
    case match
  }

  /// Some of the 256 bytes.
  package struct ByteSet: Sendable, Equatable {
    /// A bit for each byte.
    var bits = SIMD4<UInt64>()

    init(bits: SIMD4<UInt64> = SIMD4()) { self.bits = bits }

    /// A byte for each two that stand side by side in a text; some pairs share one, as those of capitals and of small letters do.
    package init(pairsOf text: [UInt8]) {
      // One number at a time, because changing a vector writes it whole.
      var words = InlineArray<4, UInt64>(repeating: 0)
      var previous = text.first.map { $0 | ASCII.caseBit } ?? 0
      for byte in text.dropFirst() {
        let byte = byte | ASCII.caseBit
        let pair = previous &* 31 &+ byte
        words[Int(pair >> 6)] |= 1 << UInt64(pair & 63)
        previous = byte
      }
      bits = SIMD4(words[0], words[1], words[2], words[3])
    }

    package func union(_ other: ByteSet) -> ByteSet { ByteSet(bits: bits | other.bits) }
    package func contains(all other: ByteSet) -> Bool { bits & other.bits == other.bits }
    func contains(_ byte: UInt8) -> Bool { bits[Int(byte >> 6)] >> UInt64(byte & 63) & 1 == 1 }
    mutating func insert(_ byte: UInt8) { bits[Int(byte >> 6)] |= 1 << UInt64(byte & 63) }
    var inverted: ByteSet { ByteSet(bits: ~bits) }
  }

  let steps: [Step]
  /// The number of states that a text can be in: each byte of it takes at most a step for each of them.
  package var states: Int { steps.count }
  /// Bytes that a match must hold side by side: texts without them are refused at once.
  package let literal: [UInt8]
  /// Pairs that every text has in which it matches: see ``ByteSet/init(pairsOf:)``.
  package let literalPairs: ByteSet
  private let automaton: PatternAutomaton

  package init(_ source: String) throws(PatternError) {
    var compiler = PatternCompiler(Array(source.utf8))
    steps = try compiler.compile()
    literal = compiler.literal
    literalPairs = ByteSet(pairsOf: literal)
    automaton = PatternAutomaton(steps)
  }

  /// Looks whether a pattern compiles, which takes less time than to make it ready for texts.
  ///
  /// - Parameter source: the pattern, without its slashes.
  /// - Returns: how many states it has.
  /// - Throws: why it does not compile, and where.
  static func states(of source: String) throws(PatternError) -> Int {
    var compiler = PatternCompiler(Array(source.utf8))
    return try compiler.compile().count
  }

  /// Whether the pattern matches somewhere in `text`.
  package func matches(_ text: [UInt8]) -> Bool {
    var work = 0
    return matches(text, counting: &work)
  }

  /// As ``matches(_:)``, adding the steps that it takes to `work`: each state at each byte that it takes, at most
  /// ``states`` for each byte.
  package func matches(_ text: [UInt8], counting work: inout Int) -> Bool {
    guard literal.isEmpty || text.firstIndex(of: literal) != nil else { return false }
    return automaton.matches(text, counting: &work)
  }
}

/// The reason for which a pattern does not compile, and the byte (from 0) at which that was found.
package struct PatternError: Error, Equatable, Sendable {
  package enum Reason: Equatable, Sendable {
    case nothingToRepeat, groupNotClosed, groupNotOpened, setNotClosed, badRepeat, badEscape, tooLong, empty
  }
  package var reason: Reason
  package var offset: Int
}
