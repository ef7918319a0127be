import JSON

/// A person's message to a bot, or to a group that the bot is in.
struct TelegramMessage: Sendable, Equatable {
  /// The part of a message that is not text, as far as it makes a difference to the reply.
  enum Thing: Sendable, Equatable, CaseIterable {
    /// Pictures, videos and files, which may show what is wrong.
    case picture
    case voice
    /// A place or a person.
    case place
    case sticker

    /// The keys of the Bot API. A message with none of them is a service message or of an unknown kind.
    var keys: [StaticString] {
      switch self {
      case .picture: ["photo", "video", "document", "animation", "paid_media", "story"]
      case .voice: ["voice", "audio", "video_note"]
      case .place: ["location", "contact", "venue"]
      case .sticker: ["sticker", "dice", "game"]
      }
    }
  }

  /// The name of a user, as far as the message names one.
  struct Bot: Sendable, Equatable {
    var name: String?
  }

  let chat: Int
  let isGroup: Bool
  /// The topic of a forum.
  let topic: Int?
  let id: Int?
  /// The text, or the caption of a picture.
  let text: String?
  /// The places of `@name` in the text, in UTF-16 units.
  let mentions: [Range<Int>]
  let thing: Thing?
  /// The album that a picture belongs to. Each of its pictures comes as a message of its own.
  let album: String?
  /// The bot whose message this one replies to.
  let repliedBot: Bot?
  /// The text of the person's message that this one replies to.
  let repliedText: String?
  let isEdited: Bool

  /// Nil for a message that no person wrote, or that is in a channel.
  init?(_ json: JSONValue, isEdited: Bool) {
    guard let place = json["chat"], let chat = place["id"]?.whole, let kind = place["type"]?.text,
      kind == "private" || kind == "group" || kind == "supergroup",
      place["is_direct_messages"]?.isTrue != true,
      TelegramMessage.isByPerson(json)
    else { return nil }
    self.chat = chat
    isGroup = kind != "private"
    topic = json["is_topic_message"]?.isTrue == true ? json["message_thread_id"]?.whole : nil
    id = json["message_id"]?.whole
    text = json["text"]?.text ?? json["caption"]?.text
    let entities = json["text"] == nil ? json["caption_entities"] : json["entities"]
    mentions = (entities?.elements ?? []).compactMap(TelegramMessage.mention)
    thing = Thing.allCases.first { $0.keys.contains { json[$0] != nil } }
    album = json["media_group_id"]?.text
    let replied = TelegramMessage.replied(json)
    let isBot = replied?["from"]?["is_bot"]?.isTrue == true
    repliedBot = isBot ? Bot(name: replied?["from"]?["username"]?.text) : nil
    repliedText = isBot ? nil : replied?["text"]?.text ?? replied?["caption"]?.text
    self.isEdited = isEdited
  }

  /// Whether a person wrote it. A group's administrators may write in the group's name, which the Bot API shows as a bot
  /// with a chat as sender; a channel's posts reach its group by themselves.
  private static func isByPerson(_ json: JSONValue) -> Bool {
    if json["is_automatic_forward"]?.isTrue == true { return false }
    return json["from"]?["is_bot"]?.isTrue != true || json["sender_chat"]?.isObject == true
  }

  /// The message that this one replies to. In a topic each message replies to the one that opened it, which says nothing.
  private static func replied(_ json: JSONValue) -> JSONValue? {
    guard let replied = json["reply_to_message"], replied["forum_topic_created"] == nil else { return nil }
    return replied
  }

  private static func mention(_ entity: JSONValue) -> Range<Int>? {
    guard entity["type"]?.text == "mention", let start = entity["offset"]?.whole,
      let length = entity["length"]?.whole, start >= 0, length > 0, length < 1_000, start < 1_000_000
    else { return nil }
    return start..<start + length
  }
}
