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
      "let E=(e,n)=>e+n,N=e=>E(e,e);"
    ),
    // A name within that is also an outermost one changes with it.
    ("const one = 1; f((one) => one); g(one);", "let E=1;f(E=>E);g(E);"),
    // Names of the browser stay, and nothing is called like them.
    ("const one = (first) => a(first, A); b(one);", "let E=e=>a(e,A);b(E);"),
    // So do properties, whether read, written, called or asked for.
    (
      "const one = { one: 1, two: { one: 2 } }; one.one = one?.two.one; one.one();",
      "let E={one:1,two:{one:2}};E.one=E?.two.one;E.one();"
    ),
    ("const one = 1; f({ one, two: one, three: 3 });", "let E=1;f({one:E,two:E,three:3});"),
    (
      "f(({ one, two: other, three = one, ...rest }) => [one, other, three, rest]);",
      "f(({one:e,two:n,three:i=e,...t})=>[e,n,i,t]);"
    ),
    (
      "f(([first, , [second = g]], { [first]: third }) => second + third);",
      "f(([e,,[n=g]],{[e]:i})=>n+i);"
    ),
    ("const [one, { two }] = f; let three, four = two, five;", "let[N,{two:E}]=f,I,T=E,R;"),
    // The value of a default is used, and is not declared.
    ("f((first = document, second = (third) => third) => first);", "f((e=document,n=i=>i)=>e);"),
    // What is named most gets the first letter.
    ("f((first, second = (third) => third + third + third) => first);", "f((e,n=i=>i+i+i)=>e);"),
    (
      "f(() => { for (const [key, value] of g) { try { h(key); } catch (error) { i(error, value); } } });",
      "f(()=>{for(let[e,n]of g){try{h(e)}catch(e){i(e,n)}}});"
    ),
    ("f(`${one} one`, (one) => `${one} one`);", "f(`${e} one`,e=>`${e} one`);"),
    ("const one = f; const two = (kind) => kind ? one : { kind, one };", "let E=f,N=e=>e?E:{kind:e,one:E};"),
    ("f(() => { try { g(); } catch { document.h(k); } });", "f(()=>{try{g()}catch{document.h(k)}});"),
    (
      "f((one) => { g(one); }, (two) => two, () => { const three = h(); k(three); });",
      "f(e=>{g(e)},e=>e,()=>{let e=h();k(e)});"
    ),
    (
      "f(() => { const one = 1; const two = () => three; const three = one; return [two, (four) => four]; });",
      "f(()=>{let e=1,n=()=>i,i=e;return[n,t=>t]});"
    ),
    ("f({ read(name) { return name; } });", "f({read(name){return name}});"),
    ("f(async (first) => { await import(first); });", "f(async e=>{await import(e)});"),
    ("const one = 1; export default one;", "let E=1;export default E;"),
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
