/// Words a ``Diagnostic`` for the helpdesk officer who wrote the file: the only place that does.
///
/// The text is safe to print, because ``Wording`` escapes each character of a name, key or heading that a terminal would
/// obey.
package enum DiagnosticRenderer {
  /// `path:line:column: error: what (hint)`; a rule shows its line with a caret.
  package static func render(_ diagnostic: Diagnostic) -> String {
    let (what, hint) = words(diagnostic.problem)
    var text = "\(place(diagnostic.location)): \(diagnostic.severity.rawValue): \(what.text)"
    if !hint.text.isEmpty { text += "\n  → \(hint.text)" }
    return text
  }

  package static func place(_ location: SourceLocation) -> String {
    let path = VisibleText.line(location.path)
    return location.line == 0 ? path : "\(path):\(location.line):\(location.column)"
  }

  private static func words(_ problem: Problem) -> (what: Wording, hint: Wording) {
    switch problem {
    case .folderMissing, .notAFolder, .noEntries, .unreadable, .tooLarge, .tooManyFiles, .folderTooDeep,
      .notUTF8, .badID:
      file(problem)
    case .noAnswer, .noWordings, .noSource, .noContact, .noCategoryFile, .duplicateID, .unknownReference,
      .duplicateWording,
      .duplicateVariant:
      content(problem)
    case .placeholderWithoutField, .fieldWithoutPlaceholder, .letterWithoutFields, .unknownFieldRule,
      .tooManyFields, .letterWithoutRecipient:
      letter(problem)
    case .rule(let text, let error): rule(text, error)
    case .patternsTooLarge(let states, let limit):
      (
        "pola semua aturan sampai di sini berjumlah \(states) keadaan, paling banyak \(limit); aturan ini tidak dipakai",
        "persingkat polanya, terutama pengulangan seperti {1,60}, atau pakai kata dan \"frasa\""
      )
    case .check(let problem): check(problem)
    case .wordingMisses(let wording, let owner, let reached):
      (
        "pertanyaan \"\(wording)\" tidak sampai ke entri \(owner)"
          + (reached.map { ", melainkan ke \($0)" as Wording } ?? ""),
        "perjelas kalimatnya, atau tambahkan beberapa pertanyaan sejenis di entri \(owner)"
      )
    case .counterexampleHits(let wording, let owner):
      (
        "kalimat \"\(wording)\" di bagian Bukan malah dijawab dengan entri \(owner)",
        "tulis kalimat itu sebagai Pertanyaan di entri yang benar, atau periksa Aturan entri \(owner)"
      )
    default: shape(problem)
    }
  }

  private static func file(_ problem: Problem) -> (Wording, Wording) {
    switch problem {
    case .folderMissing:
      ("folder pengetahuan tidak ditemukan", "periksa namanya, atau sebutkan dengan --knowledge FOLDER")
    case .notAFolder: ("ini bukan folder", "sebutkan folder yang berisi berkas .md dengan --knowledge FOLDER")
    case .noEntries:
      (
        "folder ini tidak berisi satu entri pun",
        "buat berkas seperti kategori/nama-entri.md; contohnya ada di knowledge/README.md"
      )
    case .unreadable(let error): unreadable(error)
    case .tooLarge(let bytes, let limit):
      (
        "berkas terlalu besar: \(bytes) bita, paling banyak \(limit)",
        "pecah menjadi beberapa entri, atau pindahkan ke luar folder ini"
      )
    case .tooManyFiles(let limit):
      ("lebih dari \(limit) berkas", "pastikan folder yang disebut memang folder pengetahuan")
    case .folderTooDeep:
      ("folder di dalam folder kategori diabaikan", "taruh entri langsung di folder kategorinya")
    case .notUTF8:
      (
        "huruf di sini bukan UTF-8 yang benar; dibaca sebagai tanda ganti",
        "simpan ulang berkas dengan penyandian UTF-8"
      )
    case .badID(let name):
      (
        "nama berkas \"\(name)\" tidak dapat menjadi id entri",
        "pakai huruf kecil a-z, angka, dan tanda hubung, misalnya lupa-password.md"
      )
    default: ("", "")
    }
  }

  private static func unreadable(_ error: FileError) -> (Wording, Wording) {
    let hint: Wording =
      switch error {
      case .system where error.isPassing:
        "ini kekurangan di sistem, bukan di berkasnya; coba lagi sebentar lagi"
      case .system where error.isOfLink: "periksa ke mana tautannya menuju"
      case .system: "periksa izin berkas atau tautannya"
      case .notPlain, .madeByKernel, .wouldWait, .tooLarge:
        "ganti dengan berkas .md biasa, atau dengan tautan ke berkas biasa"
      }
    return switch error {
    case .system: ("tidak dapat dibaca: \(error.reason)", hint)
    case .notPlain: ("bukan berkas biasa, melainkan pipa, perangkat, atau soket", hint)
    case .madeByKernel: ("bukan berkas biasa, melainkan buatan sistem (seperti isi /proc)", hint)
    case .wouldWait: ("membacanya akan menunggu tanpa akhir", hint)
    case .tooLarge(let limit): ("isinya lebih dari \(limit) bita", hint)
    }
  }

  private static func shape(_ problem: Problem) -> (Wording, Wording) {
    switch problem {
    case .notKeyValue(let text):
      ("\"\(text)\" bukan bentuk kunci: nilai", "tulis misalnya  untuk: penyedia, ppk")
    case .frontMatterNotClosed: ("bagian kepala tidak ditutup", "akhiri dengan baris yang hanya berisi ---")
    case .fenceNotClosed: ("blok ``` tidak ditutup", "akhiri dengan baris yang hanya berisi ```")
    case .unknownKey(let key, let nearest): ("kunci \"\(key)\" tidak dikenal", suggestion(nearest))
    case .tooManyKeys(let limit):
      (
        "lebih dari \(limit) kunci di bagian kepala; sisanya tidak dibaca",
        "akhiri bagian kepala dengan baris yang hanya berisi ---"
      )
    case .duplicateKey(let key, let first):
      ("kunci \"\(key)\" ditulis dua kali; yang pertama di \(place(first))", "hapus salah satunya")
    case .keyOutsideBasis(let key):
      ("kunci \"\(key)\" tidak berlaku di folder basis", "pindahkan ke bagian kepala basis.md")
    case .noTitle: ("judul tidak ada", "mulai isi dengan baris  # Judul entri")
    case .secondTitle(let first):
      ("judul kedua; yang pertama di \(place(first))", "pakai ## untuk bagian, atau buat berkas sendiri")
    case .unknownSection(let name, let nearest): ("bagian \"\(name)\" tidak dikenal", suggestion(nearest))
    case .duplicateSection(let name, let first):
      ("bagian \"\(name)\" ditulis dua kali; yang pertama di \(place(first))", "gabungkan keduanya")
    case .missingField(let field, let owner):
      ("\"\(owner)\" tidak punya baris \(field)", "tambahkan  - \(field): …")
    case .badNumber(let text): ("\"\(text)\" bukan angka", "tulis angka saja, misalnya 2023")
    case .notALink(let kind, let value): notALink(kind, value)
    case .unknownKind(let kind, let nearest):
      ("jenis \"\(kind)\" tidak dikenal", suggestion(nearest) + " (telepon, email, web, kantor, tiket)")
    case .notAChoice(let text): ("pilihan \"\(text)\" tidak punya tanda →", "tulis  - label → id-entri")
    case .notASynonym(let text): ("\"\(text)\" bukan baris kosakata", "tulis  - kata baku: padanan, padanan")
    case .notACodeMeaning(let text):
      ("\"\(text)\" bukan baris kode", "tulis  - 550 5.1.1: artinya → id-entri  (tanda → boleh tidak ada)")
    case .badMailCode(let text):
      (
        "\"\(text)\" bukan kode log email",
        "tulis tiga angka seperti 554, angka bertitik seperti 5.1.1, atau keduanya; x berarti angka apa saja"
      )
    case .duplicateCode(let first):
      ("kode ini sudah ada di \(place(first))", "simpan di satu baris saja, atau bedakan dengan \"kata\"")
    case .unknownPlace(let name, let key, let known):
      (
        "tanda {\(name)} pada kata \"\(key)\" tidak akan diganti dengan isi apa pun",
        known.isEmpty
          ? "hapus kurungnya; kata ini tidak punya isian"
          : "isian yang dikenal: \(known.map { "{\($0)}" }.joined(separator: ", "))"
      )
    case .unknownPhrase(let key, let nearest): ("kata \"\(key)\" tidak dipakai program", suggestion(nearest))
    default: ("", "")
    }
  }

  private static func notALink(_ kind: Contact.Kind, _ value: String) -> (Wording, Wording) {
    switch kind {
    case .web:
      ("\"\(value)\" bukan alamat web", "tulis misalnya  https://lpse.example.go.id  (hanya http dan https)")
    case .email: ("\"\(value)\" bukan alamat email", "tulis misalnya  helpdesk@example.go.id")
    case .phone:
      ("\"\(value)\" bukan nomor telepon", "tulis misalnya  (021) 2993 5577  atau  +62 21 2993 5577")
    case .office, .ticket: ("\"\(value)\" bukan tautan", "tulis apa adanya")
    }
  }

  private static func content(_ problem: Problem) -> (Wording, Wording) {
    switch problem {
    case .noAnswer: ("tidak ada jawaban", "tulis satu sampai tiga kalimat jawaban di bawah judul")
    case .noWordings:
      (
        "tidak ada bagian Pertanyaan",
        "tambahkan ## Pertanyaan dengan beberapa kalimat seperti yang diketik orang"
      )
    case .noSource: ("sumber tidak disebut", "tambahkan  sumber: id-sumber §bagian  di bagian kepala")
    case .noContact: ("kontak tidak disebut", "tambahkan  kontak: id-kontak  di bagian kepala")
    case .noCategoryFile(let id):
      (
        "kategori \"\(id)\" belum punya berkas _kategori.md",
        "buat \(id)/_kategori.md dengan judul dan pertanyaan balik"
      )
    case .duplicateID(let id, let first):
      ("id \"\(id)\" dipakai dua kali; yang pertama di \(place(first))", "ganti salah satunya")
    case .unknownReference(let kind, let id, let nearest):
      ("\(name(kind)) \"\(id)\" tidak ada", suggestion(nearest))
    case .duplicateWording(let wording, let first, let owner):
      ("kalimat \"\(wording)\" sudah ada pada \(owner), di \(place(first))", "simpan di satu tempat saja")
    case .duplicateVariant(let word, let canonical, let first):
      (
        "\"\(word)\" sudah menjadi padanan \"\(first)\", di sini ditulis lagi untuk \"\(canonical)\"",
        "yang pertama yang dipakai; hapus salah satunya"
      )
    default: ("", "")
    }
  }

  private static func letter(_ problem: Problem) -> (Wording, Wording) {
    switch problem {
    case .placeholderWithoutField(let name):
      ("{{\(name)}} tidak punya baris di Isian", "tambahkan  - \(name): Label | wajib")
    case .fieldWithoutPlaceholder(let name):
      ("isian \"\(name)\" tidak dipakai di Formulir", "tulis {{\(name)}} di tempatnya, atau hapus baris ini")
    case .letterWithoutFields:
      ("formulir tanpa bagian Isian", "tambahkan ## Isian dengan satu baris untuk tiap {{isian}}")
    case .unknownFieldRule(let word, let nearest):
      (
        "syarat isian \"\(word)\" tidak dikenal",
        suggestion(nearest) + " (wajib, email, telepon, npwp, pilihan=A/B, maks=60)"
      )
    case .tooManyFields(let limit):
      ("isian ke-\(limit + 1): terlalu banyak untuk satu surat", "pakai paling banyak \(limit) isian")
    case .letterWithoutRecipient:
      ("surat tanpa alamat tujuan", "tambahkan ## Pengiriman dengan baris  - kepada: id-kontak")
    default: ("", "")
    }
  }

  private static func rule(_ text: String, _ error: RuleError) -> (Wording, Wording) {
    let before = VisibleText.line(String(decoding: Array(text.utf8).prefix(error.offset), as: UTF8.self))
    let caret: Wording = "\n    \(text)\n    \(String(repeating: " ", count: before.count))^"
    return switch error.reason {
    case .empty: ("aturan kosong", "hapus barisnya")
    case .operandMissing:
      ("aturan: di sini seharusnya ada kata" + caret, "tulis kata, \"frasa\", /pola/ atau (…)")
    case .parenthesisNotClosed: ("aturan: kurung ini tidak ditutup" + caret, "tambahkan )")
    case .parenthesisNotOpened: ("aturan: kurung tutup tanpa kurung buka" + caret, "hapus ) atau tambahkan (")
    case .quoteNotClosed: ("aturan: tanda kutip ini tidak ditutup atau kosong" + caret, "tambahkan \"")
    case .slashNotClosed: ("aturan: garis miring ini tidak ditutup atau kosong" + caret, "tambahkan /")
    case .operatorMissing:
      ("aturan: di antara dua kata harus ada & atau |" + caret, "tulis & (dan), | (atau), atau \"frasa\"")
    case .onlyNegation:
      (
        "aturan: hanya berisi pengecualian, sehingga cocok dengan pertanyaan apa pun" + caret,
        "tambahkan kata yang harus ada"
      )
    case .tooDeep:
      (
        "aturan: terlalu banyak kurung atau ! di dalam satu sama lain" + caret,
        "pecah menjadi beberapa aturan"
      )
    case .tooManyOperands(let limit):
      (
        "aturan: lebih dari \(limit) kata, frasa, atau pola di satu aturan" + caret,
        "pecah menjadi beberapa aturan"
      )
    case .pattern:
      (
        "aturan: pola ini tidak dapat dibaca di sini" + caret,
        "yang boleh: huruf, . [ ] * + ? {m,n} | ( ) \\d \\s \\w ^ $"
      )
    }
  }

  private static func name(_ kind: Problem.Reference) -> Wording {
    switch kind {
    case .contact: "kontak"
    case .source: "sumber"
    case .entry: "entri"
    case .audience: "pengguna"
    case .language: "bahasa"
    case .detail: "lanjutan"
    }
  }

  private static func suggestion(_ nearest: String?) -> Wording {
    nearest.map { "mungkin maksudnya \"\($0)\"" } ?? "periksa ejaannya"
  }
}
