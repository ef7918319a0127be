import Basics
import FAQImport
import FAQJournal
import FAQKnowledge
import FAQService
import FolderWatching
import HTTPServing

/// The reason why a notice is not written.
enum NoticeRefusal: Error {
  /// The time of a flag is over.
  case past(flag: String, String)
  case endsFirst
  /// A flag of a new notice beside `--end`.
  case beside(flag: String)
  case unknownCategory(String, nearest: String?)
  case unknownNotice(String, nearest: String?)
  case hasEnded(String)
}

/// The reason why the officer's desk does not open.
enum EditProblem: Error {
  /// Other machines would reach it, and it has no key of its own.
  case openToOthers(host: String)
  case weakKey(String, least: Int)
  case cannotListen(SocketError)
}

/// The reason why a command could not do its work.
enum CommandError: Error {
  /// `right` is a whole command line that would be right.
  case usage(UsageProblem, command: String, right: String)
  /// A file of `--html` that stays as it is.
  case fileNotReplaced(FileRefusal, path: String, command: String, right: String)
  case unknownEntry(String, nearest: String?)
  case unknownLPSE(String, known: [String])
  case entryWithoutLetter(String, having: [String])
  case badField(line: Int, label: String, String)
  case fileNotReadable(String)
  case fileNotWritable(String, SystemError)
  case badLine(path: String, line: Int, LabelError)
  case unknownLabel(path: String, String, String, nearest: String?)
  case cannotServe(SocketError)
  case secretNotReadable(String, FileError)
  case badSecret(String, TelegramSecret.Fault)
  case cannotJournal(String, JournalError)
  case cannotReload(WatchError)
  case unknownContact(String, nearest: String?)
  /// `right` is a whole command line that would be right; nil where none can be given.
  case edit(EditProblem, right: String?)
  case notImported(ImportFailure)
  /// `right` is a whole command line that would be right; nil where none can be given.
  case notice(NoticeRefusal, right: String?)
  case knowledge([Diagnostic], language: String)
  /// An error of a command that has read knowledge, and words it in the language of that.
  indirect case worded(CommandError, language: String)

  /// The error as it is worded in the language of a knowledge base.
  func worded(in base: KnowledgeBase) -> CommandError {
    if case .worded = self { self } else { .worded(self, language: base.language) }
  }

  var code: ExitCode {
    switch self {
    case .worded(let error, _): error.code
    case .fileNotReadable, .secretNotReadable, .badSecret, .badLine, .unknownLabel, .knowledge, .notImported:
      .noInput
    case .badField: .failed
    case .cannotServe, .cannotReload, .cannotJournal, .edit(.cannotListen, _): .internal
    case .usage, .notice, .fileNotReplaced, .unknownEntry, .unknownLPSE, .entryWithoutLetter,
      .fileNotWritable, .unknownContact, .edit:
      .usage
    }
  }
}
