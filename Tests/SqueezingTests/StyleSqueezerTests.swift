// Comments and white space go where they mean nothing; strings, sums and selectors stay.

import Testing

@testable import Squeezing

@Suite struct StyleSqueezerTests {
  @Test(arguments: [
    ("/* a */\n:host {\n  color: red;\n  --a: 1px 2px;\n}\n", ":host{color:red;--a:1px 2px}"),
    (".a :hover, .b > .c + .d {\n}", ".a :hover,.b>.c + .d{}"),
    ("a { width: min(1em, 100vw - 2px) !important; }", "a{width:min(1em,100vw - 2px)!important}"),
    (
      "a::after { content: \" /* ; } \"; font: \"A  B\", 'C\\' ; D'; }",
      "a::after{content:\" /* ; } \";font:\"A  B\",'C\\' ; D'}"
    ),
    ("@media (max-width: 5px) and (a) {\n  b { c: d; }\n}", "@media (max-width:5px) and (a){b{c:d}}"),
  ])
  func `a style sheet`(style: String, expected: String) throws {
    let text = String(decoding: try StyleSqueezer.squeezed(Array(style.utf8)), as: UTF8.self)
    #expect(text == expected + "\n")
  }

  @Test(arguments: ["a { content: \"", "/* a"])
  func `what does not end`(style: String) {
    #expect(throws: ScriptError.self) { try StyleSqueezer.squeezed(Array(style.utf8)) }
  }
}
