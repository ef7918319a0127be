import Basics
import FAQImport
import FAQJournal
import FAQKnowledge
import FAQReport
import FAQService
import FolderWatching
import HTTPServing

/// Words errors of the command line: the only place that does.
enum CommandWords {
  static func error(_ error: CommandError) -> String {
    switch error {
    case .usage(let problem, let command, let right):
      UsageWords.line(problem, command: command) + rightLine(right)
    case .fileNotReplaced(let reason, let path, let command, let right):
      "pandu \(command): --html \"\(ShellWord.shown(path))\" " + refusal(reason) + rightLine(right)
    case .unknownContact(let id, let nearest): contact(id, nearest)
    case .notImported(let failure): notImported(failure)
    case .unknownEntry(let id, let nearest):
      "pandu: entri \"\(id)\" tidak ada." + suggestion(nearest, "")
        + "\nLihat semua entri dengan: pandu entries"
    case .unknownLPSE(let name, let known): lpse(name, known)
    case .entryWithoutLetter(let id, let having): withoutLetter(id, having)
    case .badField(let line, let label, let reason): "pandu letter: baris \(line), \(label): \(reason)"
    case .fileNotWritable(let path, let error):
      "pandu: berkas \"\(path)\" tidak dapat ditulis (\(error.reason)); periksa folder, izin, dan ruangnya"
    case .fileNotReadable(let path): "pandu: berkas \"\(path)\" tidak dapat dibaca; periksa nama dan izinnya"
    case .badLine(let path, let line, let reason): "\(path):\(line):1: error: \(reason)"
    case .unknownLabel(let path, let question, let name, let nearest):
      "\(path): error: pertanyaan \(question) memakai nama \"\(name)\" yang tidak ada."
        + suggestion(nearest, "")
    case .cannotServe(let error):
      "pandu serve: \(error.address) tidak dapat dipakai (\(error.reason)); pilih alamat lain dengan --host atau porta lain dengan --port"
    case .secretNotReadable(let path, let error):
      "pandu serve: rahasia Telegram \"\(ShellWord.shown(path))\" tidak dapat dibaca (\(reason(error)))"
    case .badSecret(let path, let fault):
      "pandu serve: rahasia Telegram \"\(ShellWord.shown(path))\" \(reason(fault)); "
        + "buat yang baru dengan: openssl rand -hex 32"
    case .cannotJournal(let path, let error): journal(path, error)
    case .cannotReload(let error):
      "pandu serve: tidak ada utas untuk membaca ulang pengetahuan (\(error.reason)); hentikan program lain, lalu coba lagi"
    case .edit(let problem, let right): "pandu edit: " + words(problem) + (right.map(rightLine) ?? "")
    case .notice(let refusal, let right):
      "pandu notice: " + words(refusal) + (right.map(rightLine) ?? "")
    case .knowledge(let problems, let language):
      problems.map(DiagnosticRenderer(language: language).render).joined(separator: "\n")
    }
  }

  private static func journal(_ path: String, _ error: JournalError) -> String {
    error.isTaken
      ? "pandu serve: jurnal \"\(path)\" sedang ditulis program lain; beri tiap pandu serve berkasnya sendiri"
      : "pandu serve: jurnal \"\(path)\" tidak dapat ditulis (\(error.reason)); periksa folder dan izinnya"
  }

  private static func withoutLetter(_ id: String, _ having: [String]) -> String {
    "pandu letter: entri \"\(id)\" tidak punya surat. "
      + (having.isEmpty
        ? "Belum ada entri yang punya; caranya ada di knowledge/README.md, bagian Surat isian."
        : "Yang punya: \(having.joined(separator: ", "))")
  }

  private static func lpse(_ name: String, _ known: [String]) -> String {
    known.isEmpty
      ? "pandu: pengetahuan ini tidak memuat kontak milik satu LPSE, jadi --lpse tidak dapat dipakai"
      : "pandu: LPSE \"\(name)\" tidak dikenal; yang dikenal: \(known.joined(separator: ", "))"
  }

  private static func words(_ problem: EditProblem) -> String {
    switch problem {
    case .openToOthers(let host):
      "--host \(ShellWord.shown(host)) dapat dicapai mesin lain, jadi perlu kunci sendiri dengan --key-file; "
        + "meja tidak memakai TLS, itu tugas proxy di depannya"
    case .weakKey(let path, let least):
      "kunci di \"\(ShellWord.shown(path))\" terlalu pendek; --key-file perlu sedikitnya \(least) huruf"
    case .cannotListen(let error):
      "\(error.address) tidak dapat dipakai (\(error.reason)); pilih porta lain dengan --port"
    }
  }

  private static func contact(_ id: String, _ nearest: String?) -> String {
    "pandu import: kontak \"\(ShellWord.shown(id))\" tidak ada di kontak.md." + suggestion(nearest, "")
  }

