import Basics
import FAQImport
import FAQJournal
import FAQKnowledge
import FAQReport
import FAQService
import FolderWatching
import HTTPServing

/// Words errors of the command line, by the texts of a language: each error names its text and the values in it.
struct CommandWords {
  let texts: CommandTexts

  /// An error in the language of the knowledge that its command has read, else in Indonesian.
  static func error(_ error: CommandError) -> String { CommandWords(texts: .indonesian).error(error) }

  /// The program ends because nobody takes what it prints.
  static func outputLost(_ error: SystemError) -> String {
    CommandWords(texts: .indonesian).say(.outputLost, ["alasan": error.reason])
  }

  func error(_ error: CommandError) -> String {
    switch error {
    case .worded(let error, let language): CommandWords(texts: .of(language: language)).error(error)
    case .usage(let problem, let command, let right):
      UsageLines(texts: texts).line(problem, command: command) + rightLine(right)
    case .fileNotReplaced(let reason, let path, let command, let right):
      "pandu \(command): --html \"\(ShellWord.shown(path))\" " + say(key(reason)) + rightLine(right)
    case .unknownContact(let id, let nearest): missing(.unknownContact, ShellWord.shown(id), nearest)
    case .notImported(let failure): notImported(failure)
    case .unknownEntry(let id, let nearest): missing(.unknownEntry, id, nearest) + "\n" + say(.allEntries)
    case .unknownLPSE(let name, let known): lpse(name, known)
    case .entryWithoutLetter(let id, let having): withoutLetter(id, having)
    case .badField(let line, let label, let reason):
      say(.badField, ["baris": "\(line)", "label": label, "alasan": reason])
    case .fileNotWritable(let path, let error): file(.notWritable, path, error.reason)
    case .fileNotReadable(let path): file(.notReadable, path)
    case .badLine(let path, let line, let reason): "\(path):\(line):1: error: \(words(reason))"
    case .unknownLabel(let path, let question, let name, let nearest):
      say(
        .unknownLabel,
        ["berkas": path, "pertanyaan": question, "nama": name, "saran": texts.suggestion(nearest)])
    case .cannotServe(let error): say(.cannotListen, ["alamat": error.address, "alasan": error.reason])
    case .secretNotReadable(let path, let error):
      file(.secretNotReadable, ShellWord.shown(path), reason(error))
    case .badSecret(let path, let fault): file(.badSecret, ShellWord.shown(path), reason(fault))
    case .cannotJournal(let path, let error):
      file(error.isTaken ? .journalTaken : .journalNotWritable, path, error.reason)
    case .cannotReload(let error): say(.withoutThread, ["alasan": error.reason])
    case .edit(let problem, let right): "pandu edit: " + words(problem) + (right.map(rightLine) ?? "")
    case .notice(let refusal, let right):
      "pandu notice: " + words(refusal) + (right.map(rightLine) ?? "")
    case .knowledge(let problems, let language):
      problems.map(DiagnosticRenderer(language: language).render).joined(separator: "\n")
    }
  }

  // MARK: Parts of errors

  private func say(_ word: ErrorWord, _ values: [String: String] = [:]) -> String {
    texts.fill(word, values)
  }

  private func rightLine(_ line: String) -> String { "\n" + say(.rightLine, ["baris": line]) }

  private func missing(_ word: ErrorWord, _ id: String, _ nearest: String?) -> String {
    say(word, ["id": id, "saran": texts.suggestion(nearest)])
  }

  private func file(_ word: ErrorWord, _ path: String, _ reason: String = "") -> String {
    say(word, ["berkas": path, "alasan": reason])
  }

  private func withoutLetter(_ id: String, _ having: [String]) -> String {
    having.isEmpty
      ? say(.noLetterYet, ["id": id])
      : say(.withoutLetter, ["id": id, "daftar": having.joined(separator: ", ")])
  }

  private func lpse(_ name: String, _ known: [String]) -> String {
    known.isEmpty
      ? say(.withoutLPSE) : say(.unknownLPSE, ["nama": name, "daftar": known.joined(separator: ", ")])
  }

  private func notImported(_ failure: ImportFailure) -> String {
    let path = ShellWord.shown(failure.file)
    return switch failure.reason {
    case .tooLarge(let limit): say(.importTooLarge, ["berkas": path, "batas": "\(limit)"])
    case .notADocument: file(.notADocument, path)
    }
  }

  private func words(_ error: LabelError) -> String {
    switch error {
    case .question: say(.notAQuestion)
    case .dialogue: say(.notADialogue)
    case .turn(let number): say(.notATurn, ["giliran": "\(number)"])
    case .expression(let turn, let text): say(.notAnExpression, ["giliran": "\(turn)", "ungkapan": text])
    }
  }

  private func words(_ problem: EditProblem) -> String {
    switch problem {
    case .openToOthers(let host): say(.openToOthers, ["alamat": ShellWord.shown(host)])
    case .weakKey(let path, let least):
      say(.weakKey, ["berkas": ShellWord.shown(path), "batas": "\(least)"])
    case .cannotListen(let error):
      say(.deskCannotListen, ["alamat": error.address, "alasan": error.reason])
    }
  }

  private func words(_ refusal: NoticeRefusal) -> String {
    switch refusal {
    case .past(let flag, let time): say(.past, ["pilihan": flag, "waktu": ShellWord.shown(time)])
    case .endsFirst: say(.endsFirst)
    case .beside(let flag): say(.besideEnd, ["pilihan": flag])
    case .unknownCategory(let id, let nearest): missing(.unknownCategory, ShellWord.shown(id), nearest)
    case .unknownNotice(let id, let nearest): missing(.unknownNotice, ShellWord.shown(id), nearest)
    case .hasEnded(let id): say(.hasEnded, ["id": ShellWord.shown(id)])
    }
  }

  private func reason(_ error: FileError) -> String {
    switch error {
    case .system: error.reason
    case .notPlain, .madeByKernel, .wouldWait: say(.notRegular)
    case .tooLarge(let limit): say(.tooLarge, ["batas": "\(limit)"])
    }
  }

  private func reason(_ fault: TelegramSecret.Fault) -> String {
    switch fault {
    case .empty: say(.secretEmpty)
    case .tooLong(let limit): say(.secretTooLong, ["batas": "\(limit)"])
    case .badCharacter: say(.secretCharacters)
    }
  }

  private func key(_ refusal: FileRefusal) -> ErrorWord {
    switch refusal {
    case .source: .keepsSource
    case .journal: .keepsJournal
    case .link: .keepsLink
    case .special: .keepsSpecial
    }
  }
}
