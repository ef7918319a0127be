import Foundation

extension Browser {
  func open(_ address: String) throws { try command("POST", "/url", ["url": address]) }

  func reload() throws { try command("POST", "/refresh", [:]) }

  /// Runs a script in the page; its value is what the script returns.
  @discardableResult
  func run(_ script: String, _ arguments: [Any] = []) throws -> Any? {
    try command("POST", "/execute/sync", ["script": script, "args": arguments])
  }

  /// Runs a script in each page that is opened from now on, before the page's own.
  func add(script: String) throws {
    try devtools("Page.addScriptToEvaluateOnNewDocument", ["source": script])
  }

  func text(_ expression: String) throws -> String {
    try run("return String(\(expression))") as? String ?? ""
  }

  func number(_ expression: String) throws -> Int {
    (try run("return Number(\(expression))") as? NSNumber)?.intValue ?? -1
  }

  func holds(_ expression: String) throws -> Bool {
    (try run("return !!(\(expression))") as? NSNumber)?.boolValue ?? false
  }

  /// Waits until the page makes it true, looking again with each frame that it paints.
  func wait(until expression: String) throws {
    let script = """
      const done = arguments[0];
      const look = () => { let holds = false; try { holds = !!(\(expression)); } catch {}
        holds ? done(true) : setTimeout(look, 10); };
      look();
      """
    // A page that is left while it is looked at is looked at anew, once it is another. The driver calls that a timeout,
    // too, where the page may run no scripts.
    for _ in 0..<5 {
      do {
        try command("POST", "/execute/async", ["script": script, "args": []])
        return
      } catch is Refused {
        continue
      }
    }
    throw Refused(kind: "condition", message: "never true: \(expression)")
  }

  /// Clicks an element as a hand would; `expression` finds it.
  func click(_ expression: String) throws {
    let found = try run("return \(expression)") as? [String: Any]
    guard let id = found?.values.first as? String else {
      throw Refused(kind: "element", message: "no element: \(expression)")
    }
    try command("POST", "/element/\(id)/click", [:])
  }

  /// Presses keys one after the other, wherever the focus is.
  func type(_ keys: String) throws {
    let actions = keys.flatMap { key in
      [["type": "keyDown", "value": String(key)], ["type": "keyUp", "value": String(key)]]
    }
    try command(
      "POST", "/actions", ["actions": [["type": "key", "id": "keyboard", "actions": actions]]])
  }

  func isOffline(_ isOffline: Bool) throws {
    let conditions: [String: Any] = [
      "offline": isOffline, "latency": 0, "download_throughput": 10_000_000, "upload_throughput": 10_000_000,
    ]
    try command("POST", "/chromium/network_conditions", ["network_conditions": conditions])
  }

  /// The page as it would be printed.
  func printed() throws -> Data {
    Data(base64Encoded: try command("POST", "/print", [:]) as? String ?? "") ?? Data()
  }
}

/// Keys without a letter, as WebDriver names them.
enum Key {
  static let tab = "\u{E004}"
  static let enter = "\u{E007}"
  static let escape = "\u{E00C}"
  static let up = "\u{E013}"
  static let down = "\u{E015}"
}
