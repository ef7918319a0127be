import JSON

/// The messages of the channels.
enum ChannelSchemas {
  static let rest: JSONTree = [
    "ChannelRequest": Schema.object(
      [:],
      optional: [
        "sender": [
          "type": ["string", "null"],
          "description": "Whose conversation goes on. Without one each message stands alone.",
        ],
        "message": ["type": ["string", "null"], "description": "What is asked; /restart begins anew."],
      ]),
    "ChannelMessage": Schema.object(
      ["recipient_id": Schema.string, "text": Schema.string],
      optional: ["buttons": Schema.array(Schema.of("ChannelButton"))]),
    "ChannelButton": Schema.object(["title": Schema.string, "payload": Schema.string]),
  ]

  /// Every other JSON is taken, too, and answered with silence, because the Bot API grows.
  static let telegram: JSONTree = [
    "TelegramUpdate": [
      "description": "An Update of the Bot API. Whatever is no message of a person is answered with silence."
    ]
  ]
}
