import FAQConversation
import FAQMatching
import FAQService
import Glibc
import JSON

/// `pandu ask`: one question, or one a line from standard input, each on its own.
enum AskCommand {
  static func run(_ options: Options) throws(CommandError) -> ExitCode {
    let responder = try Workspace.open(options).responder
    let lpse = try Workspace.lpse(options, responder.base)
    var scratch = responder.matcher.makeScratch()
    let clock = Workspace.clock(options)
    let explainer = options.has("explain") ? Explainer(responder.matcher) : nil
    if !options.words.isEmpty {
      say(responder.respond(options.text, lpse: lpse, at: clock(), &scratch), options, explainer: explainer)
      // Ending here skips the release of the knowledge, because the system takes the memory back faster.
      Glibc.exit(ExitCode.done.rawValue)
    }
    var lines = InputLines()
    while let line = lines.next() {
      say(responder.respond(line, lpse: lpse, at: clock(), &scratch), options, explainer: explainer)
    }
    return .done
  }

  private static func say(_ result: borrowing Resolution, _ options: Options, explainer: Explainer?) {
    guard options.has("json") || explainer != nil else {
      return Terminal.print(result.reply.wholeText(separator: "\n"))
    }
    var writer = JSONWriter()
    ReplyJSON.write(result, explained: explainer, to: &writer)
    Terminal.print(writer.text)
  }
}
