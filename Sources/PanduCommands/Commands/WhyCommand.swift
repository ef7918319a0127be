import FAQConversation
import FAQMatching
import FAQService
import JSON

/// `pandu why`: explains how each word was read, which rules fired, and why the first candidate came before the others.
enum WhyCommand {
  static func run(_ options: Options) throws(CommandError) -> ExitCode {
    let responder = try Workspace.open(options).responder
    var scratch = responder.matcher.makeScratch()
    let result = responder.respond(options.text, at: Workspace.clock(options)(), &scratch)
    let explainer = Explainer(responder.matcher)
    if options.has("json") {
      var writer = JSONWriter()
      ReplyJSON.write(result, explained: explainer, to: &writer)
      Terminal.print(writer.text)
    } else {
      show(explainer.explain(result), 0)
    }
    return .done
  }

  private static func show(_ reason: Reason, _ depth: Int) {
    let indent = String(repeating: "  ", count: depth)
    let value = reason.value.map { Figures.decimal($0, 2).padded(to: 7) } ?? ""
    Terminal.print(indent + value + reason.text)
    for part in reason.parts { show(part, depth + 1) }
  }
}
