import Foundation

/// A session of a headless browser, driven over WebDriver.
struct Browser {
  struct Refused: Error {
    /// What WebDriver calls it.
    var kind: String
    var message: String
  }

  /// How a session begins.
  struct Look {
    var width = 1280
    var height = 860
    var isDark = false
    static let phone = Look(width: 360, height: 740)
    static let dark = Look(isDark: true)
    static let darkPhone = Look(width: 360, height: 740, isDark: true)
  }

  private let port: Int
  private let session: String

  /// Runs `body` in a new session, which is ended whatever happens.
  static func with(_ look: Look = Look(), _ body: (Browser) throws -> Void) throws {
    let driver = try ChromeDriver()
    defer { driver.end() }
    let options: [String: Any] = [
      "args": [
        "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
        "--window-size=\(look.width),\(look.height)",
      ]
    ]
    let wanted: [String: Any] = ["browserName": "chrome", "goog:chromeOptions": options]
    let made = try send("POST", "/session", driver.port, ["capabilities": ["alwaysMatch": wanted]])
    let id = (made as? [String: Any])?["sessionId"] as? String ?? ""
    let browser = Browser(port: driver.port, session: "/session/" + id)
    do {
      try browser.dress(look)
      try body(browser)
      try browser.command("DELETE", "")
    } catch {
      _ = try? browser.command("DELETE", "")
      throw error
    }
  }

  private func dress(_ look: Look) throws {
    // A condition that does not come true within this many milliseconds never will.
    try command("POST", "/timeouts", ["script": 20_000])
    try devtools(
      "Emulation.setDeviceMetricsOverride",
      ["width": look.width, "height": look.height, "deviceScaleFactor": 1, "mobile": false])
    let scheme = ["name": "prefers-color-scheme", "value": look.isDark ? "dark" : "light"]
    try devtools("Emulation.setEmulatedMedia", ["features": [scheme]])
  }

  @discardableResult
  func command(_ method: String, _ path: String, _ body: [String: Any]? = nil) throws -> Any? {
    try Browser.send(method, session + path, port, body)
  }

  func devtools(_ name: String, _ parameters: [String: Any]) throws {
    try command("POST", "/goog/cdp/execute", ["cmd": name, "params": parameters])
  }

  private static func send(_ method: String, _ path: String, _ port: Int, _ body: [String: Any]?) throws
    -> Any?
  {
    let sent = try body.map { try JSONSerialization.data(withJSONObject: $0) } ?? Data()
    let data = try DriverCall.send(method, path, port: port, sent)
    let value = (try JSONSerialization.jsonObject(with: data) as? [String: Any])?["value"]
    if let fault = value as? [String: Any], let kind = fault["error"] as? String {
      throw Refused(kind: kind, message: fault["message"] as? String ?? "")
    }
    return value
  }
}
