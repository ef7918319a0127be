/// Patterns, with texts that each must match and texts that it must not.
enum PatternTable {
  static let cases: [(String, [String], [String])] = letters + sets + repeats + groups + anchors + real

  private static let letters: [(String, [String], [String])] = [
    ("abc", ["abc", "xabcx"], ["", "ab", "acb", "ab c"]),
    ("ABC", ["abc"], ["ab"]),
    ("a.c", ["abc", "a c", "a\nc"], ["ac", "abbc"]),
    ("a..c", ["aéc", "abbc"], ["abc"]),
    ("é", ["é", "café"], ["è", "e", "ü", "→"]),
    ("“x”", ["“x”"], ["„x„", "\"x\""]),
    ("a\\.b", ["a.b"], ["axb"]),
    ("a\\\\b", ["a\\b"], ["ab", "a\\\\b"]),
    ("\\(\\)\\[\\]\\{\\}\\*\\+\\?\\|\\^\\$\\/", ["()[]{}*+?|^$/"], ["()"]),
    ("{", ["{"], ["}"]),
    ("a}", ["a}"], ["a"]),
    ("]", ["]"], ["["]),
  ]

  private static let sets: [(String, [String], [String])] = [
    ("[abc]", ["a", "xb", "c"], ["", "d"]),
    ("[a-c]x", ["ax", "cx"], ["dx", "-x"]),
    ("[A-C]x", ["ax", "bx"], ["dx"]),
    ("[c-a]x", ["bx"], ["dx"]),
    ("[^a-c]", ["d", "é", " "], ["", "a", "abc"]),
    ("^[^b]$", ["a"], ["b", "ab"]),
    ("[]a]x", ["]x", "ax"], ["bx"]),
    ("[^]a]", ["b"], ["]", "a", "]a"]),
    ("[a-]x", ["-x", "ax"], ["bx"]),
    ("[.*+?]", [".", "*", "+", "?"], ["a"]),
    ("[\\d.]+z", ["1.2z"], ["az"]),
    ("[\\]]", ["]"], ["\\"]),
    ("^[\\W]$", ["-", "\n"], ["a", "1", "_"]),
    ("^[\\D]+$", ["é", "a"], ["1", ""]),
    ("\\d\\d", ["12", "a12"], ["1", "a1b2"]),
    ("^\\D+$", ["ab", "é"], ["a1", ""]),
    ("a\\sb", ["a b", "a\tb", "a\nb", "a\rb"], ["ab", "a_b"]),
    ("^\\S+$", ["ab", "é"], ["a b", ""]),
    ("^\\w+$", ["ab_9"], ["a-b", "é", ""]),
    ("\\W", ["a-b", "é"], ["ab_9", ""]),
  ]

  private static let repeats: [(String, [String], [String])] = [
    ("ab*c", ["ac", "abc", "abbbc"], ["adc"]),
    ("ab+c", ["abc", "abbbc"], ["ac"]),
    ("ab?c", ["ac", "abc"], ["abbc"]),
    ("^a{2}$", ["aa"], ["a", "aaa", ""]),
    ("^a{2,}$", ["aa", "aaaaa"], ["a"]),
    ("^a{2,3}$", ["aa", "aaa"], ["a", "aaaa"]),
    ("^a{0,2}$", ["", "a", "aa"], ["aaa"]),
    ("^a{0}b$", ["b"], ["ab"]),
    ("^a{1}$", ["a"], ["aa", ""]),
    ("^(ab){2}$", ["abab"], ["ab", "ababab"]),
    ("^(a|bc){2,3}$", ["abc", "bcbcbc", "aa"], ["bc", "aaaa"]),
    ("^(a{2}){2}$", ["aaaa"], ["aa", "aaa"]),
    ("^(a*)*b", ["b", "aaab"], ["aaac", ""]),
    ("(a|aa)+$", ["a", "aaa", "ba"], ["ab", ""]),
    ("(a*)*b", ["ab", "b"], ["a", ""]),
    ("(a?){3}a{3}$", ["aaa", "aaaaaa"], ["aa"]),
    ("x*", ["", "x", "y"], []),
    ("^.*z$", ["z", "abcz"], ["za"]),
    (
      "bulk.{0,2}mail\\.html", ["bulkmail.html", "bulk_mail.html", "bulk--mail.html"],
      ["bulk---mail.html", "bulkmailxhtml"]
    ),
  ]

  private static let groups: [(String, [String], [String])] = [
    ("a|b", ["a", "b"], ["c", ""]),
    ("ab|cd", ["xabx", "cd"], ["ac", "bd", "ad"]),
    ("a|bc|def", ["a", "bc", "def"], ["b", "de", "ef"]),
    ("^(a|b|c|d)$", ["a", "b", "c", "d"], ["e", "ab", ""]),
    ("^(a|(b|c)d|e)f$", ["af", "bdf", "cdf", "ef"], ["bf", "f", "adf"]),
    ("x(a|b)*y", ["xy", "xababy"], ["xacy"]),
    ("x(a||b)y", ["xy", "xay", "xby"], ["xcy"]),
    ("x(|a)y", ["xy", "xay"], ["xby"]),
    ("(?:ab)+c", ["ababc"], ["c", "ac"]),
    ("()a", ["a"], ["b"]),
    ("(a|b)(c|d)", ["ac", "bd"], ["ab", "cd"]),
    ("((a|b)c|d)+e", ["acbcde", "de"], ["ae", "e"]),
    ("a|", ["", "b"], []),
  ]

  private static let anchors: [(String, [String], [String])] = [
    ("^a", ["ab"], ["ba", ""]),
    ("a$", ["ba"], ["ab", ""]),
    ("^$", [""], ["a", "\n"]),
    ("^a|b$", ["ac", "cb"], ["cac", "bc"]),
    ("(^|x)a", ["a", "xa", "bxa"], ["ba"]),
    ("a(x|$)", ["a", "axb"], ["ab"]),
    ("a^b", [], ["ab", "a^b"]),
    ("a$b", [], ["ab", "a$b"]),
    ("(^a)*b", ["ab", "b", "cb"], ["a"]),
    ("^*a", ["a", "ba"], ["b"]),
  ]

  private static let real: [(String, [String], [String])] = [
    ("554 *delivery error", ["554 delivery error: dd", "554delivery error"], ["55 delivery error"]),
    ("550[- ]5\\.7\\.1", ["550-5.7.1", "550 5.7.1"], ["550 5 7 1", "5505.7.1"]),
    (
      "doesn.?t have a [a-z.]+ account", ["doesn't have a yahoo.com account", "doesnt have a x account"],
      ["does not have a"]
    ),
    ("mta\\d+\\.am0\\.yahoodns\\.net", ["mta7.am0.yahoodns.net"], ["mta.am0.yahoodns.net"]),
    (
      "^\\s*java ?script error[. ]*$", ["java script error...", " javascript error "],
      ["ada javascript error"]
    ),
  ]
}
