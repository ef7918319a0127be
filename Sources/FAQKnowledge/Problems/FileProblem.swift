/// A problem with a folder or a file, whatever it holds.
package enum FileProblem: Sendable, Equatable {
  case folderMissing, notAFolder, noEntries
  case unreadable(FileError)
  case tooLarge(bytes: Int, limit: Int)
  case tooManyFiles(limit: Int)
  case folderTooDeep
  case notUTF8(offset: Int)
  case badID(String)
  /// A file that is probably meant as knowledge, and is not read: `faq.md.txt`, `faq.html`.
  case doubledName(String), notMarkdown(String)

  var message: ProblemMessage {
    switch self {
    case .folderMissing: .init(.folderMissing)
    case .notAFolder: .init(.notAFolder)
    case .noEntries: .init(.noEntries)
    case .unreadable(let error): FileProblem.message(error)
    case .tooLarge(let bytes, let limit): .init(.tooLarge, ["jumlah": String(bytes), "batas": String(limit)])
    case .tooManyFiles(let limit): .init(.tooManyFiles, ["batas": String(limit)])
    case .folderTooDeep: .init(.folderTooDeep)
    case .notUTF8: .init(.notUTF8)
    case .badID(let name): .init(.badID, ["nama": name])
    case .doubledName(let name): .init(.doubledName, ["nama": name])
    case .notMarkdown(let name): .init(.notMarkdown, ["nama": name])
    }
  }

  private static func message(_ error: FileError) -> ProblemMessage {
    switch error {
    case .system:
      .init(
        error.isPassing ? .unreadableForNow : error.isOfLink ? .brokenLink : .unreadable,
        ["alasan": error.reason])
    case .notPlain: .init(.notPlain)
    case .madeByKernel: .init(.madeByKernel)
    case .wouldWait: .init(.wouldWait)
    case .tooLarge(let limit): .init(.contentTooLarge, ["batas": String(limit)])
    }
  }
}
