// 1. A name gets one other name within a statement of the outermost level, and nothing else there has it.
// 2. Names of the outermost level are the same everywhere. Names that are declared nowhere, and those of properties, stay.
// 3. A name that stands for a property and its value at once becomes both.

import Testing

@testable import Squeezing

@Suite struct ScriptNamesTests {
  private func renamed(_ script: String) throws -> String {
    let bytes = try ScriptSqueezer.squeezed(Array(script.utf8), renames: true)
    return String(decoding: bytes.dropLast(), as: UTF8.self)
  }

  @Test(arguments: [
    // Outermost names have capitals, all others small letters, which the next statement uses again.
    (
      "const one = (first, second) => first + second; const two = (third) => one(third, third);",
      "let A=(a,b)=>a+b,B=a=>A(a,a);"
    ),
    // A name within that is also an outermost one changes with it.
    ("const one = 1; f((one) => one); g(one);", "let A=1;f(A=>A);g(A);"),
    // Names of the browser stay, and nothing is called like them.
    ("const one = (first) => a(first, A); b(one);", "let B=c=>a(c,A);b(B);"),
    // So do properties, whether read, written, called or asked for.
    (
      "const one = { one: 1, two: { one: 2 } }; one.one = one?.two.one; one.one();",
      "let A={one:1,two:{one:2}};A.one=A?.two.one;A.one();"
    ),
    ("const one = 1; f({ one, two: one, three: 3 });", "let A=1;f({one:A,two:A,three:3});"),
    (
      "f(({ one, two: other, three = one, ...rest }) => [one, other, three, rest]);",
      "f(({one:a,two:b,three:c=a,...d})=>[a,b,c,d]);"
    ),
    (
      "f(([first, , [second = g]], { [first]: third }) => second + third);",
      "f(([a,,[b=g]],{[a]:c})=>b+c);"
    ),
    ("const [one, { two }] = f; let three, four = two, five;", "let[B,{two:A}]=f,C,D=A,E;"),
    // The value of a default is used, and is not declared.
    ("f((first = document, second = (third) => third) => first);", "f((a=document,c=b=>b)=>a);"),
    // What is named most gets the first letter.
    ("f((first, second = (third) => third + third + third) => first);", "f((b,c=a=>a+a+a)=>b);"),
    (
      "f(() => { for (const [key, value] of g) { try { h(key); } catch (error) { i(error, value); } } });",
      "f(()=>{for(let[a,b]of g){try{h(a)}catch(c){i(c,b)}}});"
    ),
    ("f(`${one} one`, (one) => `${one} one`);", "f(`${a} one`,a=>`${a} one`);"),
    ("const one = f; const two = (kind) => kind ? one : { kind, one };", "let A=f,B=a=>a?A:{kind:a,one:A};"),
    ("f({ read(name) { return name; } });", "f({read(name){return name}});"),
    ("f(async (first) => { await import(first); });", "f(async a=>{await import(a)});"),
    ("const one = 1; export default one;", "let A=1;export default A;"),
  ])
  func `names`(script: String, expected: String) throws {
    #expect(try renamed(script) == expected)
  }

  @Test func `more names than letters`() throws {
    let names = (0..<100).map { "name\($0)" }
    let script = "f((\(names.joined(separator: ","))) => [\(names.joined(separator: ","))]);"
    let text = try renamed(script)
    let short = text.split(separator: "[")[1].prefix { $0 != "]" }.split(separator: ",")
    #expect(Set(short).count == 100 && short.allSatisfy { $0.count <= 2 })
    #expect(!short.contains("do") && !short.contains("if") && !short.contains("in") && !short.contains("of"))
  }
}
