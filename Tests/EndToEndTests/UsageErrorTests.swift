// 1. What was typed wrongly is told in two lines on standard error: what is wrong, with the nearest name where there is
//    one, and a whole command line that would be right.
// 2. The exit code is 64, nothing stands on standard output, and no knowledge is read before.
// 3. Numbers are decimal digits in a range; a fraction is one only where a fraction is meant.
// 4. Nothing that was typed is passed over: no word too many, no second value of a flag, no empty value.

import TestSupport
import Testing

@testable import PanduCommands

@Suite(.timeLimit(runningMinutes: 5)) struct UsageErrorTests {
  /// What was typed, what is wrong with it, and what would be right.
  typealias Case = (arguments: [String], wrong: String, right: String)

  /// Runs the program.
  private func expect(_ arguments: [String], _ wrong: String, _ right: String) throws {
    let run = try Program.run(arguments)
    #expect(run.error == "\(wrong)\nContoh yang benar: \(right)\n")
    #expect(run.code == 64)
    #expect(run.output == "")
  }

  /// Reads the line as the program does, without running it, for tables of many lines.
  private func expectToRead(_ arguments: [String], _ wrong: String, _ right: String) {
    let error = #expect(throws: CommandError.self) { try Invocation(arguments) }
    #expect(error.map(CommandWords.error) == "\(wrong)\nContoh yang benar: \(right)")
    #expect(error?.code == .usage)
  }

  @Test(
    arguments: [
      (
        ["serch", "lupa password", "--limit=3"],
        "pandu: perintah \"serch\" tidak dikenal. Maksud Anda pandu search? Semua perintah: pandu --help",
        "pandu search --limit 3 'lupa password'"
      ),
      (
        ["xyzzy"], "pandu: perintah \"xyzzy\" tidak dikenal. Semua perintah: pandu --help", "pandu ask xyzzy"
      ),
      (
        ["--json", "lupa", "password"],
        "pandu: perintah \"lupa\" tidak dikenal. Semua perintah: pandu --help",
        "pandu ask --json lupa password"
      ),
      ([""], "pandu: perintah \"\" tidak dikenal. Semua perintah: pandu --help", "pandu ask ''"),
      (
        ["a\nb"], "pandu: perintah \"a\\012b\" tidak dikenal. Semua perintah: pandu --help",
        "pandu ask $'a\\012b'"
      ),
      (
        ["help", "serv"],
        "pandu: perintah \"serv\" tidak dikenal. Maksud Anda pandu serve? Semua perintah: pandu --help",
        "pandu help serve"
      ),
      (
        ["help", "ask", "why"], "pandu help: \"why\" berlebih; sesudah PERINTAH tidak ada yang dipakai",
        "pandu help ask"
      ),
      (
        ["--version", "x"], "pandu --version: \"x\" berlebih; selain pilihan tidak ada yang dipakai",
        "pandu --version"
      ),
    ] as [Case])
  func commands(arguments: [String], wrong: String, right: String) throws {
    try expect(arguments, wrong, right)
  }

  @Test(
    arguments: [
      (
        ["ask", "--jsn", "x"],
        "pandu ask: pilihan \"--jsn\" tidak dikenal. Maksud Anda --json? Semua pilihan: pandu ask --help",
        "pandu ask --json x"
      ),
      (
        ["--xyzzy"], "pandu chat: pilihan \"--xyzzy\" tidak dikenal. Semua pilihan: pandu chat --help",
        "pandu chat"
      ),
      (
        ["--jsn", "ask", "x"],
        "pandu ask: pilihan \"--jsn\" tidak dikenal. Maksud Anda --json? Semua pilihan: pandu ask --help",
        "pandu ask --json x"
      ),
      (
        ["--frob", "nicate"],
        "pandu chat: pilihan \"--frob\" tidak dikenal. Semua pilihan: pandu chat --help",
        "pandu ask nicate"
      ),
      (
        ["ask", "-x"], "pandu ask: pilihan \"-x\" tidak dikenal. Semua pilihan: pandu ask --help", "pandu ask"
      ),
      (
        ["ask", "-5 derajat itu apa"],
        "pandu ask: pilihan \"-5 derajat itu apa\" tidak dikenal. Semua pilihan: pandu ask --help",
        "pandu ask -- '-5 derajat itu apa'"
      ),
      (
        ["ask", "-json", "x"],
        "pandu ask: pilihan \"-json\" tidak dikenal. Maksud Anda --json? Semua pilihan: pandu ask --help",
        "pandu ask --json x"
      ),
      (
        ["ask", "---json", "x"],
        "pandu ask: pilihan \"---json\" tidak dikenal. Maksud Anda --json? Semua pilihan: pandu ask --help",
        "pandu ask --json x"
      ),
      (
        ["report", "j", "--htm", "x"],
        "pandu report: pilihan \"--htm\" tidak dikenal. Maksud Anda --html? Semua pilihan: pandu report --help",
        "pandu report --html x j"
      ),
      (["ask", "--json=1", "x"], "pandu ask: --json tidak memakai nilai", "pandu ask --json x"),
      (
        ["ask", "--json", "x", "--json"], "pandu ask: --json hanya boleh ditulis sekali", "pandu ask --json x"
      ),
      (
        ["ask", "--lpse", "paser", "x", "--lpse=berau"], "pandu ask: --lpse hanya boleh ditulis sekali",
        "pandu ask --lpse berau x"
      ),
      (
        ["check", "--wordings", "1", "--wordings", "2"],
        "pandu check: --wordings hanya boleh ditulis sekali",
        "pandu check --wordings 2"
      ),
      (
        ["--lpse", "a", "ask", "--lpse", "a", "x"],
        "pandu ask: --lpse hanya boleh ditulis sekali", "pandu ask --lpse a x"
      ),
      (
        ["serve", "--port", "1", "--port", "2"], "pandu serve: --port hanya boleh ditulis sekali",
        "pandu serve --port 2"
      ),
    ] as [Case])
  func flags(arguments: [String], wrong: String, right: String) throws {
    try expect(arguments, wrong, right)
  }

  @Test(
    arguments: [
      (
        ["ask", "--knowledge"], "pandu ask: --knowledge perlu nilai: --knowledge FOLDER",
        "pandu ask --knowledge knowledge"
      ),
      (
        ["search", "login", "--limit"], "pandu search: --limit perlu nilai: --limit N",
        "pandu search --limit 10 login"
      ),
      (
        ["report", "--html", "--json", "j"], "pandu report: --html perlu nilai: --html BERKAS",
        "pandu report --html laporan.html --json j"
      ),
      (
        ["ask", "--knowledge", ""], "pandu ask: --knowledge perlu nilai, bukan teks kosong",
        "pandu ask --knowledge knowledge"
      ),
      (
        ["ask", "--lpse= ", "x"], "pandu ask: --lpse perlu nilai, bukan teks kosong",
        "pandu ask --lpse paser x"
      ),
      (
        ["serve", "--host", ""], "pandu serve: --host perlu nilai, bukan teks kosong",
        "pandu serve --host 127.0.0.1"
      ),
      (
        ["serve", "--port="], "pandu serve: --port perlu nilai, bukan teks kosong", "pandu serve --port 8080"
      ),
      (
        ["serve", "--journal", ""], "pandu serve: --journal perlu nilai, bukan teks kosong",
        "pandu serve --journal jurnal.jsonl"
      ),
      (
        ["serve", "--allow-origin", ""], "pandu serve: --allow-origin perlu nilai, bukan teks kosong",
        "pandu serve --allow-origin https://lpse.example"
      ),
      (
        ["letter", "x", "--html", ""], "pandu letter: --html perlu nilai, bukan teks kosong",
        "pandu letter --html surat.html x"
      ),
      (
        ["report", "j", "--draft", "\t"], "pandu report: --draft perlu nilai, bukan teks kosong",
        "pandu report --draft draf j"
      ),
      (
        ["report", "j", "--zone", "WITS"],
        "pandu report: --zone \"WITS\" tidak dikenal. Maksud Anda WITA? Yang dikenal: WIB, WITA, WIT, UTC",
        "pandu report --zone WITA j"
      ),
      (
        ["report", "j", "--zone", "Jakarta"],
        "pandu report: --zone \"Jakarta\" tidak dikenal. Yang dikenal: WIB, WITA, WIT, UTC",
        "pandu report --zone WIB j"
      ),
    ] as [Case])
  func values(arguments: [String], wrong: String, right: String) throws {
    try expect(arguments, wrong, right)
  }

  /// A flag with a number, what must stand before it, and its range.
  private static let integers = [
    ("search", "login", "limit", "10", "0 sampai 1000000"),
    ("report", "j", "limit", "10", "1 sampai 1000000"),
    ("report", "j", "min", "5", "1 sampai 1000000"),
    ("serve", "", "port", "8080", "0 sampai 65535"),
    ("serve", "", "rate-limit", "120", "0 sampai 1000000"),
    ("serve", "", "journal-max-bytes", "268435456", "0 sampai 1000000000000000"),
  ]

  @Test(
    arguments: integers,
    [
      "0x1F90", "1e3", "2.7", "0.5", "+5", "-1", " 5", "5 ", "1_000", "dua", "NaN", "٣", "1000000000000001",
      "9223372036854775808", "184467440737095516160",
    ])
  func `whole numbers`(
    flag: (command: String, word: String, name: String, example: String, range: String), text: String
  ) {
    let word = flag.word.isEmpty ? "" : " " + flag.word
    expectToRead(
      [flag.command] + (flag.word.isEmpty ? [] : [flag.word]) + ["--\(flag.name)=\(text)"],
      "pandu \(flag.command): --\(flag.name) \"\(text)\" harus bilangan bulat \(flag.range), ditulis dengan angka saja",
      "pandu \(flag.command) --\(flag.name) \(flag.example)\(word)")
  }

  @Test(arguments: [
    ("serve", "port", "65536"), ("serve", "rate-limit", "1000001"), ("search", "limit", "1000001"),
    ("report", "limit", "0"), ("report", "min", "0"),
  ])
  func `numbers beside their range`(command: String, flag: String, text: String) {
    let error = #expect(throws: CommandError.self) {
      try Invocation([command, "--\(flag)", text] + (command == "serve" ? [] : ["x"]))
    }
    let words = error.map(CommandWords.error)
    #expect(words?.hasPrefix("pandu \(command): --\(flag) \"\(text)\" harus bilangan bulat ") == true)
  }

  @Test(
    arguments: [("min-resolved", "90"), ("max-misled", "5")],
    ["banyak", "1e1", "0x5", "-1", "100.1", "101", ".5", "5.", "1.2.3", "97,5", "inf", "nan", "+5"])
  func fractions(flag: (name: String, example: String), text: String) {
    expectToRead(
      ["evaluate", "f.jsonl", "--\(flag.name)=\(text)"],
      "pandu evaluate: --\(flag.name) \"\(text)\" harus bilangan 0 sampai 100, misalnya 97.5",
      "pandu evaluate --\(flag.name) \(flag.example) f.jsonl")
  }

  @Test(
    arguments: [
      (
        ["serve", "9090"], "pandu serve: \"9090\" berlebih; selain pilihan tidak ada yang dipakai",
        "pandu serve --port 9090"
      ),
      (
        ["serve", "9090", "--port", "80"],
        "pandu serve: \"9090\" berlebih; selain pilihan tidak ada yang dipakai",
        "pandu serve --port 80"
      ),
      (
        ["serve", "extra", "words"], "pandu serve: \"extra\" berlebih; selain pilihan tidak ada yang dipakai",
        "pandu serve"
      ),
      (
        ["check", "lain"], "pandu check: \"lain\" berlebih; selain pilihan tidak ada yang dipakai",
        "pandu check --knowledge lain"
      ),
      (
        ["entries", "a", "b"], "pandu entries: \"b\" berlebih; sesudah ID tidak ada yang dipakai",
        "pandu entries a"
      ),
      (
        ["letter", "a", "b"], "pandu letter: \"b\" berlebih; sesudah ID tidak ada yang dipakai",
        "pandu letter a"
      ),
      (
        ["evaluate", "a", "b"], "pandu evaluate: \"b\" berlebih; sesudah BERKAS.jsonl tidak ada yang dipakai",
        "pandu evaluate a"
      ),
      (
        ["chat", "--json", "foo", "bar"],
        "pandu chat: \"foo\" berlebih; selain pilihan tidak ada yang dipakai",
        "pandu ask --json foo bar"
      ),
      (
        ["--", "foo"], "pandu chat: \"foo\" berlebih; selain pilihan tidak ada yang dipakai", "pandu ask foo"
      ),
      (["search"], "pandu search: KATA belum ditulis", "pandu search 'lupa password'"),
      (["why", "--json"], "pandu why: PERTANYAAN belum ditulis", "pandu why --json 'lupa password'"),
      (["letter"], "pandu letter: ID belum ditulis", "pandu letter permohonan-lkpp"),
      (["evaluate"], "pandu evaluate: BERKAS.jsonl belum ditulis", "pandu evaluate pertanyaan.jsonl"),
      (["report", "--json"], "pandu report: JURNAL belum ditulis", "pandu report --json jurnal.jsonl"),
    ] as [Case])
  func words(arguments: [String], wrong: String, right: String) throws {
    try expect(arguments, wrong, right)
  }

  @Test(arguments: [
    "[]", "[127.0.0.1]", "127.0.0.1:8080", "http://127.0.0.1", "a b", "*", "0", "127.1", "0x7f000001", "::g",
    "fe80::1%", "a..b", "a/b",
  ])
  func hosts(host: String) {
    expectToRead(
      ["serve", "--host", host], "pandu serve: --host \"\(host)\" bukan nama atau alamat mesin",
      "pandu serve --host 127.0.0.1")
  }

  @Test(arguments: [
    ("null", "null", "\"null\" adalah setiap halaman tanpa asal", "https://lpse.example"),
    (
      "https://*.example", "https://*.example", "tanda * hanya boleh sendiri, untuk semua asal",
      "https://lpse.example"
    ),
    ("lpse.example", "lpse.example", "http:// atau https:// belum ditulis", "https://lpse.example"),
    (
      "https://a.example, b.example:8443", "b.example:8443", "http:// atau https:// belum ditulis",
      "https://a.example,https://b.example:8443"
    ),
    (
      "https://a.example/path", "https://a.example/path", "jalur di belakang nama tidak termasuk asal",
      "https://a.example"
    ),
    ("ftp://a.example", "ftp://a.example", "skemanya bukan http atau https", "https://lpse.example"),
    (
      "https://a:b@c.example", "https://a:b@c.example", "nama pengguna tidak termasuk asal",
      "https://lpse.example"
    ),
    (
      "https://a.example:0", "https://a.example:0", "portanya bukan bilangan 1 sampai 65535",
      "https://lpse.example"
    ),
    (
      "https://a.example https://b.example", "https://a.example https://b.example",
      "jalur di belakang nama tidak termasuk asal", "https://lpse.example"
    ),
    (
      "https://lpsé.example", "https://lpsé.example",
      "nama mesinnya tidak sah; huruf di luar a-z ditulis sebagai xn--", "https://lpse.example"
    ),
  ])
  func origins(list: String, part: String, reason: String, right: String) {
    expectToRead(
      ["serve", "--allow-origin", list],
      "pandu serve: --allow-origin \"\(part)\" bukan asal (http://NAMA atau https://NAMA, bila perlu dengan :PORTA): "
        + reason,
      "pandu serve --allow-origin \(right)")
  }

  @Test(arguments: [
    ("lpse.example, https://a.example", "https://a.example"), ("a.example,", ""),
    ("a_b.example:80", "a_b.example:80"),
  ])
  func `names of hosts`(list: String, part: String) {
    expectToRead(
      ["serve", "--allow-host", list],
      "pandu serve: --allow-host \"\(part)\" bukan nama host; tulis tanpa skema, porta, dan jalur, misalnya tanya.lpse.example",
      "pandu serve --allow-host tanya.lpse.example")
  }

  @Test func `nothing between two commas is no origin`() {
    expectToRead(
      ["serve", "--allow-origin", "https://a.example,"],
      "pandu serve: --allow-origin \"https://a.example,\" memuat bagian kosong di sebelah koma",
      "pandu serve --allow-origin https://a.example")
  }

  @Test(arguments: [
    ("jam-buk", " Maksud Anda jam-buka?"), ("JAM-BUKA", " Maksud Anda jam-buka?"), ("sama-sekali-lain", ""),
  ])
  func `an unknown entry is told`(id: String, suggestion: String) throws {
    let folder = try Folders.small()
    let run = try Program.run(["entries", id, "--knowledge", folder.path])
    #expect(
      run.error == "pandu: entri \"\(id)\" tidak ada.\(suggestion)\nLihat semua entri dengan: pandu entries\n"
    )
    #expect(run.code == 64)
    #expect(run.output == "")
  }
}
