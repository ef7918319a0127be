import Basics
import FAQReport

/// A command: its name, what it takes, and what it does. Reading, help and messages follow from it.
struct Command: Sendable {
  let name: String
  let summary: String
  var operands = Operands.none
  /// How the corrected line uses words beyond the operands.
  var strayWords = StrayWords.nothing
  /// Its flags, besides `--knowledge` and `--help`, which every command has.
  var flags: [Flag] = []
  let run: @Sendable (Options) throws(CommandError) -> ExitCode
}

/// All commands, in the order of the help.
enum CommandTable {
  /// The command where none is named.
  static let chat = Command(
    name: "chat", summary: "percakapan lewat masukan standar (perintah bawaan)", strayWords: .command("ask"),
    flags: [.json, .lpse, .at],
    run: { options throws(CommandError) in try ChatCommand.run(options) })

  static let ask = Command(
    name: "ask", summary: "satu jawaban; tanpa pertanyaan, satu pertanyaan per baris dari masukan standar",
    operands: .text("PERTANYAAN", example: "lupa password", isOptional: true),
    flags: [
      .json, .lpse, Flag(name: "explain", summary: "tambahkan candidates dan explanation pada --json"), .at,
    ],
    run: { options throws(CommandError) in try AskCommand.run(options) })

  static let all: [Command] = [
    chat, ask,
    Command(
      name: "why", summary: "bagaimana sebuah pertanyaan diputuskan",
      operands: .text("PERTANYAAN", example: "lupa password"), flags: [.json, .at],
      run: { options throws(CommandError) in try WhyCommand.run(options) }),
    Command(
      name: "search", summary: "cari entri, untuk petugas helpdesk",
      operands: .text("KATA", example: "lupa password"),
      flags: [
        .json,
        Flag(
          name: "limit", value: .integer("N", 0...1_000_000), example: "10",
          summary: "paling banyak N entri; bawaannya 10"),
      ],
      run: { options throws(CommandError) in try SearchCommand.run(options) }),
    Command(
      name: "entries", summary: "daftar entri, atau satu entri selengkapnya",
      operands: .atMostOne("ID", example: "lupa-password"),
      flags: [.json],
      run: { options throws(CommandError) in try EntriesCommand.run(options) }),
    Command(
      name: "letter",
      summary: "isi surat sebuah entri; tanpa terminal, satu isian per baris dari masukan standar",
      operands: .one("ID", example: "permohonan-lkpp"),
      flags: [
        Flag(
          name: "html", value: .text("BERKAS"), example: "surat.html",
          summary: "tulis juga halaman untuk dicetak")
      ],
      run: { options throws(CommandError) in try LetterCommand.run(options) }),
    Command(
      name: "check", summary: "periksa folder pengetahuan", strayWords: .flag("knowledge"),
      flags: [
        Flag(name: "verbose", summary: "juga uji tiap pertanyaan seolah-olah belum pernah ditulis"),
        .wordings, .at,
      ],
      run: { options throws(CommandError) in try CheckCommand.run(options) }),
    Command(
      name: "evaluate", summary: "ukur dengan pertanyaan dan dialog berlabel",
      operands: .one("BERKAS.jsonl", example: "pertanyaan.jsonl"),
      flags: [
        Flag(
          name: "min-resolved", value: .fraction("P", 0...100), example: "90",
          summary: "gagal bila yang terjawab kurang dari P persen"),
        Flag(
          name: "max-misled", value: .fraction("P", 0...100), example: "5",
          summary: "gagal bila yang salah jawab lebih dari P persen"),
        Flag(
          name: "min-held", value: .fraction("P", 0...100), example: "85",
          summary: "gagal bila dialog yang terjaga kurang dari P persen"),
        Flag(name: "verbose", summary: "tampilkan tiap pertanyaan yang meleset"),
        Flag(
          name: "hypotheses",
          summary: "tampilkan tiap bacaan dari tiap giliran dialog, satu objek JSON sebaris"),
        .wordings, .at,
        .json,
      ],
      run: { options throws(CommandError) in try EvaluateCommand.run(options) }),
    Command(
      name: "report", summary: "laporan dari jurnal layanan; - membaca masukan standar",
      operands: .many("JURNAL", example: "jurnal.jsonl"),
      flags: [
        Flag(
          name: "html", value: .text("BERKAS"), example: "laporan.html",
          summary: "tulis juga satu halaman dengan grafik"),
        Flag(
          name: "draft", value: .text("FOLDER"), example: "draf",
          summary: "tulis draf entri untuk tiap kelompok besar yang belum terjawab"),
        Flag(
          name: "min", value: .integer("N", 1...1_000_000), example: "5",
          summary: "draf hanya untuk kelompok dengan paling sedikit N pertanyaan; bawaannya 5"),
        Flag(
          name: "limit", value: .integer("N", 1...1_000_000), example: "10",
          summary: "paling banyak N baris tiap tabel; bawaannya 10"),
        Flag(
          name: "zone", value: .choice("ZONA", Zone.allCases.map(\.rawValue)), example: "WIB",
          summary: "WIB, WITA, WIT, atau UTC; bawaannya WIB"),
        Flag(name: "json", summary: "satu objek JSON sebagai ganti teks"), .at,
      ],
      run: { options throws(CommandError) in try ReportCommand.run(options) }),
    Command(
      name: "import",
      summary:
        "buat entri dari halaman yang sudah ada: HTML, Markdown, teks, CSV, DOCX; - membaca masukan standar",
      operands: .many("BERKAS", example: "faq.html"),
      flags: [
        Flag(
          name: "into", value: .text("FOLDER"), example: "pengetahuan-kantor",
          summary: "folder pengetahuan yang diisi; dibuat bila belum ada", isRequired: true),
        Flag(
          name: "category", value: .text("KATEGORI"), example: "akun",
          summary: "kategori semua pertanyaan; bawaannya judul di atas tiap pertanyaan"),
        Flag(
          name: "source", value: .text("SUMBER"), example: "faq-kantor",
          summary: "id atau judul sumber; bawaannya judul halaman"),
        Flag(
          name: "contact", value: .text("ID"), example: "lpse-helpdesk",
          summary: "kontak pada tiap entri, dipisah koma", isRepeatable: true),
        Flag(name: "dry-run", summary: "tampilkan saja, tidak menulis apa-apa"),
        Flag(name: "json", summary: "satu objek JSON sebagai ganti tabel"),
      ],
      run: { options throws(CommandError) in try ImportCommand.run(options) }),
    Command(
      name: "notice", summary: "tulis pengumuman yang berlaku sejak sekarang, atau akhiri dengan --end ID",
      operands: .text("TEKS", example: "Server LPSE sedang dipelihara.", isOptional: true),
      flags: [
        Flag(
          name: "until", value: .minute("WAKTU"), example: "2030-01-31 04:00",
          summary: "berlaku sampai, misalnya \"2030-01-31 04:00\" menurut zona basis.md; bawaannya WIB"),
        Flag(
          name: "from", value: .minute("WAKTU"), example: "2030-01-30 22:00",
          summary: "mulai berlaku; bawaannya sekarang"),
        Flag(
          name: "category", value: .text("KATEGORI"), example: "login",
          summary: "hanya untuk kategori ini, dipisah koma; bawaannya semua"),
        .lpse,
        Flag(
          name: "end", value: .text("ID"), example: "pemeliharaan-server",
          summary: "akhiri pengumuman ini sekarang"),
        .at,
      ],
      run: { options throws(CommandError) in try NoticeCommand.run(options) }),
    EditCommand.command,
    Command(
      name: "serve", summary: "layanan HTTP", strayWords: .flag("port"),
      flags: [
        Flag(
          name: "host", value: .host("ALAMAT"), example: "127.0.0.1",
          summary: "alamat yang didengarkan; bawaannya 127.0.0.1"),
        Flag(
          name: "port", value: .integer("N", 0...65_535), example: "8080",
          summary: "porta; bawaannya 8080, 0 memilih sendiri"),
        Flag(
          name: "allow-origin", value: .origins("ASAL"), example: "https://lpse.example",
          summary: "asal yang boleh memakai dari peramban (CORS), dipisah koma, atau * untuk semua",
          isRepeatable: true),
        Flag(
          name: "allow-host", value: .hosts("NAMA"), example: "tanya.lpse.example",
          summary: "nama host yang dilayani, dipisah koma; bawaannya semua", isRepeatable: true),
        Flag(
          name: "rate-limit", value: .integer("N", 0...1_000_000), example: "120",
          summary: "permintaan per menit per klien; bawaannya 120, 0 tanpa batas"),
        Flag(
          name: "connections-per-address", value: .integer("N", 0...1_000_000), example: "256",
          summary:
            "sambungan sekaligus per alamat; bawaannya 256, 0 tanpa batas; dengan --trust-proxy tanpa batas"),
        Flag(
          name: "journal", value: .text("BERKAS"), example: "jurnal.jsonl",
          summary:
            "catat pertanyaan (disamarkan) dan umpan balik, satu baris JSON tiap kali; - untuk keluaran standar"
        ),
        Flag(
          name: "journal-max-bytes", value: .integer("N", 0...1_000_000_000_000_000), example: "268435456",
          summary: "jurnal sebesar ini diganti namanya; bawaannya 268435456 (256 MiB), 0 tidak pernah"),
        Flag(name: "trust-proxy", summary: "alamat klien dibaca dari X-Forwarded-For"),
        Flag(
          name: "no-watch",
          summary: "folder pengetahuan tidak diamati; SIGHUP tetap membacanya ulang"),
        Flag(name: "no-rest-channel", summary: "tanpa saluran REST Rasa: /webhooks/rest/ menjadi 404"),
        Flag(
          name: "telegram-secret-file", value: .text("BERKAS"), example: "rahasia-telegram",
          summary: "layani bot Telegram di /webhooks/telegram; berkas ini berisi secret_token dari setWebhook"
        ),
        Flag(
          name: "telegram-name", value: .botName("NAMA"), example: "tanya_lpse_bot",
          summary: "nama bot; di grup hanya pesan untuk nama ini yang dijawab"),
        .at,
      ],
      run: { options throws(CommandError) in try ServeCommand.run(options) }),
  ]

  static func named(_ name: String) -> Command? { all.first { $0.name == name } }

  /// A flag of any command.
  static func flag(_ name: String) -> Flag? {
    ([.knowledge, .help] + all.flatMap(\.flags)).first { $0.name == name }
  }
}