  private static func notImported(_ failure: ImportFailure) -> String {
    let reason =
      switch failure.reason {
      case .tooLarge(let limit): "lebih besar dari \(limit) bita; pecah menjadi beberapa berkas"
      case .notADocument: "bukan dokumen DOCX yang utuh; buka dengan pengolah kata, lalu simpan ulang"
      }
    return "pandu import: \(ShellWord.shown(failure.file)): \(reason)"
  }

  private static func reason(_ error: FileError) -> String {
    switch error {
    case .system: error.reason
    case .notPlain, .madeByKernel, .wouldWait: "bukan berkas biasa"
    case .tooLarge(let limit): "lebih besar dari \(limit) bita"
    }
  }

  private static func reason(_ fault: TelegramSecret.Fault) -> String {
    switch fault {
    case .empty: "kosong"
    case .tooLong(let limit): "lebih panjang dari \(limit) huruf"
    case .badCharacter: "berisi selain huruf Latin, angka, _ dan -"
    }
  }

  private static func rightLine(_ line: String) -> String { "\nContoh yang benar: \(line)" }

  private static func refusal(_ reason: FileRefusal) -> String {
    switch reason {
    case .source: "adalah jurnal yang dibaca, jadi tidak ditimpa"
    case .journal: "berisi jurnal (diawali {\"v\":), jadi tidak ditimpa"
    case .link: "adalah tautan, jadi tidak diganti; sebutkan berkasnya sendiri"
    case .special: "bukan berkas biasa; yang ditulis adalah berkas baru"
    }
  }

  private static func words(_ refusal: NoticeRefusal) -> String {
    switch refusal {
    case .past(let flag, let time):
      "--\(flag) \"\(ShellWord.shown(time))\" sudah lewat, jadi tidak ada yang ditulis"
    case .endsFirst: "--until harus sesudah --from"
    case .beside(let flag): "--\(flag) tidak dipakai bersama --end"
    case .unknownCategory(let id, let nearest):
      "kategori \"\(ShellWord.shown(id))\" tidak ada." + suggestion(nearest, "")
    case .unknownNotice(let id, let nearest):
      "pengumuman \"\(ShellWord.shown(id))\" tidak ada." + suggestion(nearest, "")
    case .hasEnded(let id): "pengumuman \"\(ShellWord.shown(id))\" sudah selesai"
    }
  }

  static func noticeWritten(_ path: String, id: String, from: String, until: String) -> String {
    "pengumuman \(id): berlaku \(from) sampai \(until), di \(path)\nMengakhirinya: pandu notice --end \(id)"
  }

  static func noticeEnded(_ path: String, id: String, at time: String) -> String {
    "pengumuman \(id): selesai \(time), di \(path)"
  }

  /// The program ends because nobody takes what it prints.
  static func outputLost(_ error: SystemError) -> String {
    "pandu: keluaran standar tidak dapat ditulis (\(error.reason)); arahkan ke terminal, berkas, atau program lain"
  }

  static func serving(_ address: String) -> String { "Pandu siap di \(address)" }
  static func editing(_ address: String) -> String { "Meja Pandu siap di \(address)" }
  static let editingOnce =
    "Buka alamat itu di peramban; berlaku sekali, untuk satu peramban. Ctrl+C mengakhiri meja."
  static let editingByFile =
    "Buka alamat itu di peramban, lalu ketik kunci dari --key-file. Ctrl+C mengakhiri meja."
  static func widget(_ address: String) -> String { "Widget versi ini: \(address)" }

  /// A line of a journal that is not counted.
  static func skipped(_ place: SkippedLines.Place) -> String {
    let reason =
      switch place.reason {
      case .torn: "baris terakhir terpotong"
      case .noRecord: "bukan catatan jurnal"
      case .tooLong: "baris terlalu panjang"
      case .unknownKind: "jenis catatan tidak dikenal"
      case .unknownVersion: "versi catatan tidak dikenal"
      }
    return "\(place.file):\(place.line): warning: \(reason), dilewati (bita ke-\(place.offset))"
  }

  static func skippedMore(_ count: Int) -> String { "dan \(count) baris lain yang dilewati" }

  static func drafted(_ draft: DraftFolder.Result) -> String {
    switch draft {
    case .written(let path): "draf: \(path)"
    case .kept(let path): "sudah ada, tidak diubah: \(path)"
    }
  }

  static func noDraft(_ least: Int) -> String {
    "tidak ada kelompok dengan \(least) pertanyaan atau lebih, jadi tidak ada draf"
  }

  private static func suggestion(_ nearest: String?, _ prefix: String) -> String {
    nearest.map { " Maksud Anda \(prefix)\($0)?" } ?? ""
  }
}
