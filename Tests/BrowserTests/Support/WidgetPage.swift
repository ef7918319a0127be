/// The widget on a page that a browser shows.
struct WidgetPage {
  /// The widget's own tree, as a script finds it.
  static let root = "document.querySelector('pandu-widget').shadowRoot"
  static let last = "\(root).querySelector('.log').lastElementChild"

  let browser: Browser

  /// Opens a page and the widget on it.
  static func open(_ browser: Browser, _ address: String) throws -> WidgetPage {
    try browser.open(address)
    let page = WidgetPage(browser: browser)
    try page.isThere()
    try browser.click("\(root).querySelector('.launcher')")
    return page
  }

  func isThere() throws {
    try browser.wait(until: "document.querySelector('pandu-widget')?.shadowRoot?.querySelector('dialog')")
  }

  func ask(_ question: String) throws {
    try browser.click("\(WidgetPage.root).querySelector('textarea')")
    try browser.type(question + Key.enter)
    try answered()
  }

  /// Waits for the answer to the last question.
  func answered() throws {
    try browser.wait(
      until: "\(WidgetPage.last).matches('.turn') && \(WidgetPage.last).querySelector('.theirs')")
  }

  /// Presses the button of this label in the last turn.
  func press(_ label: String, in place: String = WidgetPage.last) throws {
    try browser.click("[...\(place).querySelectorAll('button')].find(b => b.textContent === '\(label)')")
  }

  /// What the last turn says, whether in view or not.
  func said() throws -> String { try browser.text("\(WidgetPage.last).textContent") }

  func turns() throws -> Int {
    try browser.number("\(WidgetPage.root).querySelectorAll('.turn').length")
  }
}
