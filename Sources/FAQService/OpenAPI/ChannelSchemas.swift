import JSON

/// The messages of the REST channel.
enum ChannelSchemas {
  static let all: JSONTree = [
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
}
