import FAQJournal
import FAQKnowledge
import FolderWatching
import HTTPServing

/// Why a command could not do its work.
enum CommandError: Error {
  case unknownCommand(String, nearest: String?)
  case unknownFlag(String, command: String, nearest: String?)
  case missingValue(String, String)
  case unwantedValue(String)
  case badNumber(String, String)
  case missingOperand(String, command: String)
  case unknownEntry(String, nearest: String?)
  case unknownHome(String, known: [String])
  case entryWithoutLetter(String, having: [String])
  case badField(line: Int, label: String, String)
  case fileNotReadable(String)
  case fileNotWritable(String)
  case badLine(path: String, line: Int, String)
  case unknownLabel(path: String, String, String, nearest: String?)
  case unknownZone(String, nearest: String?)
  case wholeNumber(String, String)
  case cannotServe(SocketError)
  case cannotJournal(String, JournalError)
  case cannotReload(WatchError)
  case knowledge([Diagnostic])

  var code: ExitCode {
    switch self {
    case .fileNotReadable, .badLine, .unknownLabel, .knowledge: .noInput
    case .badField: .failed
    case .cannotServe, .cannotReload, .cannotJournal: .internal
    default: .usage
    }
  }
}
