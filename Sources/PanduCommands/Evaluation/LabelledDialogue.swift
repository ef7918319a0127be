import FAQConversation
import JSON

/// A labelled conversation: what is said in each turn, and what its reply must be like.
package struct LabelledDialogue {
  enum Message {
    case say(String)
    /// The number of the choice that leads to an entry, in the list that the reply before offers.
    case pick(entry: String)
  }

  /// A regular expression with its text, for messages.
  struct Expression {
    var text: String
    var regex: Regex<AnyRegexOutput>
  }

  /// A turn. A check that is left out is nil or empty, and holds always.
  struct Turn {
    var message: Message
    /// The outcomes that are right.
    var outcomes: [String]?
    /// The entries that are right; nil among them is a reply without an entry.
    var entries: [String?]?
    /// Each is found in the reply's JSON.
    var has: [Expression] = []
    /// None is found in the reply's JSON.
    var lacks: [Expression] = []
  }

  var id: String
  var turns: [Turn]

  /// Reads one object. Members that it does not know are ignored.
  ///
  /// - Throws: the part of the object that has another form.
  init(_ object: [[UInt8]: JSONValue]) throws(LabelError) {
    guard let id = object[text: "id"], case .array(let turns)? = object[name: "turns"] else {
      throw .dialogue
    }
    self.id = id
    self.turns = []
    for (number, value) in turns.enumerated() {
      guard case .object(let members) = value, let turn = try Turn(members, number: number + 1) else {
        throw .turn(number + 1)
      }
      self.turns.append(turn)
    }
    guard !self.turns.isEmpty else { throw .dialogue }
  }
}

extension LabelledDialogue.Turn {
  /// - Returns: nil when it says nothing, or a member has another form.
  /// - Throws: ``LabelError/expression(turn:_:)``.
  fileprivate init?(_ members: [[UInt8]: JSONValue], number: Int) throws(LabelError) {
    switch (members[text: "say"], members[text: "pick"]) {
    case (let message?, nil): self.message = .say(message)
    case (nil, let entry?): self.message = .pick(entry: entry)
    case (nil, nil), (_?, _?): return nil
    }
    guard let outcomes = members.texts("outcome"), let entries = members.texts("entry"),
      let has = members.texts("has"), let lacks = members.texts("lacks")
    else { return nil }
    self.outcomes = outcomes.isEmpty ? nil : outcomes.compactMap { $0 }
    self.entries = entries.isEmpty ? nil : entries
    self.has = try LabelledDialogue.Turn.expressions(has, turn: number)
    self.lacks = try LabelledDialogue.Turn.expressions(lacks, turn: number)
  }

  private static func expressions(_ texts: [String?], turn: Int) throws(LabelError)
    -> [LabelledDialogue.Expression]
  {
    var expressions: [LabelledDialogue.Expression] = []
    for text in texts.compactMap({ $0 }) {
      guard let regex = try? Regex(text) else { throw .expression(turn: turn, text) }
      expressions.append(.init(text: text, regex: regex))
    }
    return expressions
  }
}

extension [[UInt8]: JSONValue] {
  subscript(name name: String) -> JSONValue? { self[Array(name.utf8)] }

  /// The member of a name when it is a string.
  subscript(text name: String) -> String? {
    if case .string(let text)? = self[name: name] { text } else { nil }
  }

  /// The member of a name as a list of strings and nulls. A string alone is a list of one, and an absent member is empty.
  ///
  /// - Returns: nil for any other value.
  fileprivate func texts(_ name: String) -> [String?]? {
    switch self[name: name] {
    case nil, .null?: return []
    case .string(let text)?: return [text]
    case .array(let values)?:
      var texts: [String?] = []
      for value in values {
        switch value {
        case .null: texts.append(nil)
        case .string(let text): texts.append(text)
        case .bool, .number, .array, .object: return nil
        }
      }
      return texts
    case .bool?, .number?, .object?: return nil
    }
  }
}
