/// A command: its name, what it takes, and what it does.
struct Command: Sendable {
  var name: String
  var summary: String
  /// What stands behind the name in the help, such as `[PERTANYAAN]`.
  var operands = ""
  var flags: [Flag] = []
  var run: @Sendable (Options) throws(CommandError) -> ExitCode
}

/// A flag: `--name`, or `--name VALUE`.
struct Flag: Sendable {
  var name: String
  /// What the value is called in the help; empty for a switch.
  var value = ""
  var summary: String

  static let knowledge = Flag(
    name: "knowledge", value: "FOLDER",
    summary: "folder pengetahuan; bawaannya PANDU_KNOWLEDGE, lalu ./knowledge")
  static let lpse = Flag(name: "lpse", value: "NAMA", summary: "kontak LPSE ini didahulukan, misalnya paser")
  static let json = Flag(name: "json", summary: "satu objek JSON per baris")
  static let help = Flag(name: "help", summary: "bantuan ini")
}

/// All commands, in the order of the help.
enum CommandTable {
  static let all: [Command] = [
    Command(
      name: "chat", summary: "percakapan lewat masukan standar (perintah bawaan)", flags: [.json, .lpse],
      run: { options throws(CommandError) in try ChatCommand.run(options) }),
    Command(
      name: "ask", summary: "satu jawaban; tanpa pertanyaan, satu pertanyaan per baris dari masukan standar",
      operands: "[PERTANYAAN]",
      flags: [
        .json, .lpse, Flag(name: "explain", summary: "tambahkan candidates dan explanation pada --json"),
      ],
      run: { options throws(CommandError) in try AskCommand.run(options) }),
    Command(
      name: "why", summary: "bagaimana sebuah pertanyaan diputuskan", operands: "PERTANYAAN", flags: [.json],
      run: { options throws(CommandError) in try WhyCommand.run(options) }),
    Command(
      name: "search", summary: "cari entri, untuk petugas helpdesk", operands: "KATA",
      flags: [.json, Flag(name: "limit", value: "N", summary: "paling banyak N entri; bawaannya 10")],
      run: { options throws(CommandError) in try SearchCommand.run(options) }),
    Command(
      name: "entries", summary: "daftar entri, atau satu entri selengkapnya", operands: "[ID]",
      flags: [.json],
      run: { options throws(CommandError) in try EntriesCommand.run(options) }),
    Command(
      name: "letter",
      summary: "isi surat sebuah entri; tanpa terminal, satu isian per baris dari masukan standar",
      operands: "ID",
      flags: [Flag(name: "html", value: "BERKAS", summary: "tulis juga halaman untuk dicetak")],
      run: { options throws(CommandError) in try LetterCommand.run(options) }),
    Command(
      name: "check", summary: "periksa folder pengetahuan",
      flags: [Flag(name: "verbose", summary: "juga uji tiap pertanyaan seolah-olah belum pernah ditulis")],
      run: { options throws(CommandError) in try CheckCommand.run(options) }),
    Command(
      name: "evaluate", summary: "ukur dengan pertanyaan berlabel", operands: "BERKAS.jsonl",
      flags: [
        Flag(name: "min-resolved", value: "P", summary: "gagal bila yang terjawab kurang dari P persen"),
        Flag(name: "max-misled", value: "P", summary: "gagal bila yang salah jawab lebih dari P persen"),
        Flag(name: "verbose", summary: "tampilkan tiap pertanyaan yang meleset"),
        .json,
      ],
      run: { options throws(CommandError) in try EvaluateCommand.run(options) }),
    Command(
      name: "report", summary: "laporan dari jurnal layanan; - membaca masukan standar",
      operands: "JURNAL...",
      flags: [
        Flag(name: "html", value: "BERKAS", summary: "tulis juga satu halaman dengan grafik"),
        Flag(
          name: "draft", value: "FOLDER",
          summary: "tulis draf entri untuk tiap kelompok besar yang belum terjawab"),
        Flag(
          name: "min", value: "N",
          summary: "draf hanya untuk kelompok dengan paling sedikit N pertanyaan; bawaannya 5"),
        Flag(name: "limit", value: "N", summary: "paling banyak N baris tiap tabel; bawaannya 10"),
        Flag(name: "zone", value: "ZONA", summary: "WIB, WITA, WIT, atau UTC; bawaannya WIB"),
        Flag(name: "json", summary: "satu objek JSON sebagai ganti teks"),
      ],
      run: { options throws(CommandError) in try ReportCommand.run(options) }),
    Command(
      name: "serve", summary: "layanan HTTP",
      flags: [
        Flag(name: "host", value: "ALAMAT", summary: "alamat yang didengarkan; bawaannya 127.0.0.1"),
        Flag(name: "port", value: "N", summary: "porta; bawaannya 8080, 0 memilih sendiri"),
        Flag(
          name: "allow-origin", value: "ASAL",
          summary: "asal yang boleh memakai dari peramban (CORS), dipisah koma"),
        Flag(
          name: "rate-limit", value: "N",
          summary: "permintaan per menit per klien; bawaannya 120, 0 tanpa batas"),
        Flag(
          name: "journal", value: "BERKAS",
          summary:
            "catat pertanyaan (disamarkan) dan umpan balik, satu baris JSON tiap kali; - untuk keluaran standar"
        ),
        Flag(
          name: "journal-max-bytes", value: "N",
          summary: "jurnal sebesar ini diganti namanya; bawaannya 268435456 (256 MiB), 0 tidak pernah"),
        Flag(name: "trust-proxy", summary: "alamat klien dibaca dari X-Forwarded-For"),
        Flag(
          name: "no-watch",
          summary: "folder pengetahuan tidak diamati; SIGHUP tetap membacanya ulang"),
        Flag(name: "no-rest-channel", summary: "tanpa saluran REST Rasa: /webhooks/rest/ menjadi 404"),
      ],
      run: { options throws(CommandError) in try ServeCommand.run(options) }),
  ]

  static func named(_ name: String) -> Command? { all.first { $0.name == name } }
}
