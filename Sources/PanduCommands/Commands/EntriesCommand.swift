import FAQConversation
import FAQKnowledge
import FAQService
import JSON

/// `pandu entries`: all entries in a table, or one in full.
enum EntriesCommand {
  static func run(_ options: Options) throws(CommandError) -> ExitCode {
    let responder = try Workspace.open(options).responder
    guard let id = options.words.first else {
      for entry in responder.base.entries { list(entry, asJSON: options.has("json")) }
      return .done
    }
    guard let index = responder.composer.entryIndex(id) else {
      throw CommandError.unknownEntry(
        id, nearest: NearestName.of(id, among: responder.base.entries.map(\.id))
      )
      .worded(in: responder.base)
    }
    let entry = responder.base.entries[index]
    if options.has("json") {
      var writer = JSONWriter()
      EntryJSON.full(entry, responder.composer, to: &writer)
      Terminal.print(writer.text)
    } else {
      Terminal.print(EntryText.write(responder.composer.answerPart(index), responder.base.phrasebook))
      if let check = entry.check { Terminal.print("\n" + CheckOutline.write(check, responder.base)) }
    }
    return .done
  }

  private static func list(_ entry: Entry, asJSON: Bool) {
    if asJSON {
      var writer = JSONWriter()
      EntryJSON.summary(entry, to: &writer)
      Terminal.print(writer.text)
    } else {
      Terminal.print("\(entry.category.padded(to: 10)) \(entry.id.padded(to: 28)) \(entry.title)")
    }
  }
}
