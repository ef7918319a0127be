// 1. Comments, indentation and needless white space go; strings, template strings and regular expressions stay as they are,
//    whatever signs of comments stand in them.
// 2. Two tokens that would be another one together stay apart, and so do statements without a semicolon between them.
// 3. A semicolon, a comma or brackets that change nothing go, and declarations in a row become one.
// 4. What the tool cannot read is an error.

import Testing

@testable import Squeezing

@Suite struct ScriptSqueezerTests {
  private func squeezed(_ script: String) throws -> String {
    let text = String(decoding: try ScriptSqueezer.squeezed(Array(script.utf8)), as: UTF8.self)
    #expect(text.last == "\n")
    return String(text.dropLast())
  }

  @Test(arguments: [
    ("// a\n  f( 1,  2 ) ; // b\n/* c\n * d */ g();", "f(1,2);g();"),
    ("f(\"// no\", '/* no */');", "f(\"// no\",'/* no */');"),
    (#"f("a \" // b", '\\', 'c  d');"#, #"f("a \" // b",'\\','c  d');"#),
    ("f(`// a  ${ b + `/* ${ c }  */` }  d`);", "f(`// a  ${b+`/* ${c}  */`}  d`);"),
    ("f(`${ { a : 1 }.a }  {`);", "f(`${{a:1}.a}  {`);"),
    (#"f(`\`  \${ a }`);"#, #"f(`\`  \${ a }`);"#),
    (#"a = /[/"]\/ '  \/*/g ;"#, #"a=/[/"]\/ '  \/*/g;"#),
    ("a = b / c / d; e = f(1) / 2 / g[0];", "a=b/c/d;e=f(1)/2/g[0];"),
    ("if (a) /b  c/.test(d);", "if(a)/b  c/.test(d);"),
    ("return /  /.test(a);", "return/  /.test(a);"),
    ("f(a => /  /, [ /  / ], { b : /  / }, c ? /  / : !/  /);", "f(a=>/  /,[/  /],{b:/  /},c?/  /:!/  /);"),
    ("a = b++ / c; d = { } / e;", "a=b++/c;d={}/e;"),
    ("if (a) { b(); } /  /.test(c);", "if(a){b()}/  /.test(c);"),
  ])
  func `what is no code stays`(script: String, expected: String) throws {
    #expect(try squeezed(script) == expected)
  }

  @Test(arguments: [
    ("a + +b; a - -b; a + ++b; a++ + b; a - --b; a-- - b;", "a+ +b;a- -b;a+ ++b;a++ +b;a- --b;a-- -b;"),
    ("a + -b; a = +b; a ? -1 : +1;", "a+-b;a=+b;a?-1:+1;"),
    ("a / /b/.c;", "a/ /b/.c;"),
    ("a < ! --b; a-- > b;", "a<! --b;a-- >b;"),
    ("1 .toString(); a ? .5 : 1; a?.b;", "1 .toString();a?.5:1;a?.b;"),
    (
      "typeof a; a in b; a instanceof b; /a/g in b; async (a, b) => c;",
      "typeof a;a in b;a instanceof b;/a/g in b;async(a,b)=>c;"
    ),
    ("for (const a of [b]) await c;", "for(let a of[b])await c;"),
  ])
  func `tokens stay apart`(script: String, expected: String) throws {
    #expect(try squeezed(script) == expected)
  }

  @Test(arguments: [
    ("a()\nb()\n\n  c", "a()\nb()\nc"),
    ("a\n++b\nc", "a\n++b\nc"),
    ("a\n(b)\n[c]\n`d`\n/ e", "a(b)[c]`d`/e"),
    ("a\n  .b()\n  ?.c()", "a.b()?.c()"),
    ("const f = () => {\n  g();\n}\nh();", "let f=()=>{g()}\nh();"),
    ("if (a) {\n  b();\n}\nc();", "if(a){b()}c();"),
    ("if (a)\n  b();\nelse\n  c();", "if(a)b();else c();"),
    ("a = {\n}\nb", "a={}\nb"),
    ("for (;;) {\n  if (a) return\n  break\n}", "for(;;){if(a)return\nbreak}"),
    ("return\na", "return\na"),
    ("a = b\n!c", "a=b\n!c"),
    ("a /* b\n */ b", "a\nb"),
  ])
  func `newlines that end a statement stay`(script: String, expected: String) throws {
    #expect(try squeezed(script) == expected)
  }

  @Test(arguments: [
    ("f((a) => { b(); });", "f(a=>{b()});"),
    (
      "f((a, b) => c, ({ d }) => d, () => e, (...g) => g, (h = 1) => h);",
      "f((a,b)=>c,({d})=>d,()=>e,(...g)=>g,(h=1)=>h);"
    ),
    ("f(async (a) => b);", "f(async a=>b);"),
    ("while (f());\nfor (;;);", "while(f());for(;;);"),
    ("if (a) { while (f()); }", "if(a){while(f());}"),
    ("f([a, b,], { c, d, }, [a,,], [,]);", "f([a,b],{c,d},[a,,],[,]);"),
    (
      "const a = 1; let b; const { c } = d;\nconst e = () => { const f = 1; g(); let h; };",
      "let a=1,b,{c}=d,e=()=>{let f=1;g();let h};"
    ),
    ("let a = 1\nf()\nlet b = 2;", "let a=1\nf()\nlet b=2;"),
    ("for (let a = 0; a < 1; a++) { let b; }\nlet c;", "for(let a=0;a<1;a++){let b}let c;"),
    ("let a; f({ let: 1, const: 2 }); a.let; const b = 1;", "let a;f({let:1,const:2});a.let;let b=1;"),
    (
      "f({ if: 1, class: 2, return: 3 }, a.class / 2, a ? b : c, { [d]: e, f() { return; } });",
      "f({if:1,class:2,return:3},a.class/2,a?b:c,{[d]:e,f(){return}});"
    ),
  ])
  func `signs that change nothing go`(script: String, expected: String) throws {
    #expect(try squeezed(script) == expected)
  }

  @Test(arguments: [
    "f(\"a);", "f('a\n');", "f(`a${b);", "a = /b", "/* a", "f(a", "a)", "function f() {}", "switch (a) {}",
    "class A {}",
    "eval(a)",
  ])
  func `what cannot be read`(script: String) {
    #expect(throws: ScriptError.self) { try ScriptSqueezer.squeezed(Array(script.utf8)) }
  }
}
