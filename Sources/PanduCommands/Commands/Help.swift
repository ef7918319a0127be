/// Help pages, written from the table of commands.
enum Help {
  static var overview: String {
    let width = (CommandTable.all.map(\.name.count).max() ?? 0) + 2
    let lines = CommandTable.all.map { "  " + $0.name.padded(to: width) + $0.summary }
    return """
      Pandu menjawab kendala pengguna SPSE/LPSE dari folder pengetahuan.

      Pemakaian: pandu [PERINTAH] [PILIHAN]

      Perintah:
      \(lines.joined(separator: "\n"))

      Tiap perintah mengenal --knowledge FOLDER dan --help; pandu --version menyebut versi program.
      Kode keluar: 0 selesai, 1 pemeriksaan gagal, 64 salah pakai, 66 masukan tidak terbaca, 70 kesalahan program.
      """
  }

  static func page(_ command: Command) -> String {
    let flags = command.flags + [.knowledge, .help]
    let names = flags.map {
      "--" + $0.name + ($0.value.placeholder.isEmpty ? "" : " " + $0.value.placeholder)
    }
    let width = (names.map(\.count).max() ?? 0) + 2
    let lines = zip(names, flags).map { "  " + $0.padded(to: width) + $1.summary }
    let operands = command.operands.usage.isEmpty ? "" : " " + command.operands.usage
    return """
      pandu \(command.name): \(command.summary)

      Pemakaian: pandu \(command.name) [PILIHAN]\(operands)

      Pilihan:
      \(lines.joined(separator: "\n"))
      """
  }
}
