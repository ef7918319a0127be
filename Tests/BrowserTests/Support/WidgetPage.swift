/// The widget on a page that a browser shows.
struct WidgetPage {
  /// The widget's own tree, as a script finds it.
  static let root = "document.querySelector('pandu-widget').shadowRoot"
  static let last = "\(root).querySelector('.log').lastElementChild"

  let browser: Browser

  /// Runs `body` with the widget open on a page of another origin, in a browser of its own.
  ///
  /// `pandu`: the site that the widget asks; by default the service over the shipped knowledge. `style` and `policy`: of
  /// the page. `before`: readies the browser, before the page is opened.
  static func with(
    _ pandu: Site? = nil, look: Browser.Look = Browser.Look(), style: String = "", policy: String? = nil,
    page: HostPage = HostPage(), before: (Browser) throws -> Void = { _ in },
    _ body: (WidgetPage, Browser) throws -> Void
  ) throws {
    let pandu = try pandu ?? Sites.pandu()
    let host = try Sites.host(pandu, style: style, policy: policy, page: page)
    try withExtendedLifetime((pandu, host)) {
      try Browser.with(look) { browser in
        try before(browser)
        try browser.open(host.address)
        let page = WidgetPage(browser: browser)
        try page.isThere()
        try browser.click("\(root).querySelector('.launcher')")
        try body(page, browser)
      }
    }
  }

  func isThere() throws {
    try browser.wait(until: "document.querySelector('pandu-widget')?.shadowRoot?.querySelector('.launcher')")
  }

  func reload() throws {
    try browser.reload()
    try isThere()
  }

  /// Types a question and sends it, whether or not there will be an answer.
  func send(_ question: String) throws {
    try browser.click("\(WidgetPage.root).querySelector('#question')")
    try browser.type(question + Key.enter)
  }

  func ask(_ question: String) throws {
    try send(question)
    try answered()
  }

  /// Waits for the answer to the last question.
  func answered() throws {
    try browser.wait(
      until: "\(WidgetPage.last).matches('.turn') && \(WidgetPage.last).querySelector('.theirs')")
  }

  /// Presses the button of this label in the last turn, as soon as it is there.
  func press(_ label: String, in place: String = WidgetPage.last) throws {
    let button =
      "[...\(place).querySelectorAll('button')].find(b => b.textContent === '\(label)' && b.checkVisibility())"
    try browser.wait(until: button)
    try browser.click(button)
  }

  /// Opens the panel; where it stood open before a reload, it opens by itself.
  func open() throws {
    try browser.run("document.querySelector('pandu-widget').open()")
  }

  /// What the last turn shows now.
  func seen() throws -> String { try browser.text("\(WidgetPage.last).innerText") }

  /// What is said to those who hear the page.
  func announced() throws -> String {
    try browser.text("\(WidgetPage.root).querySelector('[role=status]').textContent")
  }

  /// The text of the element that has the focus.
  func focused() throws -> String { try browser.text("\(WidgetPage.root).activeElement?.textContent") }

  /// What the last turn says, whether in view or not.
  func said() throws -> String { try browser.text("\(WidgetPage.last).textContent") }

  func turns() throws -> Int {
    try browser.number("\(WidgetPage.root).querySelectorAll('.turn').length")
  }
}
