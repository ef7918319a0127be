import FAQJournal
import FAQKnowledge
import FAQReport
import FolderWatching
import HTTPServing

/// Words errors of the command line: the only place that does.
enum CommandWords {
  static func error(_ error: CommandError) -> String {
    switch error {
    case .unknownCommand(let name, let nearest):
      "pandu: perintah \"\(name)\" tidak dikenal." + suggestion(nearest, "pandu ")
        + "\nLihat semua perintah dengan: pandu --help"
    case .unknownFlag(let flag, let command, let nearest):
      "pandu \(command): pilihan \"\(flag)\" tidak dikenal." + suggestion(nearest, "--")
        + "\nLihat pilihannya dengan: pandu \(command) --help"
    case .missingValue(let flag, let value): "pandu: --\(flag) perlu nilai, misalnya --\(flag) \(value)"
    case .unwantedValue(let flag): "pandu: --\(flag) tidak memakai nilai"
    case .badNumber(let flag, let text):
      "pandu: --\(flag) \"\(text)\" bukan angka; tulis misalnya --\(flag) 10"
    case .missingOperand(let operand, let command):
      "pandu \(command): \(operand) belum ditulis. Contoh ada di: pandu \(command) --help"
    case .unknownEntry(let id, let nearest):
      "pandu: entri \"\(id)\" tidak ada." + suggestion(nearest, "")
        + "\nLihat semua entri dengan: pandu entries"
    case .unknownHome(let name, let known):
      known.isEmpty
        ? "pandu: pengetahuan ini tidak memuat kontak milik satu LPSE, jadi --lpse tidak dapat dipakai"
        : "pandu: LPSE \"\(name)\" tidak dikenal; yang dikenal: \(known.joined(separator: ", "))"
    case .entryWithoutLetter(let id, let having):
      "pandu letter: entri \"\(id)\" tidak punya surat. "
        + (having.isEmpty
          ? "Belum ada entri yang punya; caranya ada di knowledge/README.md, bagian Surat isian."
          : "Yang punya: \(having.joined(separator: ", "))")
    case .badField(let line, let label, let reason): "pandu letter: baris \(line), \(label): \(reason)"
    case .fileNotWritable(let path):
      "pandu: berkas \"\(path)\" tidak dapat ditulis; periksa folder dan izinnya"
    case .fileNotReadable(let path): "pandu: berkas \"\(path)\" tidak dapat dibaca; periksa nama dan izinnya"
    case .badLine(let path, let line, let reason): "\(path):\(line):1: error: \(reason)"
    case .unknownLabel(let path, let question, let name, let nearest):
      "\(path): error: pertanyaan \(question) memakai nama \"\(name)\" yang tidak ada."
        + suggestion(nearest, "")
    case .unknownZone(let name, let nearest):
      "pandu: zona waktu \"\(name)\" tidak dikenal." + suggestion(nearest, "--zone ")
        + "\nYang dikenal: \(Zone.allCases.map(\.rawValue).joined(separator: ", "))"
    case .wholeNumber(let flag, let text):
      "pandu: --\(flag) \"\(text)\" harus bilangan bulat mulai dari 1; tulis misalnya --\(flag) 10"
    case .cannotServe(let error):
      "pandu serve: \(error.address) tidak dapat dipakai (\(error.reason)); pilih alamat lain dengan --host atau porta lain dengan --port"
    case .cannotJournal(let path, let error) where error.isTaken:
      "pandu serve: jurnal \"\(path)\" sedang ditulis program lain; beri tiap pandu serve berkasnya sendiri"
    case .cannotJournal(let path, let error):
      "pandu serve: jurnal \"\(path)\" tidak dapat ditulis (\(error.reason)); periksa folder dan izinnya"
    case .cannotReload(let error):
      "pandu serve: tidak ada utas untuk membaca ulang pengetahuan (\(error.reason)); hentikan program lain, lalu coba lagi"
    case .knowledge(let problems): problems.map(DiagnosticRenderer.render).joined(separator: "\n")
    }
  }

  static func serving(_ address: String) -> String { "Pandu siap di \(address)" }

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
