import FAQConversation
import FAQKnowledge

/// `pandu letter`: asks for the fields of a letter and prints it. The questions go to standard error, so that the letter
/// alone can be sent to a file.
enum LetterCommand {
  static func run(_ options: Options) throws(CommandError) -> ExitCode {
    let page = try ReplaceableFile("html", options)
    let base = try Workspace.base(options)
    do throws(CommandError) {
      return try write(options, base, page: page)
    } catch {
      throw error.worded(in: base)
    }
  }

  private static func write(_ options: Options, _ base: KnowledgeBase, page: ReplaceableFile?)
    throws(CommandError) -> ExitCode
  {
    let form = try form(options.word, base)
    let values = Terminal.inputIsTerminal ? ask(form, base) : try read(form, base)
    guard let values, let letter = FinishedLetter(form.entry, values, base) else {
      Terminal.error(base.phrasebook[.letterCancelled])
      return .done
    }
    Terminal.print(LetterWriter.whole(letter, base.phrasebook))
    try page?.replace(with: LetterPage.html(letter, base))
    return .done
  }

  private static func form(_ id: String, _ base: KnowledgeBase) throws(CommandError) -> LetterForm {
    guard let entry = base.entry(id) else {
      throw .unknownEntry(id, nearest: NearestName.of(id, among: base.entries.map(\.id)))
    }
    guard let form = LetterForm(entry, base.phrasebook) else {
      throw .entryWithoutLetter(id, having: base.entries.filter { $0.letter != nil }.map(\.id))
    }
    return form
  }

  /// Asks a person for each field until its value is valid; nil when the letter is cancelled.
  private static func ask(_ form: LetterForm, _ base: KnowledgeBase) -> [String]? {
    var lines = InputLines()
    var event = form.begin()
    while case .ask(let place, let remark) = event {
      Terminal.error("\n" + form.text(place, remark))
      guard let line = lines.next() else { return nil }
      event = line.isEmpty ? form.skip(at: place) : form.take(line, at: place, room: .max)
    }
    return values(event)
  }

  /// Reads one line for each field from a file or pipe. A bad value ends the command, because nobody can be asked again.
  /// Fields without a line stay empty.
  private static func read(_ form: LetterForm, _ base: KnowledgeBase) throws(CommandError) -> [String]? {
    var lines = InputLines()
    var (event, number) = (form.begin(), 0)
    while case .ask(let place, let remark) = event {
      if case .wrong(let error) = remark {
        throw .badField(
          line: number, label: form.letter.fields[place.field].label,
          LetterWords.error(error, base.phrasebook))
      }
      let line = lines.next() ?? ""
      number += 1
      event = line.isEmpty ? form.skip(at: place) : form.take(line, at: place, room: .max)
    }
    return values(event)
  }

  private static func values(_ event: LetterForm.Event) -> [String]? {
    if case .finish(let values) = event { values } else { nil }
  }
}
