import Basics
import FAQConversation
import FAQKnowledge
import FAQMatching
import FAQService
import JSON

/// `pandu chat`: a conversation; a terminal gets a prompt, and a paste of several lines is one message;
/// piped input gets a reply a line.
enum ChatCommand {
  static func run(_ options: Options) throws(CommandError) -> ExitCode {
    let responder = try Workspace.open(options).responder
    let lpse = try Workspace.lpse(options, responder.base)
    let clock = Workspace.clock(options)
    let words = responder.base.phrasebook
    let asJSON = options.has("json")
    let isTerminal = Terminal.inputIsTerminal
    if isTerminal, !asJSON { greet(responder.base, at: clock()) }
    var scratch = responder.matcher.makeScratch()
    var lines = InputLines()
    var token: String?
    while true {
      if isTerminal { Terminal.prompt(words[.prompt] + " ") }
      guard let line = isTerminal ? lines.nextMessage() : lines.next() else { break }
      // The token is the program's own, which is never refused.
      let result =
        (try? responder.respond(line, token: token, lpse: lpse, at: clock(), &scratch))
        ?? responder.respond(line, lpse: lpse, at: clock(), &scratch)
      if !result.reply.conversation.isEmpty { token = result.reply.conversation }
      say(result, asJSON: asJSON)
    }
    if isTerminal { Terminal.print("") }
    return .done
  }

  private static func greet(_ base: KnowledgeBase, at now: WallTime) {
    for text in Announcer(base).openTexts(lpse: base.lpse, at: now) { Terminal.print(text + "\n") }
    if !base.greeting.isEmpty { Terminal.print(base.greeting) }
    for example in base.examples { Terminal.print("- \(example)") }
    Terminal.print("")
  }

  private static func say(_ result: borrowing Resolution, asJSON: Bool) {
    if asJSON {
      var writer = JSONWriter()
      ReplyJSON.write(result, to: &writer)
      Terminal.print(writer.text)
    } else {
      Terminal.print(result.reply.wholeText(separator: "\n") + "\n")
    }
  }
}
