import FAQConversation
import FAQKnowledge
import FAQMatching
import FAQService
import JSON

/// `pandu search`: ranked entries for an officer.
enum SearchCommand {
  static func run(_ options: Options) throws(CommandError) -> ExitCode {
    let limit = options.integer("limit") ?? 10
    let responder = try Workspace.open(options).responder
    let search = EntrySearch(responder.matcher)
    var scratch = responder.matcher.makeScratch()
    for hit in search.find(options.text, limit: limit, scratch: &scratch) {
      let entry = responder.base.entries[hit.entry]
      if options.has("json") {
        var writer = JSONWriter()
        EntryJSON.summary(entry, score: hit.score, to: &writer)
        Terminal.print(writer.text)
      } else {
        Terminal.print(
          "\(entry.id.padded(to: 28)) \(entry.title.padded(to: 60)) \(entry.category.padded(to: 10)) \(Figures.decimal(hit.score, 2))"
        )
      }
    }
    return .done
  }
}
