import FAQReport

/// Words what the service, the desk, notices and the report tell, by the texts of a language.
struct ServiceLines {
  let texts: CommandTexts

  func serving(_ address: String) -> String { say(.ready, ["alamat": address]) }
  func widget(_ address: String) -> String { say(.widget, ["alamat": address]) }

  /// The address of the desk, and how to open it: with a key that is typed, where it comes from a file.
  func editing(_ address: String, isByFile: Bool) -> [String] {
    [say(.deskReady, ["alamat": address]), say(isByFile ? .deskKey : .deskOnce)]
  }

  func noticeWritten(_ path: String, id: String, from: String, until: String) -> String {
    say(.noticeWritten, ["id": id, "dari": from, "sampai": until, "berkas": path]) + "\n"
      + say(.noticeEnding, ["id": id])
  }

  func noticeEnded(_ path: String, id: String, at time: String) -> String {
    say(.noticeEnded, ["id": id, "waktu": time, "berkas": path])
  }

  /// A line of a journal that is not counted.
  func skipped(_ place: SkippedLines.Place) -> String {
    let reason: ServiceWord =
      switch place.reason {
      case .torn: .torn
      case .noRecord: .noRecord
      case .tooLong: .tooLong
      case .unknownKind: .unknownKind
      case .unknownVersion: .unknownVersion
      }
    return say(
      .skipped,
      ["tempat": "\(place.file):\(place.line)", "alasan": say(reason), "bita": "\(place.offset)"])
  }

  func skippedMore(_ count: Int) -> String { say(.skippedMore, ["jumlah": "\(count)"]) }

  func drafted(_ draft: DraftFolder.Result) -> String {
    switch draft {
    case .written(let path): say(.draftWritten, ["berkas": path])
    case .kept(let path): say(.draftKept, ["berkas": path])
    }
  }

  func noDraft(_ least: Int) -> String { say(.noDraft, ["batas": "\(least)"]) }

  private func say(_ word: ServiceWord, _ values: [String: String] = [:]) -> String {
    texts.fill(word, values)
  }
}
