extension Browser {
  /// Presses keys together: each goes down in turn, and all go up in the order from the last to the first.
  func hold(_ keys: String) throws {
    let actions =
      keys.map { ["type": "keyDown", "value": String($0)] }
      + keys.reversed().map { ["type": "keyUp", "value": String($0)] }
    try command(
      "POST", "/actions", ["actions": [["type": "key", "id": "keyboard", "actions": actions]]])
  }
}

extension Key {
  static let control = "\u{E009}"
}
