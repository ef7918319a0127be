import FAQConversation
import FAQKnowledge
import HTTPWire

/// The Telegram channel: updates of a bot, each answered in the response itself, so that the service needs neither the
/// bot's token nor a connection of its own.
///
/// A response carries one message. A longer text is cut, and a button brings its remainder.
struct TelegramChannel: Sendable {
  /// Updates and albums that are remembered, so that none is answered twice.
  private static let remembered = 4_096

  private let settings: TelegramSettings
  private let conversations: ChannelConversations
  private let shown: ShownTable
  private let updates = RecentSet<Int>(capacity: remembered)
  private let albums = RecentSet<String>(capacity: remembered)
  /// Limits the messages of a chat.
  private let limiter: RateLimiter?
  /// Limits the warnings that a chat sends too much.
  private let warnings = RateLimiter(perMinute: 1)

  /// - Parameters:
  ///   - settings: the operator's settings.
  ///   - perMinute: messages of a chat; 0 for no limit.
  ///   - senders: the conversations of the chats.
  ///   - shown: the ends of their last answers.
  init(
    _ settings: TelegramSettings, perMinute: Int, senders: SenderTable = SenderTable(),
    shown: ShownTable = ShownTable()
  ) {
    self.settings = settings
    self.shown = shown
    conversations = ChannelConversations(senders)
    limiter = RateLimiter(perMinute: perMinute)
  }

  /// Answers an update.
  ///
  /// - Throws: 401 for another secret, and what is wrong with a body that is no JSON. Everything else is answered with
  ///   200, because Telegram sends an update again until it is.
  func respond(
    _ call: RouteCall, _ snapshot: Snapshot, scratch: inout ServiceScratch
  ) throws(ServiceError) -> Response {
    guard settings.secret.matches(call.head.fields.all("x-telegram-bot-api-secret-token")) else {
      throw .wrongSecret
    }
    let update = TelegramUpdate(try call.json())
    let fate: TelegramFate
    var response = Response(status: 200, fields: [("Cache-Control", "no-store")])
    if let update, !updates.insert(update.id) {
      fate = .repeated
    } else if let message = update?.message, let request = request(of: message) {
      let isLimited = limiter?.take(String(message.chat), now: call.context.now) != nil
      fate = isLimited ? .limited : .answered
      let answer =
        isLimited
        ? warning(message, call, snapshot) : answer(request, message, call, snapshot, scratch: &scratch)
      if let answer { response = .fresh(.json, answer.json(to: message)) }
    } else {
      fate = .silent
    }
    scratch.counters.update(fate)
    return response
  }

  /// The wish of a message. Of an album, whose pictures are a message each, the first one counts and those with a caption.
  private func request(of message: TelegramMessage) -> TelegramRequest? {
    let isFirst = message.album.map { albums.insert("\(message.chat) \($0)") } ?? true
    return isFirst || message.text != nil ? TelegramRequest.read(message, name: settings.name) : nil
  }

  /// Says once a minute that a chat sends too much, and else nothing.
  private func warning(_ message: TelegramMessage, _ call: RouteCall, _ snapshot: Snapshot) -> TelegramAnswer?
  {
    guard warnings?.take(String(message.chat), now: call.context.now) == nil else { return nil }
    return TelegramAnswer(text: snapshot.responder.base.phrasebook.screens[.telegramBusy])
  }

  private func answer(
    _ request: TelegramRequest, _ message: TelegramMessage, _ call: RouteCall, _ snapshot: Snapshot,
    scratch: inout ServiceScratch
  ) -> TelegramAnswer {
    let words = snapshot.responder.base.phrasebook.screens
    let chat = String(message.chat)
    let examples = snapshot.responder.base.examples.map { ShownTable.Button(label: $0, message: $0) }
    let now = call.context.now
    switch request {
    case .start:
      conversations.forget(chat)
      // The remainder may be that of a letter.
      shown.forget(chat)
      return show(ChannelConversations.greeting(snapshot, at: call.time), examples, to: chat, words, now: now)
    case .help: return show(words[.telegramHelp], examples, to: chat, words, now: now)
    case .thing(let thing): return TelegramAnswer(text: words[thing.word])
    case .question(let text):
      // A field that is put right in the history would be taken as the next one.
      if message.isEdited, conversations.isWritingLetter(chat, now: now) {
        return TelegramAnswer(text: words[.telegramEdited])
      }
      return answer(text, message, call: call, snapshot: snapshot, scratch: &scratch)
    }
  }

  private func answer(
    _ text: String, _ message: TelegramMessage, call: RouteCall, snapshot: Snapshot,
    scratch: inout ServiceScratch
  ) -> TelegramAnswer {
    let words = snapshot.responder.base.phrasebook.screens
    let chat = String(message.chat)
    let now = call.context.now
    let before = shown.take(chat, now: now)
    if text == words[.telegramMore] {
      guard let before, !before.remainder.isEmpty else {
        return TelegramAnswer(text: words[.telegramGone], labels: [])
      }
      return show(before.remainder, before.buttons, to: chat, words, now: now)
    }
    let meant = before?.buttons.first { $0.label == text }?.message ?? text
    // In a group every member would read the fields, and a yes is that of one member.
    let reply = conversations.turn(
      meant, of: chat, call: call,
      responder: message.isGroup ? snapshot.letterlessResponder : snapshot.channelResponder,
      recorder: snapshot.telegramRecorder, scratch: &scratch)
    return show(reply.wholeText(separator: "\n\n"), TelegramChannel.buttons(reply), to: chat, words, now: now)
  }

  /// The choices of a reply, and behind them whatever else it suggests.
  private static func buttons(_ reply: Reply) -> [ShownTable.Button] {
    var buttons = reply.choices.map { ShownTable.Button(label: $0.label, message: $0.message) }
    for suggestion in reply.suggestions where !buttons.contains(where: { $0.label == suggestion.label }) {
      buttons.append(.init(label: suggestion.label, message: suggestion.message))
    }
    return Array(buttons.prefix(TelegramAnswer.mostButtons))
  }

  /// Sends the beginning of a text, and remembers the remainder.
  private func show(
    _ text: String, _ buttons: [ShownTable.Button], to chat: String, _ words: ScreenWords, now: UInt64
  ) -> TelegramAnswer {
    let (piece, remainder) = TextPiece.cut(text, limit: TelegramAnswer.longest)
    shown.set(chat, .init(buttons: buttons, remainder: remainder), now: now)
    let more = remainder.isEmpty ? [] : [words[.telegramMore]]
    return TelegramAnswer(text: piece, labels: more + buttons.map(\.label))
  }
}

extension TelegramMessage.Thing {
  /// The sentence that asks for words in place of it.
  fileprivate var word: TelegramWord {
    switch self {
    case .picture: .telegramPicture
    case .voice: .telegramVoice
    case .place: .telegramPlace
    case .sticker: .telegramSticker
    }
  }
}
